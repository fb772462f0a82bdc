module @jit_sample_greedy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x128xi32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3xi32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3xi1> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xi1> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3x97xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x97xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3xi32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3x2xui32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3x4xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3xi32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3xi32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xi1> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xi1> {tf.aliasing_output = 19 : i32}) -> (tensor<3x1x128xi32> {jax.result_info = "result[0].ids"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].active"}, tensor<3xi1> {jax.result_info = "result[0].needs_token"}, tensor<3x97xf32> {jax.result_info = "result[0].logits"}, tensor<3x97xf32> {jax.result_info = "result[0].bias"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.temperature"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.top_k"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.top_p"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].sampling_params.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].sampling_params.stop_token_ids"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.last_position"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.prompt_length"}, tensor<3xi32> {jax.result_info = "result[0].sampling_params.min_end"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.repetition_penalty"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.presence_penalty"}, tensor<3xf32> {jax.result_info = "result[0].sampling_params.frequency_penalty"}, tensor<3xi1> {jax.result_info = "result[0].sampling_params.has_bias"}, tensor<3xi1> {jax.result_info = "result[0].sampling_params.constrained"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %0 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %4 = stablehlo.compare EQ, %arg4, %3, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %5 = call @_where(%4, %0, %c_0) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %8 = stablehlo.compare GE, %arg1, %arg12, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = call @_where_0(%8, %c_3, %c_4) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %12 = stablehlo.compare EQ, %11, %arg11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_5 = stablehlo.constant dense<false> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_5) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %14 = call @_where_1(%13, %c_6, %9) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%arg4 init: %cst_7) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.is_finite %15 : (tensor<3xf32>) -> tensor<3xi1>
    %c_8 = stablehlo.constant dense<3> : tensor<i32>
    %17 = call @_where_2(%16, %14, %c_8) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %18 = stablehlo.convert %17 : tensor<3xi32>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %20 = stablehlo.compare NE, %18, %19, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %21 = stablehlo.and %7, %20 : tensor<3xi1>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %22 = call @_where_3(%21, %c_10, %18) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %23 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %25 = stablehlo.multiply %24, %23 : tensor<3x97xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %27 = stablehlo.add %25, %26 : tensor<3x97xi32>
    %28 = stablehlo.bitcast_convert %arg4 : (tensor<3x97xf32>) -> tensor<3x97xi32>
    %29 = stablehlo.multiply %28, %27 : tensor<3x97xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.reduce(%29 init: %c_13) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %31 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %32 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %33 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %34 = stablehlo.concatenate %31, %32, %33, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %35 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_14 = stablehlo.constant dense<128> : tensor<i32>
    %36 = call @floor_divide(%arg1, %c_14) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %37 = call @_where_5(%arg3, %36, %c_15) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %38 = call @remainder(%arg1, %c_16) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %40 = stablehlo.compare LT, %35, %39, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %42 = stablehlo.add %35, %41 : tensor<3xi32>
    %43 = stablehlo.select %40, %42, %35 : tensor<3xi1>, tensor<3xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %45 = stablehlo.compare LT, %37, %44, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %47 = stablehlo.add %37, %46 : tensor<3xi32>
    %48 = stablehlo.select %45, %47, %37 : tensor<3xi1>, tensor<3xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %50 = stablehlo.compare LT, %38, %49, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_22 = stablehlo.constant dense<128> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %52 = stablehlo.add %38, %51 : tensor<3xi32>
    %53 = stablehlo.select %50, %52, %38 : tensor<3xi1>, tensor<3xi32>
    %54 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %55 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %56 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %57 = stablehlo.concatenate %54, %55, %56, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %58 = "stablehlo.scatter"(%arg0, %57, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<i32>, %arg21: tensor<i32>):
      stablehlo.return %arg21 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %60 = stablehlo.compare EQ, %22, %59, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %61 = call @_where_7(%arg3, %60, %arg2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %c_24 = stablehlo.constant dense<false> : tensor<i1>
    %62 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %63 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %64 = call @_where_8(%63, %34, %c) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    return %58, %arg1, %61, %62, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %64 : tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3x3xi32>
  }
  func.func private @_where(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<i32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xi32>
    return %2 : tensor<3x97xi32>
  }
  func.func private @_where_0(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_1(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_2(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_3(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @floor_divide(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_4(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
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
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_7(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
  func.func private @_where_8(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
}
