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
    %8 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %16 = stablehlo.custom_call @xlabatch_linear(%7, %8, %arg0, %9, %10, %11, %arg1, %12, %13, %14, %15) {backend_config = "", mhlo.backend_config = {act = 0 : i32, gated = false, layer = 0 : i32, layers = 1 : i32, limit = 0.000000e+00 : f32, norm_eps = 9.99999974E-6 : f32, residual_scale = 1.000000e+00 : f32, runs = dense<> : tensor<0xi64>, up_offset = 0.000000e+00 : f32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<16x36xf32>, tensor<1xi32>, tensor<7x36x16x1xf32>, tensor<0xi32>, tensor<0xf32>, tensor<0xf32>, tensor<36xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) -> tensor<16x97xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_7) applies stablehlo.maximum across dimensions = [1] : (tensor<16x97xf32>, tensor<f32>) -> tensor<16xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x97xf32>
    %20 = stablehlo.subtract %16, %19 : tensor<16x97xf32>
    %21 = stablehlo.exponential %20 : tensor<16x97xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %22 = "stablehlo.case"(%c_8) ({
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_9 : tensor<i32>
    }, {
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_9 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.case"(%22) ({
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %33 = func.call @_pad(%21, %c_9) : (tensor<16x97xf32>, tensor<i32>) -> tensor<16x104xf32>
      %34 = stablehlo.slice %33 [0:16, 0:13] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %35 = stablehlo.slice %33 [0:16, 13:26] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %36 = stablehlo.slice %33 [0:16, 26:39] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %37 = stablehlo.slice %33 [0:16, 39:52] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %38 = stablehlo.slice %33 [0:16, 52:65] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %39 = stablehlo.slice %33 [0:16, 65:78] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %40 = stablehlo.slice %33 [0:16, 78:91] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %41 = stablehlo.slice %33 [0:16, 91:104] : (tensor<16x104xf32>) -> tensor<16x13xf32>
      %42 = stablehlo.add %34, %35 : tensor<16x13xf32>
      %43 = stablehlo.add %36, %37 : tensor<16x13xf32>
      %44 = stablehlo.add %42, %43 : tensor<16x13xf32>
      %45 = stablehlo.add %38, %39 : tensor<16x13xf32>
      %46 = stablehlo.add %40, %41 : tensor<16x13xf32>
      %47 = stablehlo.add %45, %46 : tensor<16x13xf32>
      %48 = stablehlo.add %44, %47 : tensor<16x13xf32>
      %49 = stablehlo.optimization_barrier %48 : tensor<16x13xf32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %50 = func.call @_pad_0(%49, %c_10) : (tensor<16x13xf32>, tensor<i32>) -> tensor<16x16xf32>
      %51 = stablehlo.slice %50 [0:16, 0:2] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %52 = stablehlo.slice %50 [0:16, 2:4] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %53 = stablehlo.slice %50 [0:16, 4:6] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %54 = stablehlo.slice %50 [0:16, 6:8] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %55 = stablehlo.slice %50 [0:16, 8:10] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %56 = stablehlo.slice %50 [0:16, 10:12] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %57 = stablehlo.slice %50 [0:16, 12:14] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %58 = stablehlo.slice %50 [0:16, 14:16] : (tensor<16x16xf32>) -> tensor<16x2xf32>
      %59 = stablehlo.add %51, %52 : tensor<16x2xf32>
      %60 = stablehlo.add %53, %54 : tensor<16x2xf32>
      %61 = stablehlo.add %59, %60 : tensor<16x2xf32>
      %62 = stablehlo.add %55, %56 : tensor<16x2xf32>
      %63 = stablehlo.add %57, %58 : tensor<16x2xf32>
      %64 = stablehlo.add %62, %63 : tensor<16x2xf32>
      %65 = stablehlo.add %61, %64 : tensor<16x2xf32>
      %66 = stablehlo.optimization_barrier %65 : tensor<16x2xf32>
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %67 = func.call @_pad_1(%66, %c_11) : (tensor<16x2xf32>, tensor<i32>) -> tensor<16x8xf32>
      %68 = stablehlo.slice %67 [0:16, 0:1] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %69 = stablehlo.slice %67 [0:16, 1:2] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %70 = stablehlo.slice %67 [0:16, 2:3] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %71 = stablehlo.slice %67 [0:16, 3:4] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %72 = stablehlo.slice %67 [0:16, 4:5] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %73 = stablehlo.slice %67 [0:16, 5:6] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %74 = stablehlo.slice %67 [0:16, 6:7] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %75 = stablehlo.slice %67 [0:16, 7:8] : (tensor<16x8xf32>) -> tensor<16x1xf32>
      %76 = stablehlo.add %68, %69 : tensor<16x1xf32>
      %77 = stablehlo.add %70, %71 : tensor<16x1xf32>
      %78 = stablehlo.add %76, %77 : tensor<16x1xf32>
      %79 = stablehlo.add %72, %73 : tensor<16x1xf32>
      %80 = stablehlo.add %74, %75 : tensor<16x1xf32>
      %81 = stablehlo.add %79, %80 : tensor<16x1xf32>
      %82 = stablehlo.add %78, %81 : tensor<16x1xf32>
      %83 = stablehlo.optimization_barrier %82 : tensor<16x1xf32>
      %84 = stablehlo.reshape %83 : (tensor<16x1xf32>) -> tensor<16xf32>
      stablehlo.return %84 : tensor<16xf32>
    }) : (tensor<i32>) -> tensor<16xf32>
    %24 = stablehlo.log %23 : tensor<16xf32>
    %25 = stablehlo.add %17, %24 : tensor<16xf32>
    %26 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %27 = call @take_along_axis(%16, %26) : (tensor<16x97xf32>, tensor<16x1xi32>) -> tensor<16x1xf32>
    %28 = stablehlo.reshape %27 : (tensor<16x1xf32>) -> tensor<16xf32>
    %values, %indices = chlo.top_k(%16, k = 20) : tensor<16x97xf32> -> (tensor<16x20xf32>, tensor<16x20xi32>)
    %29 = stablehlo.subtract %28, %25 : tensor<16xf32>
    %30 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x20xf32>
    %32 = stablehlo.subtract %values, %31 : tensor<16x20xf32>
    return %29, %32, %indices : tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xi32>
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
