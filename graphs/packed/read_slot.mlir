module @jit_read_slot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x2x1x3x10x128xf32>, %arg1: tensor<3x2x1x3x128x10xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> (tensor<2x1x3x10x128xf32> {jax.result_info = "result[0].keys"}, tensor<2x1x3x128x10xf32> {jax.result_info = "result[0].values"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.minimum %arg3, %c : tensor<i32>
    %1 = stablehlo.custom_call @xlabatch_read_blocks(%arg0, %arg2, %0) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<3x2x1x3x10x128xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3x10x128xf32>
    %2 = stablehlo.custom_call @xlabatch_read_blocks(%arg1, %arg2, %0) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[5, 4, 3, 2, 1, 0]> : tensor<6xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<3x2x1x3x128x10xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3x128x10xf32>
    return %1, %2 : tensor<2x1x3x10x128xf32>, tensor<2x1x3x128x10xf32>
  }
}
