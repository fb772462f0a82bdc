module @jit_write_row attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x128xi32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3xi32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3xi1> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xi1> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3x97xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x97xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3xi32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3x2xui32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3x4xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3xi32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3xi32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xi1> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 20 : i32}, %arg21: tensor<i32>, %arg22: tensor<1x128xi32>, %arg23: tensor<i32>, %arg24: tensor<i1>, %arg25: tensor<i1>, %arg26: tensor<97xf32>, %arg27: tensor<97xf32>, %arg28: tensor<f32>, %arg29: tensor<i32>, %arg30: tensor<f32>, %arg31: tensor<f32>, %arg32: tensor<2xui32>, %arg33: tensor<4xi32>, %arg34: tensor<i32>, %arg35: tensor<i32>, %arg36: tensor<i32>, %arg37: tensor<f32>, %arg38: tensor<i32>, %arg39: tensor<f32>, %arg40: tensor<f32>, %arg41: tensor<i1>, %arg42: tensor<i1>) -> (tensor<3x1x128xi32> {jax.result_info = "result.ids"}, tensor<3xi32> {jax.result_info = "result.position"}, tensor<3xi1> {jax.result_info = "result.active"}, tensor<3xi1> {jax.result_info = "result.needs_token"}, tensor<3x97xf32> {jax.result_info = "result.logits"}, tensor<3x97xf32> {jax.result_info = "result.bias"}, tensor<3xf32> {jax.result_info = "result.sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result.sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result.sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result.sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result.sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result.sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result.sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result.sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result.sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result.sampling_params.repetition_penalty"}, tensor<3xi32> {jax.result_info = "result.sampling_params.repetition_size"}, tensor<3xf32> {jax.result_info = "result.sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result.sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result.sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result.sampling_params.constrained"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg21, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg21, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg21 : tensor<i1>, tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %4 = "stablehlo.scatter"(%arg0, %3, %arg22) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i32>, %arg44: tensor<i32>):
      stablehlo.return %arg44 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<1xi32>, tensor<1x128xi32>) -> tensor<3x1x128xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %arg21, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %6 = stablehlo.add %arg21, %c_2 : tensor<i32>
    %7 = stablehlo.select %5, %6, %arg21 : tensor<i1>, tensor<i32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = "stablehlo.scatter"(%arg1, %8, %arg23) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i32>, %arg44: tensor<i32>):
      stablehlo.return %arg44 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %arg21, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %11 = stablehlo.add %arg21, %c_4 : tensor<i32>
    %12 = stablehlo.select %10, %11, %arg21 : tensor<i1>, tensor<i32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %14 = "stablehlo.scatter"(%arg2, %13, %arg24) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i1>, %arg44: tensor<i1>):
      stablehlo.return %arg44 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %arg21, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<3> : tensor<i32>
    %16 = stablehlo.add %arg21, %c_6 : tensor<i32>
    %17 = stablehlo.select %15, %16, %arg21 : tensor<i1>, tensor<i32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = "stablehlo.scatter"(%arg3, %18, %arg25) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i1>, %arg44: tensor<i1>):
      stablehlo.return %arg44 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %arg21, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %21 = stablehlo.add %arg21, %c_8 : tensor<i32>
    %22 = stablehlo.select %20, %21, %arg21 : tensor<i1>, tensor<i32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %24 = "stablehlo.scatter"(%arg4, %23, %arg26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      stablehlo.return %arg44 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.compare LT, %arg21, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<3> : tensor<i32>
    %26 = stablehlo.add %arg21, %c_10 : tensor<i32>
    %27 = stablehlo.select %25, %26, %arg21 : tensor<i1>, tensor<i32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %29 = "stablehlo.scatter"(%arg5, %28, %arg27) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      stablehlo.return %arg44 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.compare LT, %arg21, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %31 = stablehlo.add %arg21, %c_12 : tensor<i32>
    %32 = stablehlo.select %30, %31, %arg21 : tensor<i1>, tensor<i32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %34 = "stablehlo.scatter"(%arg6, %33, %arg28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      stablehlo.return %arg44 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.compare LT, %arg21, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %36 = stablehlo.add %arg21, %c_14 : tensor<i32>
    %37 = stablehlo.select %35, %36, %arg21 : tensor<i1>, tensor<i32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.scatter"(%arg7, %38, %arg29) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i32>, %arg44: tensor<i32>):
      stablehlo.return %arg44 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.compare LT, %arg21, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %41 = stablehlo.add %arg21, %c_16 : tensor<i32>
    %42 = stablehlo.select %40, %41, %arg21 : tensor<i1>, tensor<i32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %44 = "stablehlo.scatter"(%arg8, %43, %arg30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      stablehlo.return %arg44 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.compare LT, %arg21, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %46 = stablehlo.add %arg21, %c_18 : tensor<i32>
    %47 = stablehlo.select %45, %46, %arg21 : tensor<i1>, tensor<i32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %49 = "stablehlo.scatter"(%arg9, %48, %arg31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      stablehlo.return %arg44 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.compare LT, %arg21, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<3> : tensor<i32>
    %51 = stablehlo.add %arg21, %c_20 : tensor<i32>
    %52 = stablehlo.select %50, %51, %arg21 : tensor<i1>, tensor<i32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %54 = "stablehlo.scatter"(%arg10, %53, %arg32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<ui32>, %arg44: tensor<ui32>):
      stablehlo.return %arg44 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.compare LT, %arg21, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_22 = stablehlo.constant dense<3> : tensor<i32>
    %56 = stablehlo.add %arg21, %c_22 : tensor<i32>
    %57 = stablehlo.select %55, %56, %arg21 : tensor<i1>, tensor<i32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %59 = "stablehlo.scatter"(%arg11, %58, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i32>, %arg44: tensor<i32>):
      stablehlo.return %arg44 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.compare LT, %arg21, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_24 = stablehlo.constant dense<3> : tensor<i32>
    %61 = stablehlo.add %arg21, %c_24 : tensor<i32>
    %62 = stablehlo.select %60, %61, %arg21 : tensor<i1>, tensor<i32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %64 = "stablehlo.scatter"(%arg12, %63, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i32>, %arg44: tensor<i32>):
      stablehlo.return %arg44 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.compare LT, %arg21, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_26 = stablehlo.constant dense<3> : tensor<i32>
    %66 = stablehlo.add %arg21, %c_26 : tensor<i32>
    %67 = stablehlo.select %65, %66, %arg21 : tensor<i1>, tensor<i32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %69 = "stablehlo.scatter"(%arg13, %68, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i32>, %arg44: tensor<i32>):
      stablehlo.return %arg44 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.compare LT, %arg21, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_28 = stablehlo.constant dense<3> : tensor<i32>
    %71 = stablehlo.add %arg21, %c_28 : tensor<i32>
    %72 = stablehlo.select %70, %71, %arg21 : tensor<i1>, tensor<i32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %74 = "stablehlo.scatter"(%arg14, %73, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i32>, %arg44: tensor<i32>):
      stablehlo.return %arg44 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.compare LT, %arg21, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<3> : tensor<i32>
    %76 = stablehlo.add %arg21, %c_30 : tensor<i32>
    %77 = stablehlo.select %75, %76, %arg21 : tensor<i1>, tensor<i32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %79 = "stablehlo.scatter"(%arg15, %78, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      stablehlo.return %arg44 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.compare LT, %arg21, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_32 = stablehlo.constant dense<3> : tensor<i32>
    %81 = stablehlo.add %arg21, %c_32 : tensor<i32>
    %82 = stablehlo.select %80, %81, %arg21 : tensor<i1>, tensor<i32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %84 = "stablehlo.scatter"(%arg16, %83, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i32>, %arg44: tensor<i32>):
      stablehlo.return %arg44 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.compare LT, %arg21, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<3> : tensor<i32>
    %86 = stablehlo.add %arg21, %c_34 : tensor<i32>
    %87 = stablehlo.select %85, %86, %arg21 : tensor<i1>, tensor<i32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %89 = "stablehlo.scatter"(%arg17, %88, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      stablehlo.return %arg44 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.compare LT, %arg21, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<3> : tensor<i32>
    %91 = stablehlo.add %arg21, %c_36 : tensor<i32>
    %92 = stablehlo.select %90, %91, %arg21 : tensor<i1>, tensor<i32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %94 = "stablehlo.scatter"(%arg18, %93, %arg40) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      stablehlo.return %arg44 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.compare LT, %arg21, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %96 = stablehlo.add %arg21, %c_38 : tensor<i32>
    %97 = stablehlo.select %95, %96, %arg21 : tensor<i1>, tensor<i32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %99 = "stablehlo.scatter"(%arg19, %98, %arg41) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i1>, %arg44: tensor<i1>):
      stablehlo.return %arg44 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.compare LT, %arg21, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_40 = stablehlo.constant dense<3> : tensor<i32>
    %101 = stablehlo.add %arg21, %c_40 : tensor<i32>
    %102 = stablehlo.select %100, %101, %arg21 : tensor<i1>, tensor<i32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %104 = "stablehlo.scatter"(%arg20, %103, %arg42) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg43: tensor<i1>, %arg44: tensor<i1>):
      stablehlo.return %arg44 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    return %4, %9, %14, %19, %24, %29, %34, %39, %44, %49, %54, %59, %64, %69, %74, %79, %84, %89, %94, %99, %104 : tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>
  }
}
