module @jit_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<36xf32>, %arg2: tensor<120x36xf32>, %arg3: tensor<36x60xf32>, %arg4: tensor<36xf32>, %arg5: tensor<112x36xf32>, %arg6: tensor<36x56xf32>, %arg7: tensor<36xf32>, %arg8: tensor<120x36xf32>, %arg9: tensor<36x60xf32>, %arg10: tensor<36xf32>, %arg11: tensor<112x36xf32>, %arg12: tensor<36x56xf32>, %arg13: tensor<36xf32>, %arg14: tensor<3x3x10x128xf32> {tf.aliasing_output = 0 : i32}, %arg15: tensor<3x3x128x10xf32> {tf.aliasing_output = 1 : i32}, %arg16: tensor<3x3x10x128xf32> {tf.aliasing_output = 2 : i32}, %arg17: tensor<3x3x128x10xf32> {tf.aliasing_output = 3 : i32}, %arg18: tensor<3xi32> {tf.aliasing_output = 4 : i32}, %arg19: tensor<3xi32> {tf.aliasing_output = 5 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 6 : i32}, %arg21: tensor<3xf32> {tf.aliasing_output = 7 : i32}, %arg22: tensor<3xi32> {tf.aliasing_output = 8 : i32}, %arg23: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg24: tensor<3xf32> {tf.aliasing_output = 10 : i32}, %arg25: tensor<3x2xui32> {tf.aliasing_output = 11 : i32}, %arg26: tensor<3x4xi32> {tf.aliasing_output = 12 : i32}, %arg27: tensor<3xi32> {tf.aliasing_output = 13 : i32}) -> (tensor<3x3x10x128xf32> {jax.result_info = "result[0].kv[0].keys"}, tensor<3x3x128x10xf32> {jax.result_info = "result[0].kv[0].values"}, tensor<3x3x10x128xf32> {jax.result_info = "result[0].kv[1].keys"}, tensor<3x3x128x10xf32> {jax.result_info = "result[0].kv[1].values"}, tensor<3xi32> {jax.result_info = "result[0].token"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].live"}, tensor<3xf32> {jax.result_info = "result[0].rules.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rules.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rules.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rules.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rules.stop"}, tensor<3xi32> {jax.result_info = "result[0].rules.limit"}, tensor<3x3xi32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.158489317, 0.0251188651, 0.00398107152, 6.30957366E-4]> : tensor<5xf32>
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_where(%arg20, %arg19, %c_0) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %2 = call @_where(%arg20, %arg19, %c_1) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %4 = stablehlo.reduce(%0 init: %c_2) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<128> : tensor<i32>
    %5 = call @floor_divide(%4, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.add %5, %c_4 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %arg18, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %8 = stablehlo.reshape %7 : (tensor<3x1xi32>) -> tensor<1x3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9 = call @_pad(%8, %c_5) : (tensor<1x3xi32>, tensor<i32>) -> tensor<1x4xi32>
    %10 = stablehlo.reshape %9 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.compare LT, %10, %11, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_7 = stablehlo.constant dense<97> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.add %10, %13 : tensor<4xi32>
    %15 = stablehlo.select %12, %14, %10 : tensor<4xi1>, tensor<4xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 36>}> : (tensor<97x36xf32>, tensor<4x1xi32>) -> tensor<4x36xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<4x36xf32>) -> tensor<36x4xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.compare GT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %20 = stablehlo.convert %19 : (tensor<i1>) -> tensor<i32>
    %21:2 = "stablehlo.case"(%20) ({
      %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %301 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      stablehlo.return %301, %301 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
    }, {
      %301 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
      %302 = stablehlo.convert %1 : (tensor<3x1xi32>) -> tensor<3x1xf32>
      %303 = stablehlo.broadcast_in_dim %302, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
      %304 = stablehlo.broadcast_in_dim %301, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x3x1xf32>
      %305 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<5x3x1xf32>
      %306 = stablehlo.multiply %304, %305 : tensor<5x3x1xf32>
      %307 = stablehlo.cosine %306 : tensor<5x3x1xf32>
      %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %308 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      %309 = stablehlo.multiply %307, %308 : tensor<5x3x1xf32>
      %310 = stablehlo.sine %306 : tensor<5x3x1xf32>
      %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %311 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<5x3x1xf32>
      %312 = stablehlo.multiply %310, %311 : tensor<5x3x1xf32>
      stablehlo.return %309, %312 : tensor<5x3x1xf32>, tensor<5x3x1xf32>
    }) : (tensor<i32>) -> (tensor<5x3x1xf32>, tensor<5x3x1xf32>)
    %22 = stablehlo.multiply %18, %18 : tensor<36x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_10 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %26 = stablehlo.divide %24, %25 : tensor<1x4xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %28 = stablehlo.add %26, %27 : tensor<1x4xf32>
    %29 = stablehlo.rsqrt %28 : tensor<1x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %31 = stablehlo.multiply %18, %30 : tensor<36x4xf32>
    %32 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<36x4xf32>
    %35 = stablehlo.dot_general %arg2, %34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %36 = stablehlo.slice %35 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %37 = stablehlo.reshape %36 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %38 = stablehlo.slice %37 [0:3, 0:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %39 = stablehlo.broadcast_in_dim %21#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %40 = stablehlo.broadcast_in_dim %21#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %41 = stablehlo.slice %38 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %42 = stablehlo.slice %38 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %43 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %44 = stablehlo.multiply %41, %43 : tensor<3x3x5x3x1xf32>
    %45 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %46 = stablehlo.multiply %42, %45 : tensor<3x3x5x3x1xf32>
    %47 = stablehlo.subtract %44, %46 : tensor<3x3x5x3x1xf32>
    %48 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %49 = stablehlo.multiply %42, %48 : tensor<3x3x5x3x1xf32>
    %50 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %51 = stablehlo.multiply %41, %50 : tensor<3x3x5x3x1xf32>
    %52 = stablehlo.add %49, %51 : tensor<3x3x5x3x1xf32>
    %53 = stablehlo.concatenate %47, %52, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %54 = stablehlo.slice %53 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %cst_12 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %56 = stablehlo.multiply %54, %55 : tensor<3x2x10x3x1xf32>
    %57 = stablehlo.slice %53 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %58 = stablehlo.reshape %57 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %59 = stablehlo.slice %37 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %60 = stablehlo.reshape %59 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %61 = stablehlo.iota dim = 0 : tensor<3xi32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %64 = stablehlo.add %63, %62 : tensor<3x1xi32>
    %65 = stablehlo.transpose %58, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %67 = stablehlo.compare LT, %64, %66, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %69 = stablehlo.add %64, %68 : tensor<3x1xi32>
    %70 = stablehlo.select %67, %69, %64 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %72 = stablehlo.compare LT, %3, %71, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_17 = stablehlo.constant dense<128> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %74 = stablehlo.add %3, %73 : tensor<3x1xi32>
    %75 = stablehlo.select %72, %74, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %76 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %78 = stablehlo.concatenate %76, %77, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %79 = "stablehlo.scatter"(%arg14, %78, %65) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x10x128xf32>
    %80 = stablehlo.transpose %60, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %82 = stablehlo.compare LT, %64, %81, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %83 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %84 = stablehlo.add %64, %83 : tensor<3x1xi32>
    %85 = stablehlo.select %82, %84, %64 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %87 = stablehlo.compare LT, %3, %86, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_21 = stablehlo.constant dense<128> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %89 = stablehlo.add %3, %88 : tensor<3x1xi32>
    %90 = stablehlo.select %87, %89, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %91 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %92 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %93 = stablehlo.concatenate %91, %92, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %94 = "stablehlo.scatter"(%arg15, %93, %80) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x128x10xf32>
    %95 = stablehlo.transpose %56, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %96 = stablehlo.reshape %95 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_22 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %100:10 = stablehlo.while(%iterArg = %c_25, %iterArg_72 = %79, %iterArg_73 = %94, %iterArg_74 = %1, %iterArg_75 = %96, %iterArg_76 = %c_26, %iterArg_77 = %6, %iterArg_78 = %97, %iterArg_79 = %98, %iterArg_80 = %99) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %301 = stablehlo.compare LT, %iterArg_76, %iterArg_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %301 : tensor<i1>
    } do {
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %301 = stablehlo.add %iterArg_76, %c_81 : tensor<i32>
      %c_82 = stablehlo.constant dense<128> : tensor<i32>
      %302 = stablehlo.multiply %iterArg_76, %c_82 : tensor<i32>
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %303 = stablehlo.compare LT, %iterArg, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_84 = stablehlo.constant dense<3> : tensor<i32>
      %304 = stablehlo.add %iterArg, %c_84 : tensor<i32>
      %305 = stablehlo.select %303, %304, %iterArg : tensor<i1>, tensor<i32>
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      %306 = stablehlo.compare LT, %c_85, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_87 = stablehlo.constant dense<0> : tensor<i32>
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %307 = stablehlo.add %c_87, %c_88 : tensor<i32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %308 = stablehlo.select %306, %307, %c_89 : tensor<i1>, tensor<i32>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.compare LT, %c_90, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %c_93 = stablehlo.constant dense<10> : tensor<i32>
      %310 = stablehlo.add %c_92, %c_93 : tensor<i32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %311 = stablehlo.select %309, %310, %c_94 : tensor<i1>, tensor<i32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.compare LT, %302, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_96 = stablehlo.constant dense<128> : tensor<i32>
      %313 = stablehlo.add %302, %c_96 : tensor<i32>
      %314 = stablehlo.select %312, %313, %302 : tensor<i1>, tensor<i32>
      %315 = stablehlo.dynamic_slice %iterArg_72, %305, %308, %311, %314, sizes = [3, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x10x128xf32>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %316 = stablehlo.compare LT, %iterArg, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_98 = stablehlo.constant dense<3> : tensor<i32>
      %317 = stablehlo.add %iterArg, %c_98 : tensor<i32>
      %318 = stablehlo.select %316, %317, %iterArg : tensor<i1>, tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %319 = stablehlo.compare LT, %c_99, %c_100, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<3> : tensor<i32>
      %320 = stablehlo.add %c_101, %c_102 : tensor<i32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %321 = stablehlo.select %319, %320, %c_103 : tensor<i1>, tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %322 = stablehlo.compare LT, %302, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_105 = stablehlo.constant dense<128> : tensor<i32>
      %323 = stablehlo.add %302, %c_105 : tensor<i32>
      %324 = stablehlo.select %322, %323, %302 : tensor<i1>, tensor<i32>
      %c_106 = stablehlo.constant dense<0> : tensor<i32>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %325 = stablehlo.compare LT, %c_106, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %c_109 = stablehlo.constant dense<10> : tensor<i32>
      %326 = stablehlo.add %c_108, %c_109 : tensor<i32>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %327 = stablehlo.select %325, %326, %c_110 : tensor<i1>, tensor<i32>
      %328 = stablehlo.dynamic_slice %iterArg_73, %318, %321, %324, %327, sizes = [3, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x128x10xf32>
      %c_111 = stablehlo.constant dense<128> : tensor<i32>
      %329 = stablehlo.multiply %iterArg_76, %c_111 : tensor<i32>
      %330 = stablehlo.iota dim = 0 : tensor<128xi32>
      %331 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %332 = stablehlo.add %331, %330 : tensor<128xi32>
      %333 = stablehlo.broadcast_in_dim %332, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %334 = stablehlo.broadcast_in_dim %iterArg_74, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %335 = stablehlo.broadcast_in_dim %333, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %336 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %337 = stablehlo.compare LE, %335, %336, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %338 = stablehlo.broadcast_in_dim %337, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %339 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %340 = stablehlo.reshape %339 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %341 = stablehlo.dot_general %iterArg_75, %315, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_112 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %342 = func.call @_where_1(%340, %341, %cst_112) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %343 = stablehlo.reduce(%342 init: %cst_113) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %344 = stablehlo.maximum %iterArg_78, %343 : tensor<3x3x2xf32>
      %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %347 = stablehlo.subtract %342, %346 : tensor<3x3x2x128xf32>
      %348 = stablehlo.exponential %347 : tensor<3x3x2x128xf32>
      %349 = stablehlo.subtract %iterArg_78, %344 : tensor<3x3x2xf32>
      %350 = stablehlo.exponential %349 : tensor<3x3x2xf32>
      %c_114 = stablehlo.constant dense<false> : tensor<i1>
      %351 = stablehlo.reduce(%340 init: %c_114) applies stablehlo.or across dimensions = [2] : (tensor<3x1x2x128xi1>, tensor<i1>) -> tensor<3x1x128xi1>
      %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2] : (tensor<3x1x128xi1>) -> tensor<3x1x128x1xi1>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %353 = func.call @_where_2(%352, %328, %cst_115) : (tensor<3x1x128x1xi1>, tensor<3x3x128x10xf32>, tensor<f32>) -> tensor<3x3x128x10xf32>
      %354 = stablehlo.dot_general %348, %353, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %355 = stablehlo.multiply %iterArg_79, %350 : tensor<3x3x2xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %356 = stablehlo.reduce(%348 init: %cst_116) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %357 = stablehlo.add %355, %356 : tensor<3x3x2xf32>
      %358 = stablehlo.broadcast_in_dim %350, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %360 = stablehlo.multiply %iterArg_80, %359 : tensor<3x3x2x10xf32>
      %361 = stablehlo.add %360, %354 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %301, %iterArg_77, %344, %357, %361 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %101 = stablehlo.broadcast_in_dim %100#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %103 = stablehlo.divide %100#9, %102 : tensor<3x3x2x10xf32>
    %104 = stablehlo.reshape %103 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %105 = stablehlo.transpose %104, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %106 = stablehlo.reshape %105 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %107 = call @_pad_3(%106, %c_27) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %108 = stablehlo.dot_general %arg3, %107, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %109 = stablehlo.add %18, %108 : tensor<36x4xf32>
    %110 = stablehlo.multiply %109, %109 : tensor<36x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_29 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %114 = stablehlo.divide %112, %113 : tensor<1x4xf32>
    %cst_30 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %116 = stablehlo.add %114, %115 : tensor<1x4xf32>
    %117 = stablehlo.rsqrt %116 : tensor<1x4xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %119 = stablehlo.multiply %109, %118 : tensor<36x4xf32>
    %120 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %122 = stablehlo.multiply %119, %121 : tensor<36x4xf32>
    %123 = stablehlo.dot_general %arg5, %122, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %124 = stablehlo.slice %123 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %125 = stablehlo.slice %123 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %126 = call @silu(%124) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %127 = stablehlo.multiply %126, %125 : tensor<56x4xf32>
    %128 = stablehlo.dot_general %arg6, %127, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %129 = stablehlo.add %109, %128 : tensor<36x4xf32>
    %130 = stablehlo.multiply %129, %129 : tensor<36x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_32 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %134 = stablehlo.divide %132, %133 : tensor<1x4xf32>
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %136 = stablehlo.add %134, %135 : tensor<1x4xf32>
    %137 = stablehlo.rsqrt %136 : tensor<1x4xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %139 = stablehlo.multiply %129, %138 : tensor<36x4xf32>
    %140 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %142 = stablehlo.multiply %139, %141 : tensor<36x4xf32>
    %143 = stablehlo.dot_general %arg8, %142, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<120x36xf32>, tensor<36x4xf32>) -> tensor<120x4xf32>
    %144 = stablehlo.slice %143 [0:120, 0:3] : (tensor<120x4xf32>) -> tensor<120x3xf32>
    %145 = stablehlo.reshape %144 : (tensor<120x3xf32>) -> tensor<3x4x10x3x1xf32>
    %146 = stablehlo.slice %145 [0:3, 0:3, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %147 = stablehlo.broadcast_in_dim %21#0, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %148 = stablehlo.broadcast_in_dim %21#1, dims = [2, 3, 4] : (tensor<5x3x1xf32>) -> tensor<1x1x5x3x1xf32>
    %149 = stablehlo.slice %146 [0:3, 0:3, 0:5, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %150 = stablehlo.slice %146 [0:3, 0:3, 5:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %151 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %152 = stablehlo.multiply %149, %151 : tensor<3x3x5x3x1xf32>
    %153 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %154 = stablehlo.multiply %150, %153 : tensor<3x3x5x3x1xf32>
    %155 = stablehlo.subtract %152, %154 : tensor<3x3x5x3x1xf32>
    %156 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %157 = stablehlo.multiply %150, %156 : tensor<3x3x5x3x1xf32>
    %158 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2, 3, 4] : (tensor<1x1x5x3x1xf32>) -> tensor<3x3x5x3x1xf32>
    %159 = stablehlo.multiply %149, %158 : tensor<3x3x5x3x1xf32>
    %160 = stablehlo.add %157, %159 : tensor<3x3x5x3x1xf32>
    %161 = stablehlo.concatenate %155, %160, dim = 2 : (tensor<3x3x5x3x1xf32>, tensor<3x3x5x3x1xf32>) -> tensor<3x3x10x3x1xf32>
    %162 = stablehlo.slice %161 [0:3, 0:2, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x2x10x3x1xf32>
    %cst_34 = stablehlo.constant dense<0.316227764> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x2x10x3x1xf32>
    %164 = stablehlo.multiply %162, %163 : tensor<3x2x10x3x1xf32>
    %165 = stablehlo.slice %161 [0:3, 2:3, 0:10, 0:3, 0:1] : (tensor<3x3x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %166 = stablehlo.reshape %165 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %167 = stablehlo.slice %145 [0:3, 3:4, 0:10, 0:3, 0:1] : (tensor<3x4x10x3x1xf32>) -> tensor<3x1x10x3x1xf32>
    %168 = stablehlo.reshape %167 : (tensor<3x1x10x3x1xf32>) -> tensor<3x10x3x1xf32>
    %169 = stablehlo.iota dim = 0 : tensor<3xi32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %171 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %172 = stablehlo.add %171, %170 : tensor<3x1xi32>
    %173 = stablehlo.transpose %166, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %174 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %175 = stablehlo.compare LT, %172, %174, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_37 = stablehlo.constant dense<3> : tensor<i32>
    %176 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %177 = stablehlo.add %172, %176 : tensor<3x1xi32>
    %178 = stablehlo.select %175, %177, %172 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %179 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %180 = stablehlo.compare LT, %3, %179, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_39 = stablehlo.constant dense<128> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %182 = stablehlo.add %3, %181 : tensor<3x1xi32>
    %183 = stablehlo.select %180, %182, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %184 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %185 = stablehlo.broadcast_in_dim %183, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %186 = stablehlo.concatenate %184, %185, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %187 = "stablehlo.scatter"(%arg16, %186, %173) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x10x128xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x10x128xf32>
    %188 = stablehlo.transpose %168, dims = [2, 3, 0, 1] : (tensor<3x10x3x1xf32>) -> tensor<3x1x3x10xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %190 = stablehlo.compare LT, %172, %189, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_41 = stablehlo.constant dense<3> : tensor<i32>
    %191 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %192 = stablehlo.add %172, %191 : tensor<3x1xi32>
    %193 = stablehlo.select %190, %192, %172 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %194 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %195 = stablehlo.compare LT, %3, %194, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_43 = stablehlo.constant dense<128> : tensor<i32>
    %196 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %197 = stablehlo.add %3, %196 : tensor<3x1xi32>
    %198 = stablehlo.select %195, %197, %3 : tensor<3x1xi1>, tensor<3x1xi32>
    %199 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %200 = stablehlo.broadcast_in_dim %198, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %201 = stablehlo.concatenate %199, %200, dim = 2 : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x2xi32>
    %202 = "stablehlo.scatter"(%arg17, %201, %188) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      stablehlo.return %arg29 : tensor<f32>
    }) : (tensor<3x3x128x10xf32>, tensor<3x1x2xi32>, tensor<3x1x3x10xf32>) -> tensor<3x3x128x10xf32>
    %203 = stablehlo.transpose %164, dims = [3, 0, 1, 4, 2] : (tensor<3x2x10x3x1xf32>) -> tensor<3x3x2x1x10xf32>
    %204 = stablehlo.reshape %203 : (tensor<3x3x2x1x10xf32>) -> tensor<3x3x2x10xf32>
    %cst_44 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x3x2x10xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %208:10 = stablehlo.while(%iterArg = %c_47, %iterArg_72 = %187, %iterArg_73 = %202, %iterArg_74 = %1, %iterArg_75 = %204, %iterArg_76 = %c_48, %iterArg_77 = %6, %iterArg_78 = %205, %iterArg_79 = %206, %iterArg_80 = %207) : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    cond {
      %301 = stablehlo.compare LT, %iterArg_76, %iterArg_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %301 : tensor<i1>
    } do {
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %301 = stablehlo.add %iterArg_76, %c_81 : tensor<i32>
      %c_82 = stablehlo.constant dense<128> : tensor<i32>
      %302 = stablehlo.multiply %iterArg_76, %c_82 : tensor<i32>
      %c_83 = stablehlo.constant dense<0> : tensor<i32>
      %303 = stablehlo.compare LT, %iterArg, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_84 = stablehlo.constant dense<3> : tensor<i32>
      %304 = stablehlo.add %iterArg, %c_84 : tensor<i32>
      %305 = stablehlo.select %303, %304, %iterArg : tensor<i1>, tensor<i32>
      %c_85 = stablehlo.constant dense<0> : tensor<i32>
      %c_86 = stablehlo.constant dense<0> : tensor<i32>
      %306 = stablehlo.compare LT, %c_85, %c_86, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_87 = stablehlo.constant dense<0> : tensor<i32>
      %c_88 = stablehlo.constant dense<3> : tensor<i32>
      %307 = stablehlo.add %c_87, %c_88 : tensor<i32>
      %c_89 = stablehlo.constant dense<0> : tensor<i32>
      %308 = stablehlo.select %306, %307, %c_89 : tensor<i1>, tensor<i32>
      %c_90 = stablehlo.constant dense<0> : tensor<i32>
      %c_91 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.compare LT, %c_90, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_92 = stablehlo.constant dense<0> : tensor<i32>
      %c_93 = stablehlo.constant dense<10> : tensor<i32>
      %310 = stablehlo.add %c_92, %c_93 : tensor<i32>
      %c_94 = stablehlo.constant dense<0> : tensor<i32>
      %311 = stablehlo.select %309, %310, %c_94 : tensor<i1>, tensor<i32>
      %c_95 = stablehlo.constant dense<0> : tensor<i32>
      %312 = stablehlo.compare LT, %302, %c_95, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_96 = stablehlo.constant dense<128> : tensor<i32>
      %313 = stablehlo.add %302, %c_96 : tensor<i32>
      %314 = stablehlo.select %312, %313, %302 : tensor<i1>, tensor<i32>
      %315 = stablehlo.dynamic_slice %iterArg_72, %305, %308, %311, %314, sizes = [3, 3, 10, 128] : (tensor<3x3x10x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x10x128xf32>
      %c_97 = stablehlo.constant dense<0> : tensor<i32>
      %316 = stablehlo.compare LT, %iterArg, %c_97, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_98 = stablehlo.constant dense<3> : tensor<i32>
      %317 = stablehlo.add %iterArg, %c_98 : tensor<i32>
      %318 = stablehlo.select %316, %317, %iterArg : tensor<i1>, tensor<i32>
      %c_99 = stablehlo.constant dense<0> : tensor<i32>
      %c_100 = stablehlo.constant dense<0> : tensor<i32>
      %319 = stablehlo.compare LT, %c_99, %c_100, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_101 = stablehlo.constant dense<0> : tensor<i32>
      %c_102 = stablehlo.constant dense<3> : tensor<i32>
      %320 = stablehlo.add %c_101, %c_102 : tensor<i32>
      %c_103 = stablehlo.constant dense<0> : tensor<i32>
      %321 = stablehlo.select %319, %320, %c_103 : tensor<i1>, tensor<i32>
      %c_104 = stablehlo.constant dense<0> : tensor<i32>
      %322 = stablehlo.compare LT, %302, %c_104, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_105 = stablehlo.constant dense<128> : tensor<i32>
      %323 = stablehlo.add %302, %c_105 : tensor<i32>
      %324 = stablehlo.select %322, %323, %302 : tensor<i1>, tensor<i32>
      %c_106 = stablehlo.constant dense<0> : tensor<i32>
      %c_107 = stablehlo.constant dense<0> : tensor<i32>
      %325 = stablehlo.compare LT, %c_106, %c_107, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_108 = stablehlo.constant dense<0> : tensor<i32>
      %c_109 = stablehlo.constant dense<10> : tensor<i32>
      %326 = stablehlo.add %c_108, %c_109 : tensor<i32>
      %c_110 = stablehlo.constant dense<0> : tensor<i32>
      %327 = stablehlo.select %325, %326, %c_110 : tensor<i1>, tensor<i32>
      %328 = stablehlo.dynamic_slice %iterArg_73, %318, %321, %324, %327, sizes = [3, 3, 128, 10] : (tensor<3x3x128x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x3x128x10xf32>
      %c_111 = stablehlo.constant dense<128> : tensor<i32>
      %329 = stablehlo.multiply %iterArg_76, %c_111 : tensor<i32>
      %330 = stablehlo.iota dim = 0 : tensor<128xi32>
      %331 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<i32>) -> tensor<128xi32>
      %332 = stablehlo.add %331, %330 : tensor<128xi32>
      %333 = stablehlo.broadcast_in_dim %332, dims = [2] : (tensor<128xi32>) -> tensor<1x1x128xi32>
      %334 = stablehlo.broadcast_in_dim %iterArg_74, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
      %335 = stablehlo.broadcast_in_dim %333, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<3x1x128xi32>
      %336 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2] : (tensor<3x1x1xi32>) -> tensor<3x1x128xi32>
      %337 = stablehlo.compare LE, %335, %336, SIGNED : (tensor<3x1x128xi32>, tensor<3x1x128xi32>) -> tensor<3x1x128xi1>
      %338 = stablehlo.broadcast_in_dim %337, dims = [0, 3, 4] : (tensor<3x1x128xi1>) -> tensor<3x1x1x1x128xi1>
      %339 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2, 3, 4] : (tensor<3x1x1x1x128xi1>) -> tensor<3x1x2x1x128xi1>
      %340 = stablehlo.reshape %339 : (tensor<3x1x2x1x128xi1>) -> tensor<3x1x2x128xi1>
      %341 = stablehlo.dot_general %iterArg_75, %315, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x10xf32>, tensor<3x3x10x128xf32>) -> tensor<3x3x2x128xf32>
      %cst_112 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %342 = func.call @_where_1(%340, %341, %cst_112) : (tensor<3x1x2x128xi1>, tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2x128xf32>
      %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %343 = stablehlo.reduce(%342 init: %cst_113) applies stablehlo.maximum across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %344 = stablehlo.maximum %iterArg_78, %343 : tensor<3x3x2xf32>
      %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x128xf32>
      %347 = stablehlo.subtract %342, %346 : tensor<3x3x2x128xf32>
      %348 = stablehlo.exponential %347 : tensor<3x3x2x128xf32>
      %349 = stablehlo.subtract %iterArg_78, %344 : tensor<3x3x2xf32>
      %350 = stablehlo.exponential %349 : tensor<3x3x2xf32>
      %c_114 = stablehlo.constant dense<false> : tensor<i1>
      %351 = stablehlo.reduce(%340 init: %c_114) applies stablehlo.or across dimensions = [2] : (tensor<3x1x2x128xi1>, tensor<i1>) -> tensor<3x1x128xi1>
      %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2] : (tensor<3x1x128xi1>) -> tensor<3x1x128x1xi1>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %353 = func.call @_where_2(%352, %328, %cst_115) : (tensor<3x1x128x1xi1>, tensor<3x3x128x10xf32>, tensor<f32>) -> tensor<3x3x128x10xf32>
      %354 = stablehlo.dot_general %348, %353, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x3x2x128xf32>, tensor<3x3x128x10xf32>) -> tensor<3x3x2x10xf32>
      %355 = stablehlo.multiply %iterArg_79, %350 : tensor<3x3x2xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %356 = stablehlo.reduce(%348 init: %cst_116) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x128xf32>, tensor<f32>) -> tensor<3x3x2xf32>
      %357 = stablehlo.add %355, %356 : tensor<3x3x2xf32>
      %358 = stablehlo.broadcast_in_dim %350, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
      %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
      %360 = stablehlo.multiply %iterArg_80, %359 : tensor<3x3x2x10xf32>
      %361 = stablehlo.add %360, %354 : tensor<3x3x2x10xf32>
      stablehlo.return %iterArg, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %301, %iterArg_77, %344, %357, %361 : tensor<i32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x1xi32>, tensor<3x3x2x10xf32>, tensor<i32>, tensor<i32>, tensor<3x3x2xf32>, tensor<3x3x2xf32>, tensor<3x3x2x10xf32>
    }
    %209 = stablehlo.broadcast_in_dim %208#8, dims = [0, 1, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2x1xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2, 3] : (tensor<3x3x2x1xf32>) -> tensor<3x3x2x10xf32>
    %211 = stablehlo.divide %208#9, %210 : tensor<3x3x2x10xf32>
    %212 = stablehlo.reshape %211 : (tensor<3x3x2x10xf32>) -> tensor<3x3x2x1x10xf32>
    %213 = stablehlo.transpose %212, dims = [1, 2, 4, 0, 3] : (tensor<3x3x2x1x10xf32>) -> tensor<3x2x10x3x1xf32>
    %214 = stablehlo.reshape %213 : (tensor<3x2x10x3x1xf32>) -> tensor<60x3xf32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %215 = call @_pad_3(%214, %c_49) : (tensor<60x3xf32>, tensor<i32>) -> tensor<60x4xf32>
    %216 = stablehlo.dot_general %arg9, %215, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x60xf32>, tensor<60x4xf32>) -> tensor<36x4xf32>
    %217 = stablehlo.add %129, %216 : tensor<36x4xf32>
    %218 = stablehlo.multiply %217, %217 : tensor<36x4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%218 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_51 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %222 = stablehlo.divide %220, %221 : tensor<1x4xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %224 = stablehlo.add %222, %223 : tensor<1x4xf32>
    %225 = stablehlo.rsqrt %224 : tensor<1x4xf32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %227 = stablehlo.multiply %217, %226 : tensor<36x4xf32>
    %228 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %230 = stablehlo.multiply %227, %229 : tensor<36x4xf32>
    %231 = stablehlo.dot_general %arg11, %230, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<112x36xf32>, tensor<36x4xf32>) -> tensor<112x4xf32>
    %232 = stablehlo.slice %231 [0:56, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %233 = stablehlo.slice %231 [56:112, 0:4] : (tensor<112x4xf32>) -> tensor<56x4xf32>
    %234 = call @silu(%232) : (tensor<56x4xf32>) -> tensor<56x4xf32>
    %235 = stablehlo.multiply %234, %233 : tensor<56x4xf32>
    %236 = stablehlo.dot_general %arg12, %235, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<36x56xf32>, tensor<56x4xf32>) -> tensor<36x4xf32>
    %237 = stablehlo.add %217, %236 : tensor<36x4xf32>
    %238 = stablehlo.multiply %237, %237 : tensor<36x4xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<36x4xf32>, tensor<f32>) -> tensor<4xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_54 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %242 = stablehlo.divide %240, %241 : tensor<1x4xf32>
    %cst_55 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %244 = stablehlo.add %242, %243 : tensor<1x4xf32>
    %245 = stablehlo.rsqrt %244 : tensor<1x4xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<36x4xf32>
    %247 = stablehlo.multiply %237, %246 : tensor<36x4xf32>
    %248 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<36xf32>) -> tensor<36x1xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<36x1xf32>) -> tensor<36x4xf32>
    %250 = stablehlo.multiply %247, %249 : tensor<36x4xf32>
    %c_56 = stablehlo.constant dense<1> : tensor<i32>
    %251 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %252 = stablehlo.add %arg19, %251 : tensor<3xi32>
    %253 = stablehlo.dot_general %arg0, %250, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<97x36xf32>, tensor<36x4xf32>) -> tensor<97x4xf32>
    %254 = stablehlo.optimization_barrier %253 : tensor<97x4xf32>
    %255 = stablehlo.transpose %254, dims = [1, 0] : (tensor<97x4xf32>) -> tensor<4x97xf32>
    %256 = stablehlo.slice %255 [0:3, 0:97] : (tensor<4x97xf32>) -> tensor<3x97xf32>
    %257 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %cst_57 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %258 = stablehlo.reduce(%256 init: %cst_57) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %261 = stablehlo.compare EQ, %256, %260, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
    %c_58 = stablehlo.constant dense<97> : tensor<i32>
    %262 = call @_where_4(%261, %257, %c_58) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
    %c_59 = stablehlo.constant dense<2147483647> : tensor<i32>
    %263 = stablehlo.reduce(%262 init: %c_59) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %265 = stablehlo.compare GT, %arg21, %264, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %c_61 = stablehlo.constant dense<false> : tensor<i1>
    %266 = stablehlo.reduce(%265 init: %c_61) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %267 = stablehlo.convert %266 : (tensor<i1>) -> tensor<i32>
    %268 = "stablehlo.case"(%267) ({
      stablehlo.return %263 : tensor<3xi32>
    }, {
      %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %301 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %302 = stablehlo.compare GT, %arg21, %301, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %303 = func.call @_where_5(%302, %arg21, %cst_73) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_74 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %304 = stablehlo.reduce(%256 init: %cst_74) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %305 = stablehlo.broadcast_in_dim %304, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %307 = stablehlo.subtract %256, %306 : tensor<3x97xf32>
      %308 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %310 = stablehlo.divide %307, %309 : tensor<3x97xf32>
      %c_75 = stablehlo.constant dense<0> : tensor<i32>
      %311 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %312 = stablehlo.compare GT, %arg22, %311, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %313 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %314 = stablehlo.compare LT, %arg23, %313, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %315 = stablehlo.or %312, %314 : tensor<3xi1>
      %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %316 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %317 = stablehlo.compare GT, %arg24, %316, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %318 = stablehlo.or %315, %317 : tensor<3xi1>
      %c_78 = stablehlo.constant dense<false> : tensor<i1>
      %319 = stablehlo.reduce(%318 init: %c_78) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %320 = stablehlo.convert %319 : (tensor<i1>) -> tensor<i32>
      %321 = "stablehlo.case"(%320) ({
        %c_88 = stablehlo.constant dense<true> : tensor<i1>
        %361 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
        stablehlo.return %361 : tensor<3x97xi1>
      }, {
        %361 = stablehlo.bitcast_convert %310 : (tensor<3x97xf32>) -> tensor<3x97xi32>
        %c_88 = stablehlo.constant dense<0> : tensor<i32>
        %362 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %363 = stablehlo.compare LT, %361, %362, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_89 = stablehlo.constant dense<2147483647> : tensor<i32>
        %364 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %365 = stablehlo.xor %361, %364 : tensor<3x97xi32>
        %366 = func.call @_where_6(%363, %365, %361) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
        %c_90 = stablehlo.constant dense<0> : tensor<i32>
        %367 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %368 = stablehlo.compare GT, %arg22, %367, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %369 = stablehlo.convert %arg22 : (tensor<3xi32>) -> tensor<3xf32>
        %cst_91 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
        %370 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %371 = stablehlo.minimum %369, %370 : tensor<3xf32>
        %cst_92 = stablehlo.constant dense<9.700000e+01> : tensor<f32>
        %372 = func.call @_where_7(%368, %371, %cst_92) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
        %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %373 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %c_94 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %374 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_95 = stablehlo.constant dense<2147483647> : tensor<i32>
        %375 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_96 = stablehlo.constant dense<0> : tensor<i32>
        %376:6 = stablehlo.while(%iterArg = %366, %iterArg_104 = %373, %iterArg_105 = %372, %iterArg_106 = %c_96, %iterArg_107 = %374, %iterArg_108 = %375) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_109 = stablehlo.constant dense<32> : tensor<i32>
          %403 = stablehlo.compare LT, %iterArg_106, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %403 : tensor<i1>
        } do {
          %403:2 = func.call @closed_call(%iterArg, %iterArg_104, %iterArg_105, %iterArg_107, %iterArg_108) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
          %c_109 = stablehlo.constant dense<1> : tensor<i32>
          %404 = stablehlo.add %iterArg_106, %c_109 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_104, %iterArg_105, %404, %403#0, %403#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %377 = stablehlo.broadcast_in_dim %376#4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %379 = stablehlo.compare GE, %366, %378, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %380 = stablehlo.exponential %310 : tensor<3x97xf32>
        %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %381 = func.call @_where_8(%379, %380, %cst_97) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %cst_98 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
        %382 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %383 = stablehlo.maximum %arg23, %382 : tensor<3xf32>
        %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %384 = stablehlo.reduce(%381 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %385 = stablehlo.multiply %383, %384 : tensor<3xf32>
        %c_100 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %386 = stablehlo.broadcast_in_dim %c_100, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_101 = stablehlo.constant dense<2147483647> : tensor<i32>
        %387 = stablehlo.broadcast_in_dim %c_101, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %c_102 = stablehlo.constant dense<0> : tensor<i32>
        %388:6 = stablehlo.while(%iterArg = %366, %iterArg_104 = %381, %iterArg_105 = %385, %iterArg_106 = %c_102, %iterArg_107 = %386, %iterArg_108 = %387) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        cond {
          %c_109 = stablehlo.constant dense<32> : tensor<i32>
          %403 = stablehlo.compare LT, %iterArg_106, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %403 : tensor<i1>
        } do {
          %403:2 = func.call @closed_call_10(%iterArg, %iterArg_104, %iterArg_105, %iterArg_107, %iterArg_108) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
          %c_109 = stablehlo.constant dense<1> : tensor<i32>
          %404 = stablehlo.add %iterArg_106, %c_109 : tensor<i32>
          stablehlo.return %iterArg, %iterArg_104, %iterArg_105, %404, %403#0, %403#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
        }
        %389 = stablehlo.broadcast_in_dim %388#4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
        %391 = stablehlo.compare GE, %366, %390, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %392 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %393 = stablehlo.compare GE, %arg23, %392, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %394 = stablehlo.broadcast_in_dim %393, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %395 = stablehlo.broadcast_in_dim %394, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
        %396 = stablehlo.or %391, %395 : tensor<3x97xi1>
        %397 = stablehlo.and %379, %396 : tensor<3x97xi1>
        %398 = stablehlo.exponential %310 : tensor<3x97xf32>
        %399 = stablehlo.broadcast_in_dim %arg24, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %401 = stablehlo.compare GE, %398, %400, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %402 = stablehlo.and %397, %401 : tensor<3x97xi1>
        stablehlo.return %402 : tensor<3x97xi1>
      }) : (tensor<i32>) -> tensor<3x97xi1>
      %322 = stablehlo.convert %252 : (tensor<3xi32>) -> tensor<3xui32>
      %323 = func.call @_threefry_fold_in(%arg25, %322) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
      %324 = stablehlo.slice %323 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %325 = stablehlo.reshape %324 : (tensor<3x1xui32>) -> tensor<3xui32>
      %326 = stablehlo.slice %323 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
      %327 = stablehlo.reshape %326 : (tensor<3x1xui32>) -> tensor<3xui32>
      %328 = stablehlo.iota dim = 0 : tensor<97xui64>
      %c_79 = stablehlo.constant dense<1> : tensor<ui64>
      %329 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %330 = stablehlo.multiply %329, %328 : tensor<97xui64>
      %c_80 = stablehlo.constant dense<32> : tensor<ui64>
      %331 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<ui64>) -> tensor<97xui64>
      %332 = stablehlo.shift_right_logical %330, %331 : tensor<97xui64>
      %333 = stablehlo.convert %330 : (tensor<97xui64>) -> tensor<97xui32>
      %334 = stablehlo.convert %332 : (tensor<97xui64>) -> tensor<97xui32>
      %335 = stablehlo.broadcast_in_dim %334, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %336 = stablehlo.broadcast_in_dim %333, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
      %337 = stablehlo.broadcast_in_dim %325, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %338 = stablehlo.broadcast_in_dim %327, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
      %339:2 = func.call @threefry2x32_12(%337, %338, %335, %336) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
      %340 = stablehlo.xor %339#0, %339#1 : tensor<3x97xui32>
      %c_81 = stablehlo.constant dense<9> : tensor<ui32>
      %341 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
      %342 = stablehlo.shift_right_logical %340, %341 : tensor<3x97xui32>
      %343 = stablehlo.convert %342 : (tensor<3x97xui32>) -> tensor<3x97xf32>
      %cst_82 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %344 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %345 = stablehlo.add %343, %344 : tensor<3x97xf32>
      %cst_83 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %346 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
      %347 = stablehlo.multiply %345, %346 : tensor<3x97xf32>
      %348 = stablehlo.log %347 : tensor<3x97xf32>
      %349 = stablehlo.negate %348 : tensor<3x97xf32>
      %350 = stablehlo.log %349 : tensor<3x97xf32>
      %351 = stablehlo.negate %350 : tensor<3x97xf32>
      %352 = stablehlo.add %310, %351 : tensor<3x97xf32>
      %cst_84 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %353 = func.call @_where_8(%321, %352, %cst_84) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
      %354 = stablehlo.iota dim = 1 : tensor<3x97xi32>
      %cst_85 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %355 = stablehlo.reduce(%353 init: %cst_85) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %356 = stablehlo.broadcast_in_dim %355, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %358 = stablehlo.compare EQ, %353, %357, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_86 = stablehlo.constant dense<97> : tensor<i32>
      %359 = func.call @_where_4(%358, %354, %c_86) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_87 = stablehlo.constant dense<2147483647> : tensor<i32>
      %360 = stablehlo.reduce(%359 init: %c_87) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      stablehlo.return %360 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    %269 = call @_where_9(%265, %268, %263) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %270 = stablehlo.compare GE, %252, %arg27, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_62 = stablehlo.constant dense<2> : tensor<i32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %271 = call @_where_14(%270, %c_62, %c_63) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %272 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %274 = stablehlo.compare EQ, %273, %arg26, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_64 = stablehlo.constant dense<false> : tensor<i1>
    %275 = stablehlo.reduce(%274 init: %c_64) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_65 = stablehlo.constant dense<1> : tensor<i32>
    %276 = call @_where_15(%275, %c_65, %271) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %cst_66 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %277 = stablehlo.reduce(%256 init: %cst_66) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %278 = stablehlo.is_finite %277 : (tensor<3xf32>) -> tensor<3xi1>
    %c_67 = stablehlo.constant dense<3> : tensor<i32>
    %279 = call @_where_16(%278, %276, %c_67) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %280 = stablehlo.convert %279 : tensor<3xi32>
    %281 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c_68 = stablehlo.constant dense<2> : tensor<i32>
    %282 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %283 = stablehlo.multiply %282, %281 : tensor<3x97xi32>
    %c_69 = stablehlo.constant dense<1> : tensor<i32>
    %284 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %285 = stablehlo.add %283, %284 : tensor<3x97xi32>
    %286 = stablehlo.bitcast_convert %256 : (tensor<3x97xf32>) -> tensor<3x97xi32>
    %287 = stablehlo.multiply %286, %285 : tensor<3x97xi32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %288 = stablehlo.reduce(%287 init: %c_70) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %289 = stablehlo.broadcast_in_dim %arg20, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %290 = stablehlo.broadcast_in_dim %269, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %291 = stablehlo.broadcast_in_dim %280, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %292 = stablehlo.broadcast_in_dim %288, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %293 = stablehlo.concatenate %290, %291, %292, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %294 = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %295 = call @_where_17(%289, %293, %294) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %296 = call @_where_9(%arg20, %269, %arg18) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %297 = call @_where_9(%arg20, %252, %arg19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %298 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %299 = stablehlo.compare EQ, %280, %298, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %300 = stablehlo.and %arg20, %299 : tensor<3xi1>
    return %79, %94, %187, %202, %296, %297, %300, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %295 : tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3x3x10x128xf32>, tensor<3x3x128x10xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3x3xi32>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
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
    %9 = call @_where_0(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_pad(%arg0: tensor<1x3xi32>, %arg1: tensor<i32>) -> tensor<1x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<1x3xi32>, tensor<i32>) -> tensor<1x4xi32>
    return %1 : tensor<1x4xi32>
  }
  func.func private @_where_1(%arg0: tensor<3x1x2x128xi1>, %arg1: tensor<3x3x2x128xf32>, %arg2: tensor<f32>) -> tensor<3x3x2x128xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<3x1x2x128xi1>) -> tensor<3x3x2x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x2x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x3x2x128xi1>, tensor<3x3x2x128xf32>
    return %3 : tensor<3x3x2x128xf32>
  }
  func.func private @_where_2(%arg0: tensor<3x1x128x1xi1>, %arg1: tensor<3x3x128x10xf32>, %arg2: tensor<f32>) -> tensor<3x3x128x10xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<3x1x128x1xi1>) -> tensor<3x3x128x10xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x128x10xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x3x128x10xi1>, tensor<3x3x128x10xf32>
    return %3 : tensor<3x3x128x10xf32>
  }
  func.func private @_pad_3(%arg0: tensor<60x3xf32>, %arg1: tensor<i32>) -> tensor<60x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<60x3xf32>, tensor<f32>) -> tensor<60x4xf32>
    return %1 : tensor<60x4xf32>
  }
  func.func private @silu(%arg0: tensor<56x4xf32>) -> tensor<56x4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<56x4xf32>
    %1 = stablehlo.exponential %0 : tensor<56x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<56x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<56x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<56x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<56x4xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<56x4xf32>
    return %6 : tensor<56x4xf32>
  }
  func.func private @_where_4(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<i32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xi32>
    return %2 : tensor<3x97xi32>
  }
  func.func private @_where_5(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_6(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %0 : tensor<3x97xi32>
  }
  func.func private @_where_7(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
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
    %12 = call @_where_8(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = call @_where_9(%14, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %16 = call @_where_9(%14, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %15, %16 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_8(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_9(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @closed_call_10(%arg0: tensor<3x97xi32>, %arg1: tensor<3x97xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xi32>, %arg4: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
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
    %12 = call @_where_8(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = call @_where_9(%14, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %16 = call @_where_9(%14, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %15, %16 : tensor<3xi32>, tensor<3xi32>
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
      %6:8 = func.call @closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_11(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @threefry2x32_12(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
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
      %10:8 = func.call @closed_call_13(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_13(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_14(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_15(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_16(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_17(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x3xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x3xi1>, tensor<3x3xi32>
    return %1 : tensor<3x3xi32>
  }
}
