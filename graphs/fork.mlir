module @jit_fork attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3x1x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3x1x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3x1x128xi32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3xi1> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3x97xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x97xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3x2xui32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3x4xi32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xi32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xi32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<3xi1> {tf.aliasing_output = 22 : i32}, %arg23: tensor<3xi1> {tf.aliasing_output = 23 : i32}, %arg24: tensor<3xi1> {tf.aliasing_output = 24 : i32}, %arg25: tensor<i32>, %arg26: tensor<i32>, %arg27: tensor<f32>, %arg28: tensor<i32>, %arg29: tensor<f32>, %arg30: tensor<f32>, %arg31: tensor<2xui32>, %arg32: tensor<4xi32>, %arg33: tensor<i32>, %arg34: tensor<i32>, %arg35: tensor<i32>, %arg36: tensor<f32>, %arg37: tensor<f32>, %arg38: tensor<f32>, %arg39: tensor<i1>, %arg40: tensor<i1>, %arg41: tensor<i1>) -> (tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[0].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[0].values"}, tensor<3x1x3x10x128xf32> {jax.result_info = "result.kv[1].keys"}, tensor<3x1x3x128x10xf32> {jax.result_info = "result.kv[1].values"}, tensor<3x1x128xi32> {jax.result_info = "result.rows.ids"}, tensor<3xi32> {jax.result_info = "result.rows.position"}, tensor<3xi1> {jax.result_info = "result.rows.live"}, tensor<3xi1> {jax.result_info = "result.rows.due"}, tensor<3x97xf32> {jax.result_info = "result.rows.logits"}, tensor<3x97xf32> {jax.result_info = "result.rows.bias"}, tensor<3xf32> {jax.result_info = "result.rows.rules.temperature"}, tensor<3xi32> {jax.result_info = "result.rows.rules.top_k"}, tensor<3xf32> {jax.result_info = "result.rows.rules.top_p"}, tensor<3xf32> {jax.result_info = "result.rows.rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result.rows.rules.seed"}, tensor<3x4xi32> {jax.result_info = "result.rows.rules.stop"}, tensor<3xi32> {jax.result_info = "result.rows.rules.limit"}, tensor<3xi32> {jax.result_info = "result.rows.rules.prompt"}, tensor<3xi32> {jax.result_info = "result.rows.rules.least"}, tensor<3xf32> {jax.result_info = "result.rows.rules.repetition"}, tensor<3xf32> {jax.result_info = "result.rows.rules.presence"}, tensor<3xf32> {jax.result_info = "result.rows.rules.frequency"}, tensor<3xi1> {jax.result_info = "result.rows.rules.biased"}, tensor<3xi1> {jax.result_info = "result.rows.rules.formed"}, tensor<3xi1> {jax.result_info = "result.rows.rules.asked"}) {
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
    %8:5 = stablehlo.while(%iterArg = %arg25, %iterArg_139 = %arg26, %iterArg_140 = %c_4, %iterArg_141 = %7, %iterArg_142 = %arg4) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
    cond {
      %300 = stablehlo.compare LT, %iterArg_140, %iterArg_141, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %300 : tensor<i1>
    } do {
      %c_143 = stablehlo.constant dense<1> : tensor<i32>
      %300 = stablehlo.add %iterArg_140, %c_143 : tensor<i32>
      %c_144 = stablehlo.constant dense<0> : tensor<i32>
      %301 = stablehlo.compare LT, %iterArg, %c_144, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_145 = stablehlo.constant dense<3> : tensor<i32>
      %302 = stablehlo.add %iterArg, %c_145 : tensor<i32>
      %303 = stablehlo.select %301, %302, %iterArg : tensor<i1>, tensor<i32>
      %c_146 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %iterArg_140, %c_146, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %305 = stablehlo.convert %iterArg_140 : tensor<i32>
      %c_147 = stablehlo.constant dense<1> : tensor<i32>
      %306 = stablehlo.add %305, %c_147 : tensor<i32>
      %307 = stablehlo.select %304, %306, %iterArg_140 : tensor<i1>, tensor<i32>
      %c_148 = stablehlo.constant dense<0> : tensor<i32>
      %308 = stablehlo.dynamic_slice %iterArg_142, %303, %307, %c_148, sizes = [1, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x128xi32>
      %c_149 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.compare LT, %iterArg_139, %c_149, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_150 = stablehlo.constant dense<3> : tensor<i32>
      %310 = stablehlo.add %iterArg_139, %c_150 : tensor<i32>
      %311 = stablehlo.select %309, %310, %iterArg_139 : tensor<i1>, tensor<i32>
      %c_151 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.compare LT, %iterArg_140, %c_151, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %313 = stablehlo.convert %iterArg_140 : tensor<i32>
      %c_152 = stablehlo.constant dense<1> : tensor<i32>
      %314 = stablehlo.add %313, %c_152 : tensor<i32>
      %315 = stablehlo.select %312, %314, %iterArg_140 : tensor<i1>, tensor<i32>
      %c_153 = stablehlo.constant dense<0> : tensor<i32>
      %316 = stablehlo.dynamic_update_slice %iterArg_142, %308, %311, %315, %c_153 : (tensor<3x1x128xi32>, tensor<1x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x128xi32>
      stablehlo.return %iterArg, %iterArg_139, %300, %iterArg_141, %316 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x128xi32>
    }
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %arg25, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<3> : tensor<i32>
    %10 = stablehlo.add %arg25, %c_6 : tensor<i32>
    %11 = stablehlo.select %9, %10, %arg25 : tensor<i1>, tensor<i32>
    %12 = stablehlo.dynamic_slice %arg5, %11, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.reshape %12 : (tensor<1xi32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %arg26, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %15 = stablehlo.add %arg26, %c_8 : tensor<i32>
    %16 = stablehlo.select %14, %15, %arg26 : tensor<i1>, tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.scatter"(%arg5, %17, %13) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.compare LT, %arg25, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<3> : tensor<i32>
    %20 = stablehlo.add %arg25, %c_10 : tensor<i32>
    %21 = stablehlo.select %19, %20, %arg25 : tensor<i1>, tensor<i32>
    %22 = stablehlo.dynamic_slice %arg6, %21, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %23 = stablehlo.reshape %22 : (tensor<1xi1>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %arg26, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.add %arg26, %c_12 : tensor<i32>
    %26 = stablehlo.select %24, %25, %arg26 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%arg6, %27, %23) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.compare LT, %arg25, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %30 = stablehlo.add %arg25, %c_14 : tensor<i32>
    %31 = stablehlo.select %29, %30, %arg25 : tensor<i1>, tensor<i32>
    %32 = stablehlo.dynamic_slice %arg7, %31, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %33 = stablehlo.reshape %32 : (tensor<1xi1>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.compare LT, %arg26, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %35 = stablehlo.add %arg26, %c_16 : tensor<i32>
    %36 = stablehlo.select %34, %35, %arg26 : tensor<i1>, tensor<i32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %38 = "stablehlo.scatter"(%arg7, %37, %33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.compare LT, %arg25, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %40 = stablehlo.add %arg25, %c_18 : tensor<i32>
    %41 = stablehlo.select %39, %40, %arg25 : tensor<i1>, tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.compare LT, %c_19, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<97> : tensor<i32>
    %43 = stablehlo.add %c_21, %c_22 : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.select %42, %43, %c_23 : tensor<i1>, tensor<i32>
    %45 = stablehlo.dynamic_slice %arg8, %41, %44, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %46 = stablehlo.reshape %45 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.compare LT, %arg26, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %48 = stablehlo.add %arg26, %c_25 : tensor<i32>
    %49 = stablehlo.select %47, %48, %arg26 : tensor<i1>, tensor<i32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %51 = "stablehlo.scatter"(%arg8, %50, %46) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.compare LT, %arg25, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<3> : tensor<i32>
    %53 = stablehlo.add %arg25, %c_27 : tensor<i32>
    %54 = stablehlo.select %52, %53, %arg25 : tensor<i1>, tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.compare LT, %c_28, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %c_31 = stablehlo.constant dense<97> : tensor<i32>
    %56 = stablehlo.add %c_30, %c_31 : tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.select %55, %56, %c_32 : tensor<i1>, tensor<i32>
    %58 = stablehlo.dynamic_slice %arg9, %54, %57, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %59 = stablehlo.reshape %58 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.compare LT, %arg26, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<3> : tensor<i32>
    %61 = stablehlo.add %arg26, %c_34 : tensor<i32>
    %62 = stablehlo.select %60, %61, %arg26 : tensor<i1>, tensor<i32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %64 = "stablehlo.scatter"(%arg9, %63, %59) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<1xi32>, tensor<97xf32>) -> tensor<3x97xf32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.compare LT, %arg25, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<3> : tensor<i32>
    %66 = stablehlo.add %arg25, %c_36 : tensor<i32>
    %67 = stablehlo.select %65, %66, %arg25 : tensor<i1>, tensor<i32>
    %68 = stablehlo.dynamic_slice %arg10, %67, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %69 = stablehlo.reshape %68 : (tensor<1xf32>) -> tensor<f32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.compare LT, %arg26, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %71 = stablehlo.add %arg26, %c_38 : tensor<i32>
    %72 = stablehlo.select %70, %71, %arg26 : tensor<i1>, tensor<i32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %74 = "stablehlo.scatter"(%arg10, %73, %69) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.compare LT, %arg25, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_40 = stablehlo.constant dense<3> : tensor<i32>
    %76 = stablehlo.add %arg25, %c_40 : tensor<i32>
    %77 = stablehlo.select %75, %76, %arg25 : tensor<i1>, tensor<i32>
    %78 = stablehlo.dynamic_slice %arg11, %77, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %79 = stablehlo.reshape %78 : (tensor<1xi32>) -> tensor<i32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.compare LT, %arg26, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_42 = stablehlo.constant dense<3> : tensor<i32>
    %81 = stablehlo.add %arg26, %c_42 : tensor<i32>
    %82 = stablehlo.select %80, %81, %arg26 : tensor<i1>, tensor<i32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %84 = "stablehlo.scatter"(%arg11, %83, %79) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %85 = stablehlo.compare LT, %arg25, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_44 = stablehlo.constant dense<3> : tensor<i32>
    %86 = stablehlo.add %arg25, %c_44 : tensor<i32>
    %87 = stablehlo.select %85, %86, %arg25 : tensor<i1>, tensor<i32>
    %88 = stablehlo.dynamic_slice %arg12, %87, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %89 = stablehlo.reshape %88 : (tensor<1xf32>) -> tensor<f32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %90 = stablehlo.compare LT, %arg26, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_46 = stablehlo.constant dense<3> : tensor<i32>
    %91 = stablehlo.add %arg26, %c_46 : tensor<i32>
    %92 = stablehlo.select %90, %91, %arg26 : tensor<i1>, tensor<i32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %94 = "stablehlo.scatter"(%arg12, %93, %89) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.compare LT, %arg25, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_48 = stablehlo.constant dense<3> : tensor<i32>
    %96 = stablehlo.add %arg25, %c_48 : tensor<i32>
    %97 = stablehlo.select %95, %96, %arg25 : tensor<i1>, tensor<i32>
    %98 = stablehlo.dynamic_slice %arg13, %97, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %99 = stablehlo.reshape %98 : (tensor<1xf32>) -> tensor<f32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.compare LT, %arg26, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_50 = stablehlo.constant dense<3> : tensor<i32>
    %101 = stablehlo.add %arg26, %c_50 : tensor<i32>
    %102 = stablehlo.select %100, %101, %arg26 : tensor<i1>, tensor<i32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %104 = "stablehlo.scatter"(%arg13, %103, %99) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %105 = stablehlo.compare LT, %arg25, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_52 = stablehlo.constant dense<3> : tensor<i32>
    %106 = stablehlo.add %arg25, %c_52 : tensor<i32>
    %107 = stablehlo.select %105, %106, %arg25 : tensor<i1>, tensor<i32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.compare LT, %c_53, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %c_56 = stablehlo.constant dense<2> : tensor<i32>
    %109 = stablehlo.add %c_55, %c_56 : tensor<i32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %110 = stablehlo.select %108, %109, %c_57 : tensor<i1>, tensor<i32>
    %111 = stablehlo.dynamic_slice %arg14, %107, %110, sizes = [1, 2] : (tensor<3x2xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
    %112 = stablehlo.reshape %111 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %113 = stablehlo.compare LT, %arg26, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_59 = stablehlo.constant dense<3> : tensor<i32>
    %114 = stablehlo.add %arg26, %c_59 : tensor<i32>
    %115 = stablehlo.select %113, %114, %arg26 : tensor<i1>, tensor<i32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %117 = "stablehlo.scatter"(%arg14, %116, %112) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<ui32>, %arg43: tensor<ui32>):
      stablehlo.return %arg43 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.compare LT, %arg25, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_61 = stablehlo.constant dense<3> : tensor<i32>
    %119 = stablehlo.add %arg25, %c_61 : tensor<i32>
    %120 = stablehlo.select %118, %119, %arg25 : tensor<i1>, tensor<i32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.compare LT, %c_62, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %c_65 = stablehlo.constant dense<4> : tensor<i32>
    %122 = stablehlo.add %c_64, %c_65 : tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.select %121, %122, %c_66 : tensor<i1>, tensor<i32>
    %124 = stablehlo.dynamic_slice %arg15, %120, %123, sizes = [1, 4] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %125 = stablehlo.reshape %124 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.compare LT, %arg26, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_68 = stablehlo.constant dense<3> : tensor<i32>
    %127 = stablehlo.add %arg26, %c_68 : tensor<i32>
    %128 = stablehlo.select %126, %127, %arg26 : tensor<i1>, tensor<i32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %130 = "stablehlo.scatter"(%arg15, %129, %125) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %131 = stablehlo.compare LT, %arg25, %c_69, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_70 = stablehlo.constant dense<3> : tensor<i32>
    %132 = stablehlo.add %arg25, %c_70 : tensor<i32>
    %133 = stablehlo.select %131, %132, %arg25 : tensor<i1>, tensor<i32>
    %134 = stablehlo.dynamic_slice %arg16, %133, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %135 = stablehlo.reshape %134 : (tensor<1xi32>) -> tensor<i32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %136 = stablehlo.compare LT, %arg26, %c_71, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_72 = stablehlo.constant dense<3> : tensor<i32>
    %137 = stablehlo.add %arg26, %c_72 : tensor<i32>
    %138 = stablehlo.select %136, %137, %arg26 : tensor<i1>, tensor<i32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %140 = "stablehlo.scatter"(%arg16, %139, %135) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_73 = stablehlo.constant dense<0> : tensor<i32>
    %141 = stablehlo.compare LT, %arg25, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_74 = stablehlo.constant dense<3> : tensor<i32>
    %142 = stablehlo.add %arg25, %c_74 : tensor<i32>
    %143 = stablehlo.select %141, %142, %arg25 : tensor<i1>, tensor<i32>
    %144 = stablehlo.dynamic_slice %arg17, %143, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %145 = stablehlo.reshape %144 : (tensor<1xi32>) -> tensor<i32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %146 = stablehlo.compare LT, %arg26, %c_75, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_76 = stablehlo.constant dense<3> : tensor<i32>
    %147 = stablehlo.add %arg26, %c_76 : tensor<i32>
    %148 = stablehlo.select %146, %147, %arg26 : tensor<i1>, tensor<i32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %150 = "stablehlo.scatter"(%arg17, %149, %145) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %151 = stablehlo.compare LT, %arg25, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_78 = stablehlo.constant dense<3> : tensor<i32>
    %152 = stablehlo.add %arg25, %c_78 : tensor<i32>
    %153 = stablehlo.select %151, %152, %arg25 : tensor<i1>, tensor<i32>
    %154 = stablehlo.dynamic_slice %arg18, %153, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %155 = stablehlo.reshape %154 : (tensor<1xi32>) -> tensor<i32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %156 = stablehlo.compare LT, %arg26, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_80 = stablehlo.constant dense<3> : tensor<i32>
    %157 = stablehlo.add %arg26, %c_80 : tensor<i32>
    %158 = stablehlo.select %156, %157, %arg26 : tensor<i1>, tensor<i32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %160 = "stablehlo.scatter"(%arg18, %159, %155) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_81 = stablehlo.constant dense<0> : tensor<i32>
    %161 = stablehlo.compare LT, %arg25, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_82 = stablehlo.constant dense<3> : tensor<i32>
    %162 = stablehlo.add %arg25, %c_82 : tensor<i32>
    %163 = stablehlo.select %161, %162, %arg25 : tensor<i1>, tensor<i32>
    %164 = stablehlo.dynamic_slice %arg19, %163, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %165 = stablehlo.reshape %164 : (tensor<1xf32>) -> tensor<f32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %166 = stablehlo.compare LT, %arg26, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_84 = stablehlo.constant dense<3> : tensor<i32>
    %167 = stablehlo.add %arg26, %c_84 : tensor<i32>
    %168 = stablehlo.select %166, %167, %arg26 : tensor<i1>, tensor<i32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %170 = "stablehlo.scatter"(%arg19, %169, %165) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %171 = stablehlo.compare LT, %arg25, %c_85, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_86 = stablehlo.constant dense<3> : tensor<i32>
    %172 = stablehlo.add %arg25, %c_86 : tensor<i32>
    %173 = stablehlo.select %171, %172, %arg25 : tensor<i1>, tensor<i32>
    %174 = stablehlo.dynamic_slice %arg20, %173, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %175 = stablehlo.reshape %174 : (tensor<1xf32>) -> tensor<f32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %176 = stablehlo.compare LT, %arg26, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_88 = stablehlo.constant dense<3> : tensor<i32>
    %177 = stablehlo.add %arg26, %c_88 : tensor<i32>
    %178 = stablehlo.select %176, %177, %arg26 : tensor<i1>, tensor<i32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %180 = "stablehlo.scatter"(%arg20, %179, %175) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %181 = stablehlo.compare LT, %arg25, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_90 = stablehlo.constant dense<3> : tensor<i32>
    %182 = stablehlo.add %arg25, %c_90 : tensor<i32>
    %183 = stablehlo.select %181, %182, %arg25 : tensor<i1>, tensor<i32>
    %184 = stablehlo.dynamic_slice %arg21, %183, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %185 = stablehlo.reshape %184 : (tensor<1xf32>) -> tensor<f32>
    %c_91 = stablehlo.constant dense<0> : tensor<i32>
    %186 = stablehlo.compare LT, %arg26, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_92 = stablehlo.constant dense<3> : tensor<i32>
    %187 = stablehlo.add %arg26, %c_92 : tensor<i32>
    %188 = stablehlo.select %186, %187, %arg26 : tensor<i1>, tensor<i32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %190 = "stablehlo.scatter"(%arg21, %189, %185) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %191 = stablehlo.compare LT, %arg25, %c_93, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_94 = stablehlo.constant dense<3> : tensor<i32>
    %192 = stablehlo.add %arg25, %c_94 : tensor<i32>
    %193 = stablehlo.select %191, %192, %arg25 : tensor<i1>, tensor<i32>
    %194 = stablehlo.dynamic_slice %arg22, %193, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %195 = stablehlo.reshape %194 : (tensor<1xi1>) -> tensor<i1>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %196 = stablehlo.compare LT, %arg26, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_96 = stablehlo.constant dense<3> : tensor<i32>
    %197 = stablehlo.add %arg26, %c_96 : tensor<i32>
    %198 = stablehlo.select %196, %197, %arg26 : tensor<i1>, tensor<i32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %200 = "stablehlo.scatter"(%arg22, %199, %195) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %201 = stablehlo.compare LT, %arg25, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_98 = stablehlo.constant dense<3> : tensor<i32>
    %202 = stablehlo.add %arg25, %c_98 : tensor<i32>
    %203 = stablehlo.select %201, %202, %arg25 : tensor<i1>, tensor<i32>
    %204 = stablehlo.dynamic_slice %arg23, %203, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %205 = stablehlo.reshape %204 : (tensor<1xi1>) -> tensor<i1>
    %c_99 = stablehlo.constant dense<0> : tensor<i32>
    %206 = stablehlo.compare LT, %arg26, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_100 = stablehlo.constant dense<3> : tensor<i32>
    %207 = stablehlo.add %arg26, %c_100 : tensor<i32>
    %208 = stablehlo.select %206, %207, %arg26 : tensor<i1>, tensor<i32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %210 = "stablehlo.scatter"(%arg23, %209, %205) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %211 = stablehlo.compare LT, %arg25, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_102 = stablehlo.constant dense<3> : tensor<i32>
    %212 = stablehlo.add %arg25, %c_102 : tensor<i32>
    %213 = stablehlo.select %211, %212, %arg25 : tensor<i1>, tensor<i32>
    %214 = stablehlo.dynamic_slice %arg24, %213, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %215 = stablehlo.reshape %214 : (tensor<1xi1>) -> tensor<i1>
    %c_103 = stablehlo.constant dense<0> : tensor<i32>
    %216 = stablehlo.compare LT, %arg26, %c_103, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_104 = stablehlo.constant dense<3> : tensor<i32>
    %217 = stablehlo.add %arg26, %c_104 : tensor<i32>
    %218 = stablehlo.select %216, %217, %arg26 : tensor<i1>, tensor<i32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %220 = "stablehlo.scatter"(%arg24, %219, %215) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %221 = stablehlo.compare LT, %arg26, %c_105, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_106 = stablehlo.constant dense<3> : tensor<i32>
    %222 = stablehlo.add %arg26, %c_106 : tensor<i32>
    %223 = stablehlo.select %221, %222, %arg26 : tensor<i1>, tensor<i32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %225 = "stablehlo.scatter"(%74, %224, %arg27) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %226 = stablehlo.compare LT, %arg26, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_108 = stablehlo.constant dense<3> : tensor<i32>
    %227 = stablehlo.add %arg26, %c_108 : tensor<i32>
    %228 = stablehlo.select %226, %227, %arg26 : tensor<i1>, tensor<i32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %230 = "stablehlo.scatter"(%84, %229, %arg28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %231 = stablehlo.compare LT, %arg26, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_110 = stablehlo.constant dense<3> : tensor<i32>
    %232 = stablehlo.add %arg26, %c_110 : tensor<i32>
    %233 = stablehlo.select %231, %232, %arg26 : tensor<i1>, tensor<i32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %235 = "stablehlo.scatter"(%94, %234, %arg29) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_111 = stablehlo.constant dense<0> : tensor<i32>
    %236 = stablehlo.compare LT, %arg26, %c_111, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_112 = stablehlo.constant dense<3> : tensor<i32>
    %237 = stablehlo.add %arg26, %c_112 : tensor<i32>
    %238 = stablehlo.select %236, %237, %arg26 : tensor<i1>, tensor<i32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %240 = "stablehlo.scatter"(%104, %239, %arg30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_113 = stablehlo.constant dense<0> : tensor<i32>
    %241 = stablehlo.compare LT, %arg26, %c_113, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_114 = stablehlo.constant dense<3> : tensor<i32>
    %242 = stablehlo.add %arg26, %c_114 : tensor<i32>
    %243 = stablehlo.select %241, %242, %arg26 : tensor<i1>, tensor<i32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %245 = "stablehlo.scatter"(%117, %244, %arg31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<ui32>, %arg43: tensor<ui32>):
      stablehlo.return %arg43 : tensor<ui32>
    }) : (tensor<3x2xui32>, tensor<1xi32>, tensor<2xui32>) -> tensor<3x2xui32>
    %c_115 = stablehlo.constant dense<0> : tensor<i32>
    %246 = stablehlo.compare LT, %arg26, %c_115, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_116 = stablehlo.constant dense<3> : tensor<i32>
    %247 = stablehlo.add %arg26, %c_116 : tensor<i32>
    %248 = stablehlo.select %246, %247, %arg26 : tensor<i1>, tensor<i32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %250 = "stablehlo.scatter"(%130, %249, %arg32) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3x4xi32>, tensor<1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %c_117 = stablehlo.constant dense<0> : tensor<i32>
    %251 = stablehlo.compare LT, %arg26, %c_117, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_118 = stablehlo.constant dense<3> : tensor<i32>
    %252 = stablehlo.add %arg26, %c_118 : tensor<i32>
    %253 = stablehlo.select %251, %252, %arg26 : tensor<i1>, tensor<i32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %255 = "stablehlo.scatter"(%140, %254, %arg33) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %256 = stablehlo.compare LT, %arg26, %c_119, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_120 = stablehlo.constant dense<3> : tensor<i32>
    %257 = stablehlo.add %arg26, %c_120 : tensor<i32>
    %258 = stablehlo.select %256, %257, %arg26 : tensor<i1>, tensor<i32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %260 = "stablehlo.scatter"(%150, %259, %arg34) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_121 = stablehlo.constant dense<0> : tensor<i32>
    %261 = stablehlo.compare LT, %arg26, %c_121, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_122 = stablehlo.constant dense<3> : tensor<i32>
    %262 = stablehlo.add %arg26, %c_122 : tensor<i32>
    %263 = stablehlo.select %261, %262, %arg26 : tensor<i1>, tensor<i32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %265 = "stablehlo.scatter"(%160, %264, %arg35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<i32>):
      stablehlo.return %arg43 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_123 = stablehlo.constant dense<0> : tensor<i32>
    %266 = stablehlo.compare LT, %arg26, %c_123, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_124 = stablehlo.constant dense<3> : tensor<i32>
    %267 = stablehlo.add %arg26, %c_124 : tensor<i32>
    %268 = stablehlo.select %266, %267, %arg26 : tensor<i1>, tensor<i32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %270 = "stablehlo.scatter"(%170, %269, %arg36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_125 = stablehlo.constant dense<0> : tensor<i32>
    %271 = stablehlo.compare LT, %arg26, %c_125, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_126 = stablehlo.constant dense<3> : tensor<i32>
    %272 = stablehlo.add %arg26, %c_126 : tensor<i32>
    %273 = stablehlo.select %271, %272, %arg26 : tensor<i1>, tensor<i32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %275 = "stablehlo.scatter"(%180, %274, %arg37) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_127 = stablehlo.constant dense<0> : tensor<i32>
    %276 = stablehlo.compare LT, %arg26, %c_127, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_128 = stablehlo.constant dense<3> : tensor<i32>
    %277 = stablehlo.add %arg26, %c_128 : tensor<i32>
    %278 = stablehlo.select %276, %277, %arg26 : tensor<i1>, tensor<i32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %280 = "stablehlo.scatter"(%190, %279, %arg38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      stablehlo.return %arg43 : tensor<f32>
    }) : (tensor<3xf32>, tensor<1xi32>, tensor<f32>) -> tensor<3xf32>
    %c_129 = stablehlo.constant dense<0> : tensor<i32>
    %281 = stablehlo.compare LT, %arg26, %c_129, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_130 = stablehlo.constant dense<3> : tensor<i32>
    %282 = stablehlo.add %arg26, %c_130 : tensor<i32>
    %283 = stablehlo.select %281, %282, %arg26 : tensor<i1>, tensor<i32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %285 = "stablehlo.scatter"(%200, %284, %arg39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_131 = stablehlo.constant dense<0> : tensor<i32>
    %286 = stablehlo.compare LT, %arg26, %c_131, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_132 = stablehlo.constant dense<3> : tensor<i32>
    %287 = stablehlo.add %arg26, %c_132 : tensor<i32>
    %288 = stablehlo.select %286, %287, %arg26 : tensor<i1>, tensor<i32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %290 = "stablehlo.scatter"(%210, %289, %arg40) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_133 = stablehlo.constant dense<0> : tensor<i32>
    %291 = stablehlo.compare LT, %arg26, %c_133, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_134 = stablehlo.constant dense<3> : tensor<i32>
    %292 = stablehlo.add %arg26, %c_134 : tensor<i32>
    %293 = stablehlo.select %291, %292, %arg26 : tensor<i1>, tensor<i32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %295 = "stablehlo.scatter"(%220, %294, %arg41) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      stablehlo.return %arg43 : tensor<i1>
    }) : (tensor<3xi1>, tensor<1xi32>, tensor<i1>) -> tensor<3xi1>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %296:5 = stablehlo.while(%iterArg = %arg25, %iterArg_139 = %arg26, %iterArg_140 = %c_135, %iterArg_141 = %7, %iterArg_142 = %arg0) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
    cond {
      %300 = stablehlo.compare LT, %iterArg_140, %iterArg_141, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %300 : tensor<i1>
    } do {
      %c_143 = stablehlo.constant dense<1> : tensor<i32>
      %300 = stablehlo.add %iterArg_140, %c_143 : tensor<i32>
      %c_144 = stablehlo.constant dense<0> : tensor<i32>
      %301 = stablehlo.compare LT, %iterArg, %c_144, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_145 = stablehlo.constant dense<3> : tensor<i32>
      %302 = stablehlo.add %iterArg, %c_145 : tensor<i32>
      %303 = stablehlo.select %301, %302, %iterArg : tensor<i1>, tensor<i32>
      %c_146 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %iterArg_140, %c_146, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %305 = stablehlo.convert %iterArg_140 : tensor<i32>
      %c_147 = stablehlo.constant dense<1> : tensor<i32>
      %306 = stablehlo.add %305, %c_147 : tensor<i32>
      %307 = stablehlo.select %304, %306, %iterArg_140 : tensor<i1>, tensor<i32>
      %c_148 = stablehlo.constant dense<0> : tensor<i32>
      %c_149 = stablehlo.constant dense<0> : tensor<i32>
      %c_150 = stablehlo.constant dense<0> : tensor<i32>
      %308 = stablehlo.dynamic_slice %iterArg_142, %303, %307, %c_148, %c_149, %c_150, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %c_151 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.compare LT, %iterArg_139, %c_151, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_152 = stablehlo.constant dense<3> : tensor<i32>
      %310 = stablehlo.add %iterArg_139, %c_152 : tensor<i32>
      %311 = stablehlo.select %309, %310, %iterArg_139 : tensor<i1>, tensor<i32>
      %c_153 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.compare LT, %iterArg_140, %c_153, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %313 = stablehlo.convert %iterArg_140 : tensor<i32>
      %c_154 = stablehlo.constant dense<1> : tensor<i32>
      %314 = stablehlo.add %313, %c_154 : tensor<i32>
      %315 = stablehlo.select %312, %314, %iterArg_140 : tensor<i1>, tensor<i32>
      %c_155 = stablehlo.constant dense<0> : tensor<i32>
      %c_156 = stablehlo.constant dense<0> : tensor<i32>
      %c_157 = stablehlo.constant dense<0> : tensor<i32>
      %316 = stablehlo.dynamic_update_slice %iterArg_142, %308, %311, %315, %c_155, %c_156, %c_157 : (tensor<3x1x3x10x128xf32>, tensor<1x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      stablehlo.return %iterArg, %iterArg_139, %300, %iterArg_141, %316 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
    }
    %c_136 = stablehlo.constant dense<0> : tensor<i32>
    %297:5 = stablehlo.while(%iterArg = %arg25, %iterArg_139 = %arg26, %iterArg_140 = %c_136, %iterArg_141 = %7, %iterArg_142 = %arg1) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
    cond {
      %300 = stablehlo.compare LT, %iterArg_140, %iterArg_141, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %300 : tensor<i1>
    } do {
      %c_143 = stablehlo.constant dense<1> : tensor<i32>
      %300 = stablehlo.add %iterArg_140, %c_143 : tensor<i32>
      %c_144 = stablehlo.constant dense<0> : tensor<i32>
      %301 = stablehlo.compare LT, %iterArg, %c_144, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_145 = stablehlo.constant dense<3> : tensor<i32>
      %302 = stablehlo.add %iterArg, %c_145 : tensor<i32>
      %303 = stablehlo.select %301, %302, %iterArg : tensor<i1>, tensor<i32>
      %c_146 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %iterArg_140, %c_146, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %305 = stablehlo.convert %iterArg_140 : tensor<i32>
      %c_147 = stablehlo.constant dense<1> : tensor<i32>
      %306 = stablehlo.add %305, %c_147 : tensor<i32>
      %307 = stablehlo.select %304, %306, %iterArg_140 : tensor<i1>, tensor<i32>
      %c_148 = stablehlo.constant dense<0> : tensor<i32>
      %c_149 = stablehlo.constant dense<0> : tensor<i32>
      %c_150 = stablehlo.constant dense<0> : tensor<i32>
      %308 = stablehlo.dynamic_slice %iterArg_142, %303, %307, %c_148, %c_149, %c_150, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %c_151 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.compare LT, %iterArg_139, %c_151, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_152 = stablehlo.constant dense<3> : tensor<i32>
      %310 = stablehlo.add %iterArg_139, %c_152 : tensor<i32>
      %311 = stablehlo.select %309, %310, %iterArg_139 : tensor<i1>, tensor<i32>
      %c_153 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.compare LT, %iterArg_140, %c_153, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %313 = stablehlo.convert %iterArg_140 : tensor<i32>
      %c_154 = stablehlo.constant dense<1> : tensor<i32>
      %314 = stablehlo.add %313, %c_154 : tensor<i32>
      %315 = stablehlo.select %312, %314, %iterArg_140 : tensor<i1>, tensor<i32>
      %c_155 = stablehlo.constant dense<0> : tensor<i32>
      %c_156 = stablehlo.constant dense<0> : tensor<i32>
      %c_157 = stablehlo.constant dense<0> : tensor<i32>
      %316 = stablehlo.dynamic_update_slice %iterArg_142, %308, %311, %315, %c_155, %c_156, %c_157 : (tensor<3x1x3x128x10xf32>, tensor<1x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      stablehlo.return %iterArg, %iterArg_139, %300, %iterArg_141, %316 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
    }
    %c_137 = stablehlo.constant dense<0> : tensor<i32>
    %298:5 = stablehlo.while(%iterArg = %arg25, %iterArg_139 = %arg26, %iterArg_140 = %c_137, %iterArg_141 = %7, %iterArg_142 = %arg2) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
    cond {
      %300 = stablehlo.compare LT, %iterArg_140, %iterArg_141, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %300 : tensor<i1>
    } do {
      %c_143 = stablehlo.constant dense<1> : tensor<i32>
      %300 = stablehlo.add %iterArg_140, %c_143 : tensor<i32>
      %c_144 = stablehlo.constant dense<0> : tensor<i32>
      %301 = stablehlo.compare LT, %iterArg, %c_144, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_145 = stablehlo.constant dense<3> : tensor<i32>
      %302 = stablehlo.add %iterArg, %c_145 : tensor<i32>
      %303 = stablehlo.select %301, %302, %iterArg : tensor<i1>, tensor<i32>
      %c_146 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %iterArg_140, %c_146, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %305 = stablehlo.convert %iterArg_140 : tensor<i32>
      %c_147 = stablehlo.constant dense<1> : tensor<i32>
      %306 = stablehlo.add %305, %c_147 : tensor<i32>
      %307 = stablehlo.select %304, %306, %iterArg_140 : tensor<i1>, tensor<i32>
      %c_148 = stablehlo.constant dense<0> : tensor<i32>
      %c_149 = stablehlo.constant dense<0> : tensor<i32>
      %c_150 = stablehlo.constant dense<0> : tensor<i32>
      %308 = stablehlo.dynamic_slice %iterArg_142, %303, %307, %c_148, %c_149, %c_150, sizes = [1, 1, 3, 10, 128] : (tensor<3x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x10x128xf32>
      %c_151 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.compare LT, %iterArg_139, %c_151, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_152 = stablehlo.constant dense<3> : tensor<i32>
      %310 = stablehlo.add %iterArg_139, %c_152 : tensor<i32>
      %311 = stablehlo.select %309, %310, %iterArg_139 : tensor<i1>, tensor<i32>
      %c_153 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.compare LT, %iterArg_140, %c_153, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %313 = stablehlo.convert %iterArg_140 : tensor<i32>
      %c_154 = stablehlo.constant dense<1> : tensor<i32>
      %314 = stablehlo.add %313, %c_154 : tensor<i32>
      %315 = stablehlo.select %312, %314, %iterArg_140 : tensor<i1>, tensor<i32>
      %c_155 = stablehlo.constant dense<0> : tensor<i32>
      %c_156 = stablehlo.constant dense<0> : tensor<i32>
      %c_157 = stablehlo.constant dense<0> : tensor<i32>
      %316 = stablehlo.dynamic_update_slice %iterArg_142, %308, %311, %315, %c_155, %c_156, %c_157 : (tensor<3x1x3x10x128xf32>, tensor<1x1x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x10x128xf32>
      stablehlo.return %iterArg, %iterArg_139, %300, %iterArg_141, %316 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x10x128xf32>
    }
    %c_138 = stablehlo.constant dense<0> : tensor<i32>
    %299:5 = stablehlo.while(%iterArg = %arg25, %iterArg_139 = %arg26, %iterArg_140 = %c_138, %iterArg_141 = %7, %iterArg_142 = %arg3) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
    cond {
      %300 = stablehlo.compare LT, %iterArg_140, %iterArg_141, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %300 : tensor<i1>
    } do {
      %c_143 = stablehlo.constant dense<1> : tensor<i32>
      %300 = stablehlo.add %iterArg_140, %c_143 : tensor<i32>
      %c_144 = stablehlo.constant dense<0> : tensor<i32>
      %301 = stablehlo.compare LT, %iterArg, %c_144, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_145 = stablehlo.constant dense<3> : tensor<i32>
      %302 = stablehlo.add %iterArg, %c_145 : tensor<i32>
      %303 = stablehlo.select %301, %302, %iterArg : tensor<i1>, tensor<i32>
      %c_146 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %iterArg_140, %c_146, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %305 = stablehlo.convert %iterArg_140 : tensor<i32>
      %c_147 = stablehlo.constant dense<1> : tensor<i32>
      %306 = stablehlo.add %305, %c_147 : tensor<i32>
      %307 = stablehlo.select %304, %306, %iterArg_140 : tensor<i1>, tensor<i32>
      %c_148 = stablehlo.constant dense<0> : tensor<i32>
      %c_149 = stablehlo.constant dense<0> : tensor<i32>
      %c_150 = stablehlo.constant dense<0> : tensor<i32>
      %308 = stablehlo.dynamic_slice %iterArg_142, %303, %307, %c_148, %c_149, %c_150, sizes = [1, 1, 3, 128, 10] : (tensor<3x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x128x10xf32>
      %c_151 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.compare LT, %iterArg_139, %c_151, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_152 = stablehlo.constant dense<3> : tensor<i32>
      %310 = stablehlo.add %iterArg_139, %c_152 : tensor<i32>
      %311 = stablehlo.select %309, %310, %iterArg_139 : tensor<i1>, tensor<i32>
      %c_153 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.compare LT, %iterArg_140, %c_153, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %313 = stablehlo.convert %iterArg_140 : tensor<i32>
      %c_154 = stablehlo.constant dense<1> : tensor<i32>
      %314 = stablehlo.add %313, %c_154 : tensor<i32>
      %315 = stablehlo.select %312, %314, %iterArg_140 : tensor<i1>, tensor<i32>
      %c_155 = stablehlo.constant dense<0> : tensor<i32>
      %c_156 = stablehlo.constant dense<0> : tensor<i32>
      %c_157 = stablehlo.constant dense<0> : tensor<i32>
      %316 = stablehlo.dynamic_update_slice %iterArg_142, %308, %311, %315, %c_155, %c_156, %c_157 : (tensor<3x1x3x128x10xf32>, tensor<1x1x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x3x128x10xf32>
      stablehlo.return %iterArg, %iterArg_139, %300, %iterArg_141, %316 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x1x3x128x10xf32>
    }
    return %296#4, %297#4, %298#4, %299#4, %8#4, %18, %28, %38, %51, %64, %225, %230, %235, %240, %245, %250, %255, %260, %265, %270, %275, %280, %285, %290, %295 : tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x3x10x128xf32>, tensor<3x1x3x128x10xf32>, tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>
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
