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
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x97xf32>
    %8 = stablehlo.subtract %4, %7 : tensor<16x97xf32>
    %9 = stablehlo.exponential %8 : tensor<16x97xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = "stablehlo.case"(%c) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.case"(%10) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %21 = func.call @_pad(%9, %c_1) : (tensor<16x97xf32>, tensor<i32>) -> tensor<16x104xf32>
      %22 = stablehlo.slice %21 [0:16, 0:13] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %23 = stablehlo.slice %21 [0:16, 13:26] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %24 = stablehlo.slice %21 [0:16, 26:39] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %25 = stablehlo.slice %21 [0:16, 39:52] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %26 = stablehlo.slice %21 [0:16, 52:65] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %27 = stablehlo.slice %21 [0:16, 65:78] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %28 = stablehlo.slice %21 [0:16, 78:91] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %29 = stablehlo.slice %21 [0:16, 91:104] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %30 = stablehlo.add %22, %23 : tensor<16x13xf32>
      %31 = stablehlo.add %24, %25 : tensor<16x13xf32>
      %32 = stablehlo.add %30, %31 : tensor<16x13xf32>
      %33 = stablehlo.add %26, %27 : tensor<16x13xf32>
      %34 = stablehlo.add %28, %29 : tensor<16x13xf32>
      %35 = stablehlo.add %33, %34 : tensor<16x13xf32>
      %36 = stablehlo.add %32, %35 : tensor<16x13xf32>
      %37 = stablehlo.optimization_barrier %36 : tensor<16x13xf32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %38 = func.call @_pad_0(%37, %c_2) : (tensor<16x13xf32>, tensor<i32>) -> tensor<16x16xf32>
      %39 = stablehlo.slice %38 [0:16, 0:2] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %40 = stablehlo.slice %38 [0:16, 2:4] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %41 = stablehlo.slice %38 [0:16, 4:6] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %42 = stablehlo.slice %38 [0:16, 6:8] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %43 = stablehlo.slice %38 [0:16, 8:10] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %44 = stablehlo.slice %38 [0:16, 10:12] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %45 = stablehlo.slice %38 [0:16, 12:14] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %46 = stablehlo.slice %38 [0:16, 14:16] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %47 = stablehlo.add %39, %40 : tensor<16x2xf32>
      %48 = stablehlo.add %41, %42 : tensor<16x2xf32>
      %49 = stablehlo.add %47, %48 : tensor<16x2xf32>
      %50 = stablehlo.add %43, %44 : tensor<16x2xf32>
      %51 = stablehlo.add %45, %46 : tensor<16x2xf32>
      %52 = stablehlo.add %50, %51 : tensor<16x2xf32>
      %53 = stablehlo.add %49, %52 : tensor<16x2xf32>
      %54 = stablehlo.optimization_barrier %53 : tensor<16x2xf32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %55 = func.call @_pad_1(%54, %c_3) : (tensor<16x2xf32>, tensor<i32>) -> tensor<16x8xf32>
      %56 = stablehlo.slice %55 [0:16, 0:1] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %57 = stablehlo.slice %55 [0:16, 1:2] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %58 = stablehlo.slice %55 [0:16, 2:3] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %59 = stablehlo.slice %55 [0:16, 3:4] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %60 = stablehlo.slice %55 [0:16, 4:5] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %61 = stablehlo.slice %55 [0:16, 5:6] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %62 = stablehlo.slice %55 [0:16, 6:7] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %63 = stablehlo.slice %55 [0:16, 7:8] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %64 = stablehlo.add %56, %57 : tensor<16x1xf32>
      %65 = stablehlo.add %58, %59 : tensor<16x1xf32>
      %66 = stablehlo.add %64, %65 : tensor<16x1xf32>
      %67 = stablehlo.add %60, %61 : tensor<16x1xf32>
      %68 = stablehlo.add %62, %63 : tensor<16x1xf32>
      %69 = stablehlo.add %67, %68 : tensor<16x1xf32>
      %70 = stablehlo.add %66, %69 : tensor<16x1xf32>
      %71 = stablehlo.optimization_barrier %70 : tensor<16x1xf32>
      %72 = stablehlo.reshape %71 : (tensor<16x1xf32>) -> tensor<16xf32>
      stablehlo.return %72 : tensor<16xf32>
    }) : (tensor<i32>) -> tensor<16xf32>
    %12 = stablehlo.log %11 : tensor<16xf32>
    %13 = stablehlo.add %5, %12 : tensor<16xf32>
    %14 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %15 = call @take_along_axis(%4, %14) : (tensor<16x97xf32>, tensor<16x1xi32>) -> tensor<16x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<16x1xf32>) -> tensor<16xf32>
    %values, %indices = chlo.top_k(%4, k = 20) : tensor<16x97xf32> -> (tensor<16x20xf32>, tensor<16x20xi32>)
    %17 = stablehlo.subtract %16, %13 : tensor<16xf32>
    %18 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x20xf32>
    %20 = stablehlo.subtract %values, %19 : tensor<16x20xf32>
    return %17, %20, %indices : tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>
  }
  func.func private @_pad(%arg0: tensor<16x97xf32>, %arg1: tensor<i32>) -> tensor<16x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<16x97xf32>, tensor<f32>) -> tensor<16x104xf32>
    return %1 : tensor<16x104xf32>
  }
  func.func private @_pad_0(%arg0: tensor<16x13xf32>, %arg1: tensor<i32>) -> tensor<16x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<16x13xf32>, tensor<f32>) -> tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @_pad_1(%arg0: tensor<16x2xf32>, %arg1: tensor<i32>) -> tensor<16x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16x8xf32>
    return %1 : tensor<16x8xf32>
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
