module @jit_read_row attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x128xi32>, %arg1: tensor<3xi32>, %arg2: tensor<3xi1>, %arg3: tensor<3xi1>, %arg4: tensor<3x97xf32>, %arg5: tensor<3x97xf32>, %arg6: tensor<3xf32>, %arg7: tensor<3xi32>, %arg8: tensor<3xf32>, %arg9: tensor<3xf32>, %arg10: tensor<3x2xui32>, %arg11: tensor<3x4xi32>, %arg12: tensor<3xi32>, %arg13: tensor<3xi32>, %arg14: tensor<3xi32>, %arg15: tensor<3xf32>, %arg16: tensor<3xi32>, %arg17: tensor<3xf32>, %arg18: tensor<3xf32>, %arg19: tensor<3xi1>, %arg20: tensor<3xi1>, %arg21: tensor<i32>) -> (tensor<1x128xi32> {jax.result_info = "result.ids"}, tensor<i32> {jax.result_info = "result.position"}, tensor<i1> {jax.result_info = "result.active"}, tensor<i1> {jax.result_info = "result.needs_token"}, tensor<97xf32> {jax.result_info = "result.logits"}, tensor<97xf32> {jax.result_info = "result.bias"}, tensor<f32> {jax.result_info = "result.sampling_params.temperature"}, tensor<i32> {jax.result_info = "result.sampling_params.top_k"}, tensor<f32> {jax.result_info = "result.sampling_params.top_p"}, tensor<f32> {jax.result_info = "result.sampling_params.min_p"}, tensor<2xui32> {jax.result_info = "result.sampling_params.seed"}, tensor<4xi32> {jax.result_info = "result.sampling_params.stop_token_ids"}, tensor<i32> {jax.result_info = "result.sampling_params.last_position"}, tensor<i32> {jax.result_info = "result.sampling_params.prompt_length"}, tensor<i32> {jax.result_info = "result.sampling_params.min_end"}, tensor<f32> {jax.result_info = "result.sampling_params.repetition_penalty"}, tensor<i32> {jax.result_info = "result.sampling_params.repetition_size"}, tensor<f32> {jax.result_info = "result.sampling_params.presence_penalty"}, tensor<f32> {jax.result_info = "result.sampling_params.frequency_penalty"}, tensor<i1> {jax.result_info = "result.sampling_params.has_bias"}, tensor<i1> {jax.result_info = "result.sampling_params.constrained"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg21, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg21, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg21 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %c_1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.add %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.select %3, %4, %c_5 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<128> : tensor<i32>
    %7 = stablehlo.add %c_8, %c_9 : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.select %6, %7, %c_10 : tensor<i1>, tensor<i32>
    %9 = stablehlo.dynamic_slice %arg0, %2, %5, %8, sizes = [1, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x128xi32>
    %10 = stablehlo.reshape %9 : (tensor<1x1x128xi32>) -> tensor<1x128xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %arg21, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.add %arg21, %c_12 : tensor<i32>
    %13 = stablehlo.select %11, %12, %arg21 : tensor<i1>, tensor<i32>
    %14 = stablehlo.dynamic_slice %arg1, %13, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.reshape %14 : (tensor<1xi32>) -> tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %arg21, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %17 = stablehlo.add %arg21, %c_14 : tensor<i32>
    %18 = stablehlo.select %16, %17, %arg21 : tensor<i1>, tensor<i32>
    %19 = stablehlo.dynamic_slice %arg2, %18, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %20 = stablehlo.reshape %19 : (tensor<1xi1>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.compare LT, %arg21, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %22 = stablehlo.add %arg21, %c_16 : tensor<i32>
    %23 = stablehlo.select %21, %22, %arg21 : tensor<i1>, tensor<i32>
    %24 = stablehlo.dynamic_slice %arg3, %23, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %25 = stablehlo.reshape %24 : (tensor<1xi1>) -> tensor<i1>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.compare LT, %arg21, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %27 = stablehlo.add %arg21, %c_18 : tensor<i32>
    %28 = stablehlo.select %26, %27, %arg21 : tensor<i1>, tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.compare LT, %c_19, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<97> : tensor<i32>
    %30 = stablehlo.add %c_21, %c_22 : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.select %29, %30, %c_23 : tensor<i1>, tensor<i32>
    %32 = stablehlo.dynamic_slice %arg4, %28, %31, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %33 = stablehlo.reshape %32 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.compare LT, %arg21, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_25 = stablehlo.constant dense<3> : tensor<i32>
    %35 = stablehlo.add %arg21, %c_25 : tensor<i32>
    %36 = stablehlo.select %34, %35, %arg21 : tensor<i1>, tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.compare LT, %c_26, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %c_29 = stablehlo.constant dense<97> : tensor<i32>
    %38 = stablehlo.add %c_28, %c_29 : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.select %37, %38, %c_30 : tensor<i1>, tensor<i32>
    %40 = stablehlo.dynamic_slice %arg5, %36, %39, sizes = [1, 97] : (tensor<3x97xf32>, tensor<i32>, tensor<i32>) -> tensor<1x97xf32>
    %41 = stablehlo.reshape %40 : (tensor<1x97xf32>) -> tensor<97xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.compare LT, %arg21, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_32 = stablehlo.constant dense<3> : tensor<i32>
    %43 = stablehlo.add %arg21, %c_32 : tensor<i32>
    %44 = stablehlo.select %42, %43, %arg21 : tensor<i1>, tensor<i32>
    %45 = stablehlo.dynamic_slice %arg6, %44, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %46 = stablehlo.reshape %45 : (tensor<1xf32>) -> tensor<f32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.compare LT, %arg21, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<3> : tensor<i32>
    %48 = stablehlo.add %arg21, %c_34 : tensor<i32>
    %49 = stablehlo.select %47, %48, %arg21 : tensor<i1>, tensor<i32>
    %50 = stablehlo.dynamic_slice %arg7, %49, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.compare LT, %arg21, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<3> : tensor<i32>
    %53 = stablehlo.add %arg21, %c_36 : tensor<i32>
    %54 = stablehlo.select %52, %53, %arg21 : tensor<i1>, tensor<i32>
    %55 = stablehlo.dynamic_slice %arg8, %54, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %56 = stablehlo.reshape %55 : (tensor<1xf32>) -> tensor<f32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.compare LT, %arg21, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<3> : tensor<i32>
    %58 = stablehlo.add %arg21, %c_38 : tensor<i32>
    %59 = stablehlo.select %57, %58, %arg21 : tensor<i1>, tensor<i32>
    %60 = stablehlo.dynamic_slice %arg9, %59, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %61 = stablehlo.reshape %60 : (tensor<1xf32>) -> tensor<f32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.compare LT, %arg21, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_40 = stablehlo.constant dense<3> : tensor<i32>
    %63 = stablehlo.add %arg21, %c_40 : tensor<i32>
    %64 = stablehlo.select %62, %63, %arg21 : tensor<i1>, tensor<i32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.compare LT, %c_41, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %c_44 = stablehlo.constant dense<2> : tensor<i32>
    %66 = stablehlo.add %c_43, %c_44 : tensor<i32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.select %65, %66, %c_45 : tensor<i1>, tensor<i32>
    %68 = stablehlo.dynamic_slice %arg10, %64, %67, sizes = [1, 2] : (tensor<3x2xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
    %69 = stablehlo.reshape %68 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.compare LT, %arg21, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_47 = stablehlo.constant dense<3> : tensor<i32>
    %71 = stablehlo.add %arg21, %c_47 : tensor<i32>
    %72 = stablehlo.select %70, %71, %arg21 : tensor<i1>, tensor<i32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %73 = stablehlo.compare LT, %c_48, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %c_51 = stablehlo.constant dense<4> : tensor<i32>
    %74 = stablehlo.add %c_50, %c_51 : tensor<i32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.select %73, %74, %c_52 : tensor<i1>, tensor<i32>
    %76 = stablehlo.dynamic_slice %arg11, %72, %75, sizes = [1, 4] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %77 = stablehlo.reshape %76 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.compare LT, %arg21, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_54 = stablehlo.constant dense<3> : tensor<i32>
    %79 = stablehlo.add %arg21, %c_54 : tensor<i32>
    %80 = stablehlo.select %78, %79, %arg21 : tensor<i1>, tensor<i32>
    %81 = stablehlo.dynamic_slice %arg12, %80, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %82 = stablehlo.reshape %81 : (tensor<1xi32>) -> tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %83 = stablehlo.compare LT, %arg21, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_56 = stablehlo.constant dense<3> : tensor<i32>
    %84 = stablehlo.add %arg21, %c_56 : tensor<i32>
    %85 = stablehlo.select %83, %84, %arg21 : tensor<i1>, tensor<i32>
    %86 = stablehlo.dynamic_slice %arg13, %85, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %87 = stablehlo.reshape %86 : (tensor<1xi32>) -> tensor<i32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %88 = stablehlo.compare LT, %arg21, %c_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_58 = stablehlo.constant dense<3> : tensor<i32>
    %89 = stablehlo.add %arg21, %c_58 : tensor<i32>
    %90 = stablehlo.select %88, %89, %arg21 : tensor<i1>, tensor<i32>
    %91 = stablehlo.dynamic_slice %arg14, %90, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %92 = stablehlo.reshape %91 : (tensor<1xi32>) -> tensor<i32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %93 = stablehlo.compare LT, %arg21, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_60 = stablehlo.constant dense<3> : tensor<i32>
    %94 = stablehlo.add %arg21, %c_60 : tensor<i32>
    %95 = stablehlo.select %93, %94, %arg21 : tensor<i1>, tensor<i32>
    %96 = stablehlo.dynamic_slice %arg15, %95, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %97 = stablehlo.reshape %96 : (tensor<1xf32>) -> tensor<f32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.compare LT, %arg21, %c_61, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_62 = stablehlo.constant dense<3> : tensor<i32>
    %99 = stablehlo.add %arg21, %c_62 : tensor<i32>
    %100 = stablehlo.select %98, %99, %arg21 : tensor<i1>, tensor<i32>
    %101 = stablehlo.dynamic_slice %arg16, %100, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %102 = stablehlo.reshape %101 : (tensor<1xi32>) -> tensor<i32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.compare LT, %arg21, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_64 = stablehlo.constant dense<3> : tensor<i32>
    %104 = stablehlo.add %arg21, %c_64 : tensor<i32>
    %105 = stablehlo.select %103, %104, %arg21 : tensor<i1>, tensor<i32>
    %106 = stablehlo.dynamic_slice %arg17, %105, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %107 = stablehlo.reshape %106 : (tensor<1xf32>) -> tensor<f32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.compare LT, %arg21, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_66 = stablehlo.constant dense<3> : tensor<i32>
    %109 = stablehlo.add %arg21, %c_66 : tensor<i32>
    %110 = stablehlo.select %108, %109, %arg21 : tensor<i1>, tensor<i32>
    %111 = stablehlo.dynamic_slice %arg18, %110, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %112 = stablehlo.reshape %111 : (tensor<1xf32>) -> tensor<f32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %113 = stablehlo.compare LT, %arg21, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_68 = stablehlo.constant dense<3> : tensor<i32>
    %114 = stablehlo.add %arg21, %c_68 : tensor<i32>
    %115 = stablehlo.select %113, %114, %arg21 : tensor<i1>, tensor<i32>
    %116 = stablehlo.dynamic_slice %arg19, %115, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %117 = stablehlo.reshape %116 : (tensor<1xi1>) -> tensor<i1>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.compare LT, %arg21, %c_69, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_70 = stablehlo.constant dense<3> : tensor<i32>
    %119 = stablehlo.add %arg21, %c_70 : tensor<i32>
    %120 = stablehlo.select %118, %119, %arg21 : tensor<i1>, tensor<i32>
    %121 = stablehlo.dynamic_slice %arg20, %120, sizes = [1] : (tensor<3xi1>, tensor<i32>) -> tensor<1xi1>
    %122 = stablehlo.reshape %121 : (tensor<1xi1>) -> tensor<i1>
    return %10, %15, %20, %25, %33, %41, %46, %51, %56, %61, %69, %77, %82, %87, %92, %97, %102, %107, %112, %117, %122 : tensor<1x128xi32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<97xf32>, tensor<97xf32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<2xui32>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>
  }
}
