module @jit_prompt_logprobs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x36x16x1xf32>, %arg1: tensor<36xf32>, %arg2: tensor<36x16xf32>, %arg3: tensor<16xi32>, %arg4: tensor<16xi32>, %arg5: tensor<i32>) -> (tensor<16xf32> {jax.result_info = "result.token"}, tensor<16x20xf32> {jax.result_info = "result.top"}, tensor<16x20xi32> {jax.result_info = "result.ids"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %1 = stablehlo.compare LT, %arg3, %0, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %3 = stablehlo.add %arg3, %2 : tensor<16xi32>
    %4 = stablehlo.select %1, %3, %arg3 : tensor<16xi1>, tensor<16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 36, 1>}> : (tensor<36x16xf32>, tensor<16x1xi32>) -> tensor<36x16xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<36x16xf32>) -> tensor<16x36xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.concatenate %8, %9, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %19 = stablehlo.custom_call @xlabatch_linear(%10, %7, %11, %arg0, %12, %13, %14, %arg1, %15, %16, %17, %18) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2xi32>, tensor<16x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<16x97xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<16x97xf32>, tensor<f32>) -> tensor<16xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x97xf32>
    %23 = stablehlo.subtract %19, %22 : tensor<16x97xf32>
    %24 = stablehlo.exponential %23 : tensor<16x97xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %25 = "stablehlo.case"(%c_10) ({
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_11 : tensor<i32>
    }, {
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_11 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %26 = "stablehlo.case"(%25) ({
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %36 = func.call @_pad(%24, %c_11) : (tensor<16x97xf32>, tensor<i32>) -> tensor<16x104xf32>
      %37 = stablehlo.slice %36 [0:16, 0:13] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %38 = stablehlo.slice %36 [0:16, 13:26] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %39 = stablehlo.slice %36 [0:16, 26:39] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %40 = stablehlo.slice %36 [0:16, 39:52] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %41 = stablehlo.slice %36 [0:16, 52:65] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %42 = stablehlo.slice %36 [0:16, 65:78] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %43 = stablehlo.slice %36 [0:16, 78:91] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %44 = stablehlo.slice %36 [0:16, 91:104] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %45 = stablehlo.add %37, %38 : tensor<16x13xf32>
      %46 = stablehlo.add %39, %40 : tensor<16x13xf32>
      %47 = stablehlo.add %45, %46 : tensor<16x13xf32>
      %48 = stablehlo.add %41, %42 : tensor<16x13xf32>
      %49 = stablehlo.add %43, %44 : tensor<16x13xf32>
      %50 = stablehlo.add %48, %49 : tensor<16x13xf32>
      %51 = stablehlo.add %47, %50 : tensor<16x13xf32>
      %52 = stablehlo.optimization_barrier %51 : tensor<16x13xf32>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %53 = func.call @_pad_0(%52, %c_12) : (tensor<16x13xf32>, tensor<i32>) -> tensor<16x16xf32>
      %54 = stablehlo.slice %53 [0:16, 0:2] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %55 = stablehlo.slice %53 [0:16, 2:4] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %56 = stablehlo.slice %53 [0:16, 4:6] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %57 = stablehlo.slice %53 [0:16, 6:8] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %58 = stablehlo.slice %53 [0:16, 8:10] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %59 = stablehlo.slice %53 [0:16, 10:12] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %60 = stablehlo.slice %53 [0:16, 12:14] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %61 = stablehlo.slice %53 [0:16, 14:16] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %62 = stablehlo.add %54, %55 : tensor<16x2xf32>
      %63 = stablehlo.add %56, %57 : tensor<16x2xf32>
      %64 = stablehlo.add %62, %63 : tensor<16x2xf32>
      %65 = stablehlo.add %58, %59 : tensor<16x2xf32>
      %66 = stablehlo.add %60, %61 : tensor<16x2xf32>
      %67 = stablehlo.add %65, %66 : tensor<16x2xf32>
      %68 = stablehlo.add %64, %67 : tensor<16x2xf32>
      %69 = stablehlo.optimization_barrier %68 : tensor<16x2xf32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %70 = func.call @_pad_1(%69, %c_13) : (tensor<16x2xf32>, tensor<i32>) -> tensor<16x8xf32>
      %71 = stablehlo.slice %70 [0:16, 0:1] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %72 = stablehlo.slice %70 [0:16, 1:2] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %73 = stablehlo.slice %70 [0:16, 2:3] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %74 = stablehlo.slice %70 [0:16, 3:4] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %75 = stablehlo.slice %70 [0:16, 4:5] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %76 = stablehlo.slice %70 [0:16, 5:6] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %77 = stablehlo.slice %70 [0:16, 6:7] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %78 = stablehlo.slice %70 [0:16, 7:8] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %79 = stablehlo.add %71, %72 : tensor<16x1xf32>
      %80 = stablehlo.add %73, %74 : tensor<16x1xf32>
      %81 = stablehlo.add %79, %80 : tensor<16x1xf32>
      %82 = stablehlo.add %75, %76 : tensor<16x1xf32>
      %83 = stablehlo.add %77, %78 : tensor<16x1xf32>
      %84 = stablehlo.add %82, %83 : tensor<16x1xf32>
      %85 = stablehlo.add %81, %84 : tensor<16x1xf32>
      %86 = stablehlo.optimization_barrier %85 : tensor<16x1xf32>
      %87 = stablehlo.reshape %86 : (tensor<16x1xf32>) -> tensor<16xf32>
      stablehlo.return %87 : tensor<16xf32>
    }) : (tensor<i32>) -> tensor<16xf32>
    %27 = stablehlo.log %26 : tensor<16xf32>
    %28 = stablehlo.add %20, %27 : tensor<16xf32>
    %29 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %30 = call @take_along_axis(%19, %29) : (tensor<16x97xf32>, tensor<16x1xi32>) -> tensor<16x1xf32>
    %31 = stablehlo.reshape %30 : (tensor<16x1xf32>) -> tensor<16xf32>
    %values, %indices = chlo.top_k(%19, k = 20) : tensor<16x97xf32> -> (tensor<16x20xf32>, tensor<16x20xi32>)
    %32 = stablehlo.subtract %31, %28 : tensor<16xf32>
    %33 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x20xf32>
    %35 = stablehlo.subtract %values, %34 : tensor<16x20xf32>
    return %32, %35, %indices : tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>
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
