module @jit_logprobs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x97xf32>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x20xi32>) -> (tensor<3xf32> {jax.result_info = "result.token"}, tensor<3x20xf32> {jax.result_info = "result.top"}, tensor<3x20xi32> {jax.result_info = "result.ids"}) {
    %0 = stablehlo.slice %arg1 [0:1, 0:3] : (tensor<3x3xi32>) -> tensor<1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %2 = call @clip(%1, %c, %c_0) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<3x97xf32>
    %7 = stablehlo.exponential %6 : tensor<3x97xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = "stablehlo.case"(%c_1) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }, {
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_4 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.case"(%8) ({
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %27 = func.call @_pad(%7, %c_4) : (tensor<3x97xf32>, tensor<i32>) -> tensor<3x104xf32>
      %28 = stablehlo.slice %27 [0:3, 0:13] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %29 = stablehlo.slice %27 [0:3, 13:26] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %30 = stablehlo.slice %27 [0:3, 26:39] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %31 = stablehlo.slice %27 [0:3, 39:52] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %32 = stablehlo.slice %27 [0:3, 52:65] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %33 = stablehlo.slice %27 [0:3, 65:78] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %34 = stablehlo.slice %27 [0:3, 78:91] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %35 = stablehlo.slice %27 [0:3, 91:104] : (tensor<3x104xf32>) -> tensor<3x13xf32>
      %36 = stablehlo.add %28, %29 : tensor<3x13xf32>
      %37 = stablehlo.add %30, %31 : tensor<3x13xf32>
      %38 = stablehlo.add %36, %37 : tensor<3x13xf32>
      %39 = stablehlo.add %32, %33 : tensor<3x13xf32>
      %40 = stablehlo.add %34, %35 : tensor<3x13xf32>
      %41 = stablehlo.add %39, %40 : tensor<3x13xf32>
      %42 = stablehlo.add %38, %41 : tensor<3x13xf32>
      %43 = stablehlo.optimization_barrier %42 : tensor<3x13xf32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %44 = func.call @_pad_0(%43, %c_5) : (tensor<3x13xf32>, tensor<i32>) -> tensor<3x16xf32>
      %45 = stablehlo.slice %44 [0:3, 0:2] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %46 = stablehlo.slice %44 [0:3, 2:4] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %47 = stablehlo.slice %44 [0:3, 4:6] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %48 = stablehlo.slice %44 [0:3, 6:8] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %49 = stablehlo.slice %44 [0:3, 8:10] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %50 = stablehlo.slice %44 [0:3, 10:12] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %51 = stablehlo.slice %44 [0:3, 12:14] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %52 = stablehlo.slice %44 [0:3, 14:16] : (tensor<3x16xf32>) -> tensor<3x2xf32>
      %53 = stablehlo.add %45, %46 : tensor<3x2xf32>
      %54 = stablehlo.add %47, %48 : tensor<3x2xf32>
      %55 = stablehlo.add %53, %54 : tensor<3x2xf32>
      %56 = stablehlo.add %49, %50 : tensor<3x2xf32>
      %57 = stablehlo.add %51, %52 : tensor<3x2xf32>
      %58 = stablehlo.add %56, %57 : tensor<3x2xf32>
      %59 = stablehlo.add %55, %58 : tensor<3x2xf32>
      %60 = stablehlo.optimization_barrier %59 : tensor<3x2xf32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %61 = func.call @_pad_1(%60, %c_6) : (tensor<3x2xf32>, tensor<i32>) -> tensor<3x8xf32>
      %62 = stablehlo.slice %61 [0:3, 0:1] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %63 = stablehlo.slice %61 [0:3, 1:2] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %64 = stablehlo.slice %61 [0:3, 2:3] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %65 = stablehlo.slice %61 [0:3, 3:4] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %66 = stablehlo.slice %61 [0:3, 4:5] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %67 = stablehlo.slice %61 [0:3, 5:6] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %68 = stablehlo.slice %61 [0:3, 6:7] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %69 = stablehlo.slice %61 [0:3, 7:8] : (tensor<3x8xf32>) -> tensor<3x1xf32>
      %70 = stablehlo.add %62, %63 : tensor<3x1xf32>
      %71 = stablehlo.add %64, %65 : tensor<3x1xf32>
      %72 = stablehlo.add %70, %71 : tensor<3x1xf32>
      %73 = stablehlo.add %66, %67 : tensor<3x1xf32>
      %74 = stablehlo.add %68, %69 : tensor<3x1xf32>
      %75 = stablehlo.add %73, %74 : tensor<3x1xf32>
      %76 = stablehlo.add %72, %75 : tensor<3x1xf32>
      %77 = stablehlo.optimization_barrier %76 : tensor<3x1xf32>
      %78 = stablehlo.reshape %77 : (tensor<3x1xf32>) -> tensor<3xf32>
      stablehlo.return %78 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %10 = stablehlo.log %9 : tensor<3xf32>
    %11 = stablehlo.add %3, %10 : tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = call @take_along_axis(%arg0, %12) : (tensor<3x97xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<3x1xf32>) -> tensor<3xf32>
    %values, %indices = chlo.top_k(%arg0, k = 20) : tensor<3x97xf32> -> (tensor<3x20xf32>, tensor<3x20xi32>)
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x20xi32>
    %16 = stablehlo.maximum %arg2, %15 : tensor<3x20xi32>
    %17 = call @take_along_axis_2(%arg0, %16) : (tensor<3x97xf32>, tensor<3x20xi32>) -> tensor<3x20xf32>
    %18 = stablehlo.slice %arg2 [0:3, 0:1] : (tensor<3x20xi32>) -> tensor<3x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %20 = stablehlo.compare GE, %18, %19, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %21 = call @_where(%20, %17, %values) : (tensor<3x1xi1>, tensor<3x20xf32>, tensor<3x20xf32>) -> tensor<3x20xf32>
    %22 = call @_where_3(%20, %arg2, %indices) : (tensor<3x1xi1>, tensor<3x20xi32>, tensor<3x20xi32>) -> tensor<3x20xi32>
    %23 = stablehlo.subtract %14, %11 : tensor<3xf32>
    %24 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x20xf32>
    %26 = stablehlo.subtract %21, %25 : tensor<3x20xf32>
    return %23, %26, %22 : tensor<3xf32>, tensor<3x20xf32>, tensor<3x20xi32>
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
  func.func private @_pad(%arg0: tensor<3x97xf32>, %arg1: tensor<i32>) -> tensor<3x104xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x104xf32>
    return %1 : tensor<3x104xf32>
  }
  func.func private @_pad_0(%arg0: tensor<3x13xf32>, %arg1: tensor<i32>) -> tensor<3x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<3x13xf32>, tensor<f32>) -> tensor<3x16xf32>
    return %1 : tensor<3x16xf32>
  }
  func.func private @_pad_1(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) -> tensor<3x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x97xf32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xf32> {
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
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x97xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xf32>
    return %15 : tensor<3x1xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<3x97xf32>, %arg1: tensor<3x20xi32>) -> tensor<3x20xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x20xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x20xi32>, tensor<3x20xi32>) -> tensor<3x20xi1>
    %c_0 = stablehlo.constant dense<97> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x20xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x20xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x20xi1>, tensor<3x20xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x20xi32>) -> tensor<3x20x1xi32>
    %c_1 = stablehlo.constant dense<96> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x20x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x20x1xi32>, tensor<3x20x1xi32>) -> tensor<3x20x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x20x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x20x1xi32>, tensor<3x20x1xi32>) -> tensor<3x20x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x20x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x20x1xi1>, tensor<i1>) -> tensor<3x20xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x97xf32>, tensor<3x20x1xi32>) -> tensor<3x20xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x20xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x20xi1>, tensor<3x20xf32>
    return %15 : tensor<3x20xf32>
  }
  func.func private @_where(%arg0: tensor<3x1xi1>, %arg1: tensor<3x20xf32>, %arg2: tensor<3x20xf32>) -> tensor<3x20xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x20xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x20xi1>, tensor<3x20xf32>
    return %1 : tensor<3x20xf32>
  }
  func.func private @_where_3(%arg0: tensor<3x1xi1>, %arg1: tensor<3x20xi32>, %arg2: tensor<3x20xi32>) -> tensor<3x20xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x20xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x20xi1>, tensor<3x20xi32>
    return %1 : tensor<3x20xi32>
  }
}
