module @jit_prompt_logprobs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<97x36xf32>, %arg1: tensor<36x16xf32>, %arg2: tensor<16xi32>) -> (tensor<16xf32> {jax.result_info = "result.token"}, tensor<16x20xf32> {jax.result_info = "result.top"}, tensor<16x20xi32> {jax.result_info = "result.ids"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<97x36xf32>, tensor<36x16xf32>) -> tensor<97x16xf32>
    %1 = stablehlo.optimization_barrier %0 : tensor<97x16xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<97x16xf32>) -> tensor<16x97xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x97xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<16x97xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<16x97xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %7 = stablehlo.maximum %6, %5 : tensor<16xf32>
    %8 = stablehlo.is_finite %7 : (tensor<16xf32>) -> tensor<16xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %10 = stablehlo.select %8, %7, %9 : tensor<16xi1>, tensor<16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x97xf32>
    %13 = stablehlo.subtract %4, %12 : tensor<16x97xf32>
    %14 = stablehlo.exponential %13 : tensor<16x97xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<16x97xf32>, tensor<f32>) -> tensor<16xf32>
    %16 = stablehlo.abs %15 : tensor<16xf32>
    %17 = stablehlo.log %16 : tensor<16xf32>
    %18 = stablehlo.add %17, %10 : tensor<16xf32>
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %20 = call @take_along_axis(%4, %19) : (tensor<16x97xf32>, tensor<16x1xi32>) -> tensor<16x1xf32>
    %21 = stablehlo.reshape %20 : (tensor<16x1xf32>) -> tensor<16xf32>
    %values, %indices = chlo.top_k(%4, k = 20) : tensor<16x97xf32> -> (tensor<16x20xf32>, tensor<16x20xi32>)
    %22 = stablehlo.subtract %21, %18 : tensor<16xf32>
    %23 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x20xf32>
    %25 = stablehlo.subtract %values, %24 : tensor<16x20xf32>
    return %22, %25, %indices : tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x97xf32>, %arg1: tensor<16x1xi32>) -> tensor<16x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x1xi1>, tensor<16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x1xi32>) -> tensor<16x1x1xi32>
    %c_1 = stablehlo.constant dense<96> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x1x1xi32>, tensor<16x1x1xi32>) -> tensor<16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<16x1x1xi1>, tensor<i1>) -> tensor<16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<16x97xf32>, tensor<16x1x1xi32>) -> tensor<16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x1xi1>, tensor<16x1xf32>
    return %15 : tensor<16x1xf32>
  }
}
