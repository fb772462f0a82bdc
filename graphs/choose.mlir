module @jit_choose attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x128xi32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3xi32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3xi1> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xi1> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3x97xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x97xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3xi32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3x2xui32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3x4xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3xi32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3xi32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xi1> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xi1> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3x4xi32>) -> (tensor<3x1x128xi32> {jax.result_info = "result[0].ids"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].live"}, tensor<3xi1> {jax.result_info = "result[0].due"}, tensor<3x97xf32> {jax.result_info = "result[0].logits"}, tensor<3x97xf32> {jax.result_info = "result[0].bias"}, tensor<3xf32> {jax.result_info = "result[0].rules.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rules.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rules.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rules.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rules.stop"}, tensor<3xi32> {jax.result_info = "result[0].rules.limit"}, tensor<3xi32> {jax.result_info = "result[0].rules.prompt"}, tensor<3xi32> {jax.result_info = "result[0].rules.least"}, tensor<3xf32> {jax.result_info = "result[0].rules.repetition"}, tensor<3xf32> {jax.result_info = "result[0].rules.presence"}, tensor<3xf32> {jax.result_info = "result[0].rules.frequency"}, tensor<3xi1> {jax.result_info = "result[0].rules.biased"}, tensor<3xi1> {jax.result_info = "result[0].rules.formed"}, tensor<3xi1> {jax.result_info = "result[0].rules.asked"}, tensor<3x3xi32> {jax.result_info = "result[1].told"}, tensor<3xf32> {jax.result_info = "result[1].odds.token"}, tensor<3x20xf32> {jax.result_info = "result[1].odds.top"}, tensor<3x20xi32> {jax.result_info = "result[1].odds.ids"}) {
    %c = stablehlo.constant dense<0> : tensor<2xui32>
    %c_0 = stablehlo.constant dense<-1> : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<2xui32>
    %c_2 = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.compare GT, %arg6, %0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.compare NE, %arg15, %2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.compare NE, %arg16, %4, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %6 = stablehlo.or %3, %5 : tensor<3xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.compare NE, %arg17, %7, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %9 = stablehlo.or %6, %8 : tensor<3xi1>
    %10 = stablehlo.or %9, %arg18 : tensor<3xi1>
    %11 = stablehlo.or %10, %arg19 : tensor<3xi1>
    %12 = stablehlo.compare LT, %arg1, %arg14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %13 = stablehlo.or %11, %12 : tensor<3xi1>
    %14 = stablehlo.or %1, %13 : tensor<3xi1>
    %15 = stablehlo.and %arg3, %14 : tensor<3xi1>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.reduce(%15 init: %c_6) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %17 = stablehlo.convert %16 : (tensor<i1>) -> tensor<i32>
    %18:2 = "stablehlo.case"(%17) ({
      %82 = stablehlo.iota dim = 1 : tensor<3x97xi32>
      %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %83 = stablehlo.reduce(%arg4 init: %cst_31) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %84 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %86 = stablehlo.compare EQ, %arg4, %85, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_32 = stablehlo.constant dense<97> : tensor<i32>
      %87 = func.call @_where(%86, %82, %c_32) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_33 = stablehlo.constant dense<2147483647> : tensor<i32>
      %88 = stablehlo.reduce(%87 init: %c_33) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_34 = stablehlo.constant dense<false> : tensor<i1>
      %89 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i1>) -> tensor<3xi1>
      stablehlo.return %88, %89 : tensor<3xi32>, tensor<3xi1>
    }, {
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %83 = func.call @_where_0(%arg3, %arg6, %82) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %84 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %85 = func.call @_where_1(%arg3, %arg7, %84) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %87 = func.call @_where_0(%arg3, %arg8, %86) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %89 = func.call @_where_0(%arg3, %arg9, %88) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %90 = stablehlo.reshape %arg3 : (tensor<3xi1>) -> tensor<3x1xi1>
      %91 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
      %92 = func.call @_where_2(%90, %arg10, %91) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
      %93 = stablehlo.reshape %arg3 : (tensor<3xi1>) -> tensor<3x1xi1>
      %94 = stablehlo.broadcast_in_dim %c_0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
      %95 = func.call @_where_3(%93, %arg11, %94) : (tensor<3x1xi1>, tensor<3x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
      %c_35 = stablehlo.constant dense<0> : tensor<i32>
      %96 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %97 = func.call @_where_1(%arg3, %arg13, %96) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %98 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %99 = func.call @_where_1(%arg3, %arg14, %98) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %101 = func.call @_where_0(%arg3, %arg15, %100) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %102 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %103 = func.call @_where_0(%arg3, %arg16, %102) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %105 = func.call @_where_0(%arg3, %arg17, %104) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
      %c_40 = stablehlo.constant dense<false> : tensor<i1>
      %106 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i1>) -> tensor<1xi1>
      %107 = func.call @_where_4(%arg3, %arg18, %106) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
      %c_41 = stablehlo.constant dense<false> : tensor<i1>
      %108 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i1>) -> tensor<1xi1>
      %109 = func.call @_where_4(%arg3, %arg19, %108) : (tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) -> tensor<3xi1>
      %c_42 = stablehlo.constant dense<false> : tensor<i1>
      %110 = stablehlo.reduce(%107 init: %c_42) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %111 = stablehlo.convert %110 : (tensor<i1>) -> tensor<i32>
      %112 = "stablehlo.case"(%111) ({
        stablehlo.return %arg4 : tensor<3x97xf32>
      }, {
        %147 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %148 = stablehlo.add %arg4, %arg5 : tensor<3x97xf32>
        %149 = func.call @_where_5(%147, %148, %arg4) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        stablehlo.return %149 : tensor<3x97xf32>
      }) : (tensor<i32>) -> tensor<3x97xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %113 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %114 = stablehlo.compare NE, %101, %113, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %116 = stablehlo.compare NE, %103, %115, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %117 = stablehlo.or %114, %116 : tensor<3xi1>
      %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %119 = stablehlo.compare NE, %105, %118, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %120 = stablehlo.or %117, %119 : tensor<3xi1>
      %c_46 = stablehlo.constant dense<false> : tensor<i1>
      %121 = stablehlo.reduce(%120 init: %c_46) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %122 = stablehlo.convert %121 : (tensor<i1>) -> tensor<i32>
      %123 = "stablehlo.case"(%122) ({
        stablehlo.return %112 : tensor<3x97xf32>
      }, {
        %147 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %148 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %149 = stablehlo.compare NE, %101, %148, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %150 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %151 = stablehlo.compare NE, %103, %150, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %152 = stablehlo.or %149, %151 : tensor<3xi1>
        %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %153 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %154 = stablehlo.compare NE, %105, %153, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %155 = stablehlo.or %152, %154 : tensor<3xi1>
        %c_58 = stablehlo.constant dense<0> : tensor<i32>
        %156 = func.call @_where_6(%155, %arg1, %c_58) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
        %157 = stablehlo.iota dim = 0 : tensor<3x128xi32>
        %158 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_59 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %159 = stablehlo.reduce(%156 init: %c_59) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
        %c_60 = stablehlo.constant dense<1> : tensor<i32>
        %160 = stablehlo.subtract %159, %c_60 : tensor<i32>
        %c_61 = stablehlo.constant dense<128> : tensor<i32>
        %161 = func.call @floor_divide(%160, %c_61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_62 = stablehlo.constant dense<1> : tensor<i32>
        %162 = stablehlo.add %161, %c_62 : tensor<i32>
        %c_63 = stablehlo.constant dense<0> : tensor<i32>
        %163 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %c_64 = stablehlo.constant dense<0> : tensor<i32>
        %164:8 = stablehlo.while(%iterArg = %158, %iterArg_76 = %97, %iterArg_77 = %156, %iterArg_78 = %arg0, %iterArg_79 = %157, %iterArg_80 = %c_64, %iterArg_81 = %162, %iterArg_82 = %163) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        cond {
          %202 = stablehlo.compare LT, %iterArg_80, %iterArg_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %202 : tensor<i1>
        } do {
          %c_83 = stablehlo.constant dense<1> : tensor<i32>
          %202 = stablehlo.add %iterArg_80, %c_83 : tensor<i32>
          %c_84 = stablehlo.constant dense<128> : tensor<i32>
          %203 = stablehlo.multiply %iterArg_80, %c_84 : tensor<i32>
          %204 = stablehlo.convert %203 : tensor<i32>
          %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %206 = stablehlo.add %205, %iterArg : tensor<3x128xi32>
          %207 = stablehlo.broadcast_in_dim %iterArg_76, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %209 = stablehlo.compare GE, %206, %208, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_85 = stablehlo.constant dense<128> : tensor<i32>
          %210 = stablehlo.multiply %iterArg_80, %c_85 : tensor<i32>
          %211 = stablehlo.convert %210 : tensor<i32>
          %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %213 = stablehlo.add %212, %iterArg : tensor<3x128xi32>
          %214 = stablehlo.broadcast_in_dim %iterArg_77, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %216 = stablehlo.compare LT, %213, %215, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %217 = stablehlo.and %209, %216 : tensor<3x128xi1>
          %218 = func.call @dynamic_index_in_dim(%iterArg_78, %iterArg_80) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_86 = stablehlo.constant dense<97> : tensor<i32>
          %219 = func.call @_where_8(%217, %218, %c_86) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_87 = stablehlo.constant dense<0> : tensor<i32>
          %220 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %221 = stablehlo.compare LT, %iterArg_79, %220, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_88 = stablehlo.constant dense<3> : tensor<i32>
          %222 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %223 = stablehlo.add %iterArg_79, %222 : tensor<3x128xi32>
          %224 = stablehlo.select %221, %223, %iterArg_79 : tensor<3x128xi1>, tensor<3x128xi32>
          %c_89 = stablehlo.constant dense<0> : tensor<i32>
          %225 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %226 = stablehlo.compare LT, %219, %225, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_90 = stablehlo.constant dense<97> : tensor<i32>
          %227 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %228 = stablehlo.add %219, %227 : tensor<3x128xi32>
          %229 = stablehlo.select %226, %228, %219 : tensor<3x128xi1>, tensor<3x128xi32>
          %230 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %231 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %232 = stablehlo.concatenate %230, %231, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
          %c_91 = stablehlo.constant dense<1> : tensor<i32>
          %233 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %234 = "stablehlo.scatter"(%iterArg_82, %232, %233) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
            %235 = stablehlo.add %arg22, %arg23 : tensor<i32>
            stablehlo.return %235 : tensor<i32>
          }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
          stablehlo.return %iterArg, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %202, %iterArg_81, %234 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        }
        %c_65 = stablehlo.constant dense<0> : tensor<i32>
        %165 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %166 = stablehlo.compare GT, %164#7, %165, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_66 = stablehlo.constant dense<0> : tensor<i32>
        %167 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %168 = stablehlo.minimum %97, %156 : tensor<3xi32>
        %169 = stablehlo.iota dim = 0 : tensor<3x128xi32>
        %170 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_67 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %171 = stablehlo.reduce(%168 init: %c_67) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
        %c_68 = stablehlo.constant dense<1> : tensor<i32>
        %172 = stablehlo.subtract %171, %c_68 : tensor<i32>
        %c_69 = stablehlo.constant dense<128> : tensor<i32>
        %173 = func.call @floor_divide(%172, %c_69) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_70 = stablehlo.constant dense<1> : tensor<i32>
        %174 = stablehlo.add %173, %c_70 : tensor<i32>
        %c_71 = stablehlo.constant dense<0> : tensor<i32>
        %175 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %c_72 = stablehlo.constant dense<0> : tensor<i32>
        %176:8 = stablehlo.while(%iterArg = %170, %iterArg_76 = %167, %iterArg_77 = %168, %iterArg_78 = %arg0, %iterArg_79 = %169, %iterArg_80 = %c_72, %iterArg_81 = %174, %iterArg_82 = %175) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        cond {
          %202 = stablehlo.compare LT, %iterArg_80, %iterArg_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %202 : tensor<i1>
        } do {
          %c_83 = stablehlo.constant dense<1> : tensor<i32>
          %202 = stablehlo.add %iterArg_80, %c_83 : tensor<i32>
          %c_84 = stablehlo.constant dense<128> : tensor<i32>
          %203 = stablehlo.multiply %iterArg_80, %c_84 : tensor<i32>
          %204 = stablehlo.convert %203 : tensor<i32>
          %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %206 = stablehlo.add %205, %iterArg : tensor<3x128xi32>
          %207 = stablehlo.broadcast_in_dim %iterArg_76, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %209 = stablehlo.compare GE, %206, %208, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_85 = stablehlo.constant dense<128> : tensor<i32>
          %210 = stablehlo.multiply %iterArg_80, %c_85 : tensor<i32>
          %211 = stablehlo.convert %210 : tensor<i32>
          %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %213 = stablehlo.add %212, %iterArg : tensor<3x128xi32>
          %214 = stablehlo.broadcast_in_dim %iterArg_77, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %216 = stablehlo.compare LT, %213, %215, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %217 = stablehlo.and %209, %216 : tensor<3x128xi1>
          %218 = func.call @dynamic_index_in_dim(%iterArg_78, %iterArg_80) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_86 = stablehlo.constant dense<97> : tensor<i32>
          %219 = func.call @_where_8(%217, %218, %c_86) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_87 = stablehlo.constant dense<0> : tensor<i32>
          %220 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %221 = stablehlo.compare LT, %iterArg_79, %220, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_88 = stablehlo.constant dense<3> : tensor<i32>
          %222 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %223 = stablehlo.add %iterArg_79, %222 : tensor<3x128xi32>
          %224 = stablehlo.select %221, %223, %iterArg_79 : tensor<3x128xi1>, tensor<3x128xi32>
          %c_89 = stablehlo.constant dense<0> : tensor<i32>
          %225 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %226 = stablehlo.compare LT, %219, %225, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_90 = stablehlo.constant dense<97> : tensor<i32>
          %227 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %228 = stablehlo.add %219, %227 : tensor<3x128xi32>
          %229 = stablehlo.select %226, %228, %219 : tensor<3x128xi1>, tensor<3x128xi32>
          %230 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %231 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %232 = stablehlo.concatenate %230, %231, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
          %c_91 = stablehlo.constant dense<1> : tensor<i32>
          %233 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %234 = "stablehlo.scatter"(%iterArg_82, %232, %233) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
            %235 = stablehlo.add %arg22, %arg23 : tensor<i32>
            stablehlo.return %235 : tensor<i32>
          }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
          stablehlo.return %iterArg, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %202, %iterArg_81, %234 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        }
        %c_73 = stablehlo.constant dense<0> : tensor<i32>
        %177 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %178 = stablehlo.compare GT, %176#7, %177, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %179 = stablehlo.or %166, %178 : tensor<3x97xi1>
        %180 = stablehlo.broadcast_in_dim %101, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %181 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %182 = stablehlo.compare LT, %112, %181, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %183 = stablehlo.broadcast_in_dim %180, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %184 = stablehlo.multiply %112, %183 : tensor<3x97xf32>
        %185 = stablehlo.broadcast_in_dim %180, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %186 = stablehlo.divide %112, %185 : tensor<3x97xf32>
        %187 = func.call @_where_9(%182, %184, %186) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        %188 = func.call @_where_9(%179, %187, %112) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        %189 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %190 = stablehlo.convert %164#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %191 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %192 = stablehlo.multiply %191, %190 : tensor<3x97xf32>
        %193 = stablehlo.subtract %188, %192 : tensor<3x97xf32>
        %194 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %c_75 = stablehlo.constant dense<0> : tensor<i32>
        %195 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %196 = stablehlo.compare GT, %164#7, %195, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %197 = stablehlo.convert %196 : (tensor<3x97xi1>) -> tensor<3x97xf32>
        %198 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %199 = stablehlo.multiply %198, %197 : tensor<3x97xf32>
        %200 = stablehlo.subtract %193, %199 : tensor<3x97xf32>
        %201 = func.call @_where_5(%147, %200, %112) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        stablehlo.return %201 : tensor<3x97xf32>
      }) : (tensor<i32>) -> tensor<3x97xf32>
      %124 = stablehlo.compare LT, %arg1, %99, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_47 = stablehlo.constant dense<false> : tensor<i1>
      %125 = stablehlo.reduce(%124 init: %c_47) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %126 = stablehlo.convert %125 : (tensor<i1>) -> tensor<i32>
      %127 = "stablehlo.case"(%126) ({
        stablehlo.return %123 : tensor<3x97xf32>
      }, {
        %147 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %148 = stablehlo.iota dim = 0 : tensor<3xi32>
        %149 = stablehlo.broadcast_in_dim %148, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %c_55 = stablehlo.constant dense<0> : tensor<i32>
        %150 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
        %151 = stablehlo.compare LT, %95, %150, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_56 = stablehlo.constant dense<97> : tensor<i32>
        %152 = func.call @_where_10(%151, %c_56, %95) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        %153 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
        %154 = stablehlo.compare LT, %149, %153, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
        %c_58 = stablehlo.constant dense<3> : tensor<i32>
        %155 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
        %156 = stablehlo.add %149, %155 : tensor<3x1xi32>
        %157 = stablehlo.select %154, %156, %149 : tensor<3x1xi1>, tensor<3x1xi32>
        %c_59 = stablehlo.constant dense<0> : tensor<i32>
        %158 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
        %159 = stablehlo.compare LT, %152, %158, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_60 = stablehlo.constant dense<97> : tensor<i32>
        %160 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
        %161 = stablehlo.add %152, %160 : tensor<3x4xi32>
        %162 = stablehlo.select %159, %161, %152 : tensor<3x4xi1>, tensor<3x4xi32>
        %163 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
        %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
        %165 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
        %166 = stablehlo.concatenate %164, %165, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
        %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %167 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
        %168 = "stablehlo.scatter"(%123, %166, %167) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
          stablehlo.return %arg23 : tensor<f32>
        }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
        %169 = func.call @_where_5(%147, %168, %123) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        stablehlo.return %169 : tensor<3x97xf32>
      }) : (tensor<i32>) -> tensor<3x97xf32>
      %c_48 = stablehlo.constant dense<false> : tensor<i1>
      %128 = stablehlo.reduce(%109 init: %c_48) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %129 = stablehlo.convert %128 : (tensor<i1>) -> tensor<i32>
      %130 = "stablehlo.case"(%129) ({
        stablehlo.return %127 : tensor<3x97xf32>
      }, {
        %147 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %148 = stablehlo.broadcast_in_dim %arg21, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
        %149 = stablehlo.iota dim = 0 : tensor<32xi32>
        %150 = stablehlo.broadcast_in_dim %149, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
        %151 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
        %152 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
        %153 = stablehlo.shift_right_arithmetic %151, %152 : tensor<3x4x32xi32>
        %c_55 = stablehlo.constant dense<1> : tensor<i32>
        %154 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
        %155 = stablehlo.and %153, %154 : tensor<3x4x32xi32>
        %156 = stablehlo.reshape %155 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
        %157 = stablehlo.slice %156 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
        %c_56 = stablehlo.constant dense<0> : tensor<i32>
        %158 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %159 = stablehlo.compare NE, %157, %158, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %160 = stablehlo.convert %159 : tensor<3x97xi1>
        %cst_57 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %161 = func.call @_where_11(%160, %127, %cst_57) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %162 = func.call @_where_5(%147, %161, %127) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        stablehlo.return %162 : tensor<3x97xf32>
      }) : (tensor<i32>) -> tensor<3x97xf32>
      %131 = stablehlo.iota dim = 1 : tensor<3x97xi32>
      %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %132 = stablehlo.reduce(%130 init: %cst_49) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %133 = stablehlo.broadcast_in_dim %132, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %135 = stablehlo.compare EQ, %130, %134, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_50 = stablehlo.constant dense<97> : tensor<i32>
      %136 = func.call @_where(%135, %131, %c_50) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_51 = stablehlo.constant dense<2147483647> : tensor<i32>
      %137 = stablehlo.reduce(%136 init: %c_51) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %139 = stablehlo.compare GT, %83, %138, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %c_53 = stablehlo.constant dense<false> : tensor<i1>
      %140 = stablehlo.reduce(%139 init: %c_53) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %141 = stablehlo.convert %140 : (tensor<i1>) -> tensor<i32>
      %142 = "stablehlo.case"(%141) ({
        stablehlo.return %137 : tensor<3xi32>
      }, {
        %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %147 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %148 = stablehlo.compare GT, %83, %147, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %149 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %150 = func.call @_where_0(%148, %83, %149) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        %151 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %152 = func.call @_where_1(%148, %85, %151) : (tensor<3xi1>, tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
        %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %153 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %154 = func.call @_where_0(%148, %87, %153) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %155 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1xf32>
        %156 = func.call @_where_0(%148, %89, %155) : (tensor<3xi1>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
        %157 = stablehlo.reshape %148 : (tensor<3xi1>) -> tensor<3x1xi1>
        %158 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
        %159 = func.call @_where_2(%157, %92, %158) : (tensor<3x1xi1>, tensor<3x2xui32>, tensor<1x2xui32>) -> tensor<3x2xui32>
        %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %160 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %161 = stablehlo.compare GT, %150, %160, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %162 = func.call @_where_12(%161, %150, %cst_61) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
        %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %163 = stablehlo.reduce(%130 init: %cst_62) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %164 = stablehlo.broadcast_in_dim %163, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %166 = stablehlo.subtract %130, %165 : tensor<3x97xf32>
        %167 = stablehlo.broadcast_in_dim %162, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %169 = stablehlo.divide %166, %168 : tensor<3x97xf32>
        %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %170 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %171 = stablehlo.compare EQ, %130, %170, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %172 = func.call @_where_13(%171, %cst_64, %169) : (tensor<3x97xi1>, tensor<f32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        %c_65 = stablehlo.constant dense<0> : tensor<i32>
        %173 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %174 = stablehlo.compare GT, %152, %173, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %175 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %176 = stablehlo.compare LT, %154, %175, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %177 = stablehlo.or %174, %176 : tensor<3xi1>
        %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %178 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %179 = stablehlo.compare GT, %156, %178, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %180 = stablehlo.or %177, %179 : tensor<3xi1>
        %c_68 = stablehlo.constant dense<false> : tensor<i1>
        %181 = stablehlo.reduce(%180 init: %c_68) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %182 = stablehlo.convert %181 : (tensor<i1>) -> tensor<i32>
        %183 = "stablehlo.case"(%182) ({
          %c_78 = stablehlo.constant dense<true> : tensor<i1>
          %223 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
          stablehlo.return %223 : tensor<3x97xi1>
        }, {
          %223 = stablehlo.bitcast_convert %172 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_78 = stablehlo.constant dense<0> : tensor<i32>
          %224 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %225 = stablehlo.compare LT, %223, %224, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_79 = stablehlo.constant dense<2147483647> : tensor<i32>
          %226 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %227 = stablehlo.xor %223, %226 : tensor<3x97xi32>
          %228 = func.call @_where_14(%225, %227, %223) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %values, %indices = chlo.top_k(%172, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
          %c_80 = stablehlo.constant dense<0> : tensor<i32>
          %229 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %230 = stablehlo.compare EQ, %152, %229, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %c_81 = stablehlo.constant dense<97> : tensor<i32>
          %231 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %232 = stablehlo.compare GE, %152, %231, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %233 = stablehlo.or %230, %232 : tensor<3xi1>
          %234 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_82 = stablehlo.constant dense<0> : tensor<i32>
          %235 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %236 = stablehlo.compare LT, %234, %235, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_83 = stablehlo.constant dense<2147483647> : tensor<i32>
          %237 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %238 = stablehlo.xor %234, %237 : tensor<3x97xi32>
          %239 = func.call @_where_14(%236, %238, %234) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %c_84 = stablehlo.constant dense<1> : tensor<i32>
          %c_85 = stablehlo.constant dense<97> : tensor<i32>
          %240 = func.call @clip(%152, %c_84, %c_85) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
          %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %c_86 = stablehlo.constant dense<1> : tensor<i32>
          %242 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %243 = stablehlo.subtract %241, %242 : tensor<3x1xi32>
          %244 = func.call @take_along_axis(%239, %243) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
          %245 = stablehlo.reshape %244 : (tensor<3x1xi32>) -> tensor<3xi32>
          %c_87 = stablehlo.constant dense<97> : tensor<i32>
          %246 = stablehlo.broadcast_in_dim %c_87, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %247 = stablehlo.minimum %152, %246 : tensor<3xi32>
          %248 = stablehlo.convert %247 : (tensor<3xi32>) -> tensor<3xf32>
          %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %249 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %c_89 = stablehlo.constant dense<97> : tensor<i32>
          %250 = stablehlo.broadcast_in_dim %c_89, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %251 = stablehlo.compare LE, %152, %250, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %c_90 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %252 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %253 = stablehlo.not %233 : tensor<3xi1>
          %254 = stablehlo.not %251 : tensor<3xi1>
          %255 = stablehlo.and %253, %254 : tensor<3xi1>
          %c_91 = stablehlo.constant dense<false> : tensor<i1>
          %256 = stablehlo.reduce(%255 init: %c_91) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %257 = stablehlo.convert %256 : (tensor<i1>) -> tensor<i32>
          %258 = "stablehlo.case"(%257) ({
            stablehlo.return %252 : tensor<3xi32>
          }, {
            %c_104 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %316 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_105 = stablehlo.constant dense<2147483647> : tensor<i32>
            %317 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_106 = stablehlo.constant dense<0> : tensor<i32>
            %318:6 = stablehlo.while(%iterArg = %228, %iterArg_107 = %249, %iterArg_108 = %248, %iterArg_109 = %c_106, %iterArg_110 = %316, %iterArg_111 = %317) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            cond {
              %c_112 = stablehlo.constant dense<32> : tensor<i32>
              %319 = stablehlo.compare LT, %iterArg_109, %c_112, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %319 : tensor<i1>
            } do {
              %319:2 = func.call @closed_call(%iterArg, %iterArg_107, %iterArg_108, %iterArg_110, %iterArg_111) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
              %c_112 = stablehlo.constant dense<1> : tensor<i32>
              %320 = stablehlo.add %iterArg_109, %c_112 : tensor<i32>
              stablehlo.return %iterArg, %iterArg_107, %iterArg_108, %320, %319#0, %319#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            }
            stablehlo.return %318#4 : tensor<3xi32>
          }) : (tensor<i32>) -> tensor<3xi32>
          %259 = func.call @_where_15(%251, %245, %258) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %260 = func.call @_where_15(%233, %252, %259) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %261 = stablehlo.broadcast_in_dim %260, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %263 = stablehlo.compare GE, %228, %262, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %264 = stablehlo.exponential %172 : tensor<3x97xf32>
          %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %265 = func.call @_where_11(%263, %264, %cst_92) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %266 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_93 = stablehlo.constant dense<0> : tensor<i32>
          %267 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %268 = stablehlo.compare LT, %266, %267, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_94 = stablehlo.constant dense<2147483647> : tensor<i32>
          %269 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %270 = stablehlo.xor %266, %269 : tensor<3x97xi32>
          %271 = func.call @_where_14(%268, %270, %266) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %272 = stablehlo.broadcast_in_dim %260, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %273 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %274 = stablehlo.compare GE, %271, %273, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %275 = stablehlo.exponential %values : tensor<3x97xf32>
          %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %276 = func.call @_where_11(%274, %275, %cst_95) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_96 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
          %277 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %278 = stablehlo.maximum %154, %277 : tensor<3xf32>
          %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %279 = stablehlo.reduce(%265 init: %cst_97) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %280 = stablehlo.multiply %278, %279 : tensor<3xf32>
          %281 = func.call @cumsum(%276) : (tensor<3x97xf32>) -> tensor<3x97xf32>
          %282 = stablehlo.broadcast_in_dim %280, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %284 = stablehlo.compare GE, %281, %283, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %285 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_98 = stablehlo.constant dense<0> : tensor<i32>
          %286 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %287 = stablehlo.compare LT, %285, %286, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_99 = stablehlo.constant dense<2147483647> : tensor<i32>
          %288 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %289 = stablehlo.xor %285, %288 : tensor<3x97xi32>
          %290 = func.call @_where_14(%287, %289, %285) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %291 = func.call @argmax(%284) : (tensor<3x97xi1>) -> tensor<3xi32>
          %292 = stablehlo.broadcast_in_dim %291, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %293 = func.call @take_along_axis(%290, %292) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
          %294 = stablehlo.reshape %293 : (tensor<3x1xi32>) -> tensor<3xi32>
          %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %295 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %296 = stablehlo.compare GE, %154, %295, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %c_101 = stablehlo.constant dense<false> : tensor<i1>
          %297 = stablehlo.reduce(%284 init: %c_101) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
          %c_102 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %298 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %299 = stablehlo.not %296 : tensor<3xi1>
          %300 = stablehlo.not %297 : tensor<3xi1>
          %301 = stablehlo.and %299, %300 : tensor<3xi1>
          %c_103 = stablehlo.constant dense<false> : tensor<i1>
          %302 = stablehlo.reduce(%301 init: %c_103) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %303 = stablehlo.convert %302 : (tensor<i1>) -> tensor<i32>
          %304 = "stablehlo.case"(%303) ({
            stablehlo.return %298 : tensor<3xi32>
          }, {
            %c_104 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %316 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_105 = stablehlo.constant dense<2147483647> : tensor<i32>
            %317 = stablehlo.broadcast_in_dim %c_105, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_106 = stablehlo.constant dense<0> : tensor<i32>
            %318:6 = stablehlo.while(%iterArg = %228, %iterArg_107 = %265, %iterArg_108 = %280, %iterArg_109 = %c_106, %iterArg_110 = %316, %iterArg_111 = %317) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            cond {
              %c_112 = stablehlo.constant dense<32> : tensor<i32>
              %319 = stablehlo.compare LT, %iterArg_109, %c_112, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %319 : tensor<i1>
            } do {
              %319:2 = func.call @closed_call(%iterArg, %iterArg_107, %iterArg_108, %iterArg_110, %iterArg_111) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
              %c_112 = stablehlo.constant dense<1> : tensor<i32>
              %320 = stablehlo.add %iterArg_109, %c_112 : tensor<i32>
              stablehlo.return %iterArg, %iterArg_107, %iterArg_108, %320, %319#0, %319#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            }
            stablehlo.return %318#4 : tensor<3xi32>
          }) : (tensor<i32>) -> tensor<3xi32>
          %305 = func.call @_where_15(%297, %294, %304) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %306 = func.call @_where_15(%296, %298, %305) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %307 = stablehlo.maximum %260, %306 : tensor<3xi32>
          %308 = stablehlo.broadcast_in_dim %307, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %310 = stablehlo.compare GE, %228, %309, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %311 = stablehlo.exponential %172 : tensor<3x97xf32>
          %312 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %314 = stablehlo.compare GE, %311, %313, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %315 = stablehlo.and %310, %314 : tensor<3x97xi1>
          stablehlo.return %315 : tensor<3x97xi1>
        }) : (tensor<i32>) -> tensor<3x97xi1>
        %184 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xui32>
        %185 = func.call @_threefry_fold_in(%159, %184) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
        %186 = stablehlo.slice %185 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
        %187 = stablehlo.reshape %186 : (tensor<3x1xui32>) -> tensor<3xui32>
        %188 = stablehlo.slice %185 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
        %189 = stablehlo.reshape %188 : (tensor<3x1xui32>) -> tensor<3xui32>
        %190 = stablehlo.iota dim = 0 : tensor<97xui64>
        %c_69 = stablehlo.constant dense<1> : tensor<ui64>
        %191 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %192 = stablehlo.multiply %191, %190 : tensor<97xui64>
        %c_70 = stablehlo.constant dense<32> : tensor<ui64>
        %193 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %194 = stablehlo.shift_right_logical %192, %193 : tensor<97xui64>
        %195 = stablehlo.convert %192 : (tensor<97xui64>) -> tensor<97xui32>
        %196 = stablehlo.convert %194 : (tensor<97xui64>) -> tensor<97xui32>
        %197 = stablehlo.broadcast_in_dim %196, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %198 = stablehlo.broadcast_in_dim %195, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %199 = stablehlo.broadcast_in_dim %187, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
        %200 = stablehlo.broadcast_in_dim %189, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
        %201:2 = func.call @threefry2x32_18(%199, %200, %197, %198) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
        %202 = stablehlo.xor %201#0, %201#1 : tensor<3x97xui32>
        %c_71 = stablehlo.constant dense<9> : tensor<ui32>
        %203 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %204 = stablehlo.shift_right_logical %202, %203 : tensor<3x97xui32>
        %205 = stablehlo.convert %204 : (tensor<3x97xui32>) -> tensor<3x97xf32>
        %cst_72 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %206 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %207 = stablehlo.add %205, %206 : tensor<3x97xf32>
        %cst_73 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
        %208 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %209 = stablehlo.multiply %207, %208 : tensor<3x97xf32>
        %210 = stablehlo.log %209 : tensor<3x97xf32>
        %211 = stablehlo.negate %210 : tensor<3x97xf32>
        %212 = stablehlo.log %211 : tensor<3x97xf32>
        %213 = stablehlo.negate %212 : tensor<3x97xf32>
        %214 = stablehlo.add %172, %213 : tensor<3x97xf32>
        %cst_74 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %215 = func.call @_where_11(%183, %214, %cst_74) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %216 = stablehlo.iota dim = 1 : tensor<3x97xi32>
        %cst_75 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %217 = stablehlo.reduce(%215 init: %cst_75) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %218 = stablehlo.broadcast_in_dim %217, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %220 = stablehlo.compare EQ, %215, %219, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %c_76 = stablehlo.constant dense<97> : tensor<i32>
        %221 = func.call @_where(%220, %216, %c_76) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
        %c_77 = stablehlo.constant dense<2147483647> : tensor<i32>
        %222 = stablehlo.reduce(%221 init: %c_77) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        stablehlo.return %222 : tensor<3xi32>
      }) : (tensor<i32>) -> tensor<3xi32>
      %143 = func.call @_where_15(%139, %142, %137) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %cst_54 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %144 = stablehlo.reduce(%130 init: %cst_54) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %145 = stablehlo.is_finite %144 : (tensor<3xf32>) -> tensor<3xi1>
      %146 = stablehlo.not %145 : tensor<3xi1>
      stablehlo.return %143, %146 : tensor<3xi32>, tensor<3xi1>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3xi1>)
    %c_7 = stablehlo.constant dense<96> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %20 = stablehlo.minimum %18#0, %19 : tensor<3xi32>
    %21 = stablehlo.and %arg3, %arg20 : tensor<3xi1>
    %c_8 = stablehlo.constant dense<false> : tensor<i1>
    %22 = stablehlo.reduce(%21 init: %c_8) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %23 = stablehlo.convert %22 : (tensor<i1>) -> tensor<i32>
    %24:3 = "stablehlo.case"(%23) ({
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x20xf32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %84 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3x20xi32>
      stablehlo.return %82, %83, %84 : tensor<3xf32>, tensor<3x20xf32>, tensor<3x20xi32>
    }, {
      %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %82 = stablehlo.reduce(%arg4 init: %cst_31) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %84 = stablehlo.maximum %83, %82 : tensor<3xf32>
      %85 = stablehlo.is_finite %84 : (tensor<3xf32>) -> tensor<3xi1>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %87 = stablehlo.select %85, %84, %86 : tensor<3xi1>, tensor<3xf32>
      %88 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %90 = stablehlo.subtract %arg4, %89 : tensor<3x97xf32>
      %91 = stablehlo.exponential %90 : tensor<3x97xf32>
      %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %92 = stablehlo.reduce(%91 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %93 = stablehlo.abs %92 : tensor<3xf32>
      %94 = stablehlo.log %93 : tensor<3xf32>
      %95 = stablehlo.add %94, %87 : tensor<3xf32>
      %96 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %97 = func.call @take_along_axis_20(%arg4, %96) : (tensor<3x97xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
      %98 = stablehlo.reshape %97 : (tensor<3x1xf32>) -> tensor<3xf32>
      %values, %indices = chlo.top_k(%arg4, k = 20) : tensor<3x97xf32> -> (tensor<3x20xf32>, tensor<3x20xi32>)
      %99 = stablehlo.subtract %98, %95 : tensor<3xf32>
      %100 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x20xf32>
      %102 = stablehlo.subtract %values, %101 : tensor<3x20xf32>
      stablehlo.return %99, %102, %indices : tensor<3xf32>, tensor<3x20xf32>, tensor<3x20xi32>
    }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3x20xf32>, tensor<3x20xi32>)
    %25 = stablehlo.compare GE, %arg1, %arg12, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %26 = call @_where_21(%25, %c_9, %c_10) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %27 = stablehlo.broadcast_in_dim %18#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %29 = stablehlo.compare EQ, %28, %arg11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_11 = stablehlo.constant dense<false> : tensor<i1>
    %30 = stablehlo.reduce(%29 init: %c_11) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %31 = call @_where_22(%30, %c_12, %26) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%arg4 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %33 = stablehlo.is_finite %32 : (tensor<3xf32>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %34 = call @_where_23(%33, %31, %c_14) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %35 = stablehlo.convert %34 : tensor<3xi32>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %37 = stablehlo.compare NE, %35, %36, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %38 = stablehlo.and %18#1, %37 : tensor<3xi1>
    %c_16 = stablehlo.constant dense<4> : tensor<i32>
    %39 = call @_where_24(%38, %c_16, %35) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %40 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c_17 = stablehlo.constant dense<2> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %42 = stablehlo.multiply %41, %40 : tensor<3x97xi32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %44 = stablehlo.add %42, %43 : tensor<3x97xi32>
    %45 = stablehlo.bitcast_convert %arg4 : (tensor<3x97xf32>) -> tensor<3x97xi32>
    %46 = stablehlo.multiply %45, %44 : tensor<3x97xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.reduce(%46 init: %c_19) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %48 = stablehlo.broadcast_in_dim %18#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %49 = stablehlo.broadcast_in_dim %39, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %50 = stablehlo.broadcast_in_dim %47, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %51 = stablehlo.concatenate %48, %49, %50, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %52 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_20 = stablehlo.constant dense<128> : tensor<i32>
    %53 = call @floor_divide_25(%arg1, %c_20) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %54 = call @_where_6(%arg3, %53, %c_21) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_22 = stablehlo.constant dense<128> : tensor<i32>
    %55 = call @remainder(%arg1, %c_22) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %57 = stablehlo.compare LT, %52, %56, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_24 = stablehlo.constant dense<3> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %59 = stablehlo.add %52, %58 : tensor<3xi32>
    %60 = stablehlo.select %57, %59, %52 : tensor<3xi1>, tensor<3xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %62 = stablehlo.compare LT, %54, %61, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_26 = stablehlo.constant dense<1> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %64 = stablehlo.add %54, %63 : tensor<3xi32>
    %65 = stablehlo.select %62, %64, %54 : tensor<3xi1>, tensor<3xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %67 = stablehlo.compare LT, %55, %66, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_28 = stablehlo.constant dense<128> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %69 = stablehlo.add %55, %68 : tensor<3xi32>
    %70 = stablehlo.select %67, %69, %55 : tensor<3xi1>, tensor<3xi32>
    %71 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %72 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %73 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %74 = stablehlo.concatenate %71, %72, %73, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %75 = "stablehlo.scatter"(%arg0, %74, %18#0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
      stablehlo.return %arg23 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %77 = stablehlo.compare EQ, %39, %76, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %78 = call @_where_26(%arg3, %77, %arg2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %c_30 = stablehlo.constant dense<false> : tensor<i1>
    %79 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %80 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %81 = call @_where_27(%80, %51, %c_2) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    return %75, %arg1, %78, %79, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %81, %24#0, %24#1, %24#2 : tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3x3xi32>, tensor<3xf32>, tensor<3x20xf32>, tensor<3x20xi32>
  }
  func.func private @_where(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<i32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xi32>
    return %2 : tensor<3x97xi32>
  }
  func.func private @_where_0(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<1xf32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @_where_1(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<1xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_2(%arg0: tensor<3x1xi1>, %arg1: tensor<3x2xui32>, %arg2: tensor<1x2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<3x2xui32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x2xi1>, tensor<3x2xui32>
    return %2 : tensor<3x2xui32>
  }
  func.func private @_where_3(%arg0: tensor<3x1xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<1x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x4xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<1xi1>) -> tensor<3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi1>
    return %1 : tensor<3xi1>
  }
  func.func private @_where_5(%arg0: tensor<3x1xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %1 : tensor<3x97xf32>
  }
  func.func private @_where_6(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
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
    %9 = call @_where_7(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x1x128xi32>, %arg1: tensor<i32>) -> tensor<3x128xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %c_1, %3, %c_2, sizes = [3, 1, 128] : (tensor<3x1x128xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x128xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1x128xi32>) -> tensor<3x128xi32>
    return %5 : tensor<3x128xi32>
  }
  func.func private @_where_8(%arg0: tensor<3x128xi1>, %arg1: tensor<3x128xi32>, %arg2: tensor<i32>) -> tensor<3x128xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x128xi1>, tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_where_9(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @_where_10(%arg0: tensor<3x4xi1>, %arg1: tensor<i32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_11(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_12(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_13(%arg0: tensor<3x97xi1>, %arg1: tensor<f32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_14(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xi32>
    return %0 : tensor<3x97xi32>
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
  func.func private @take_along_axis(%arg0: tensor<3x97xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
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
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x97xi32>, tensor<3x1x1xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
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
    %12 = call @_where_11(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = call @_where_15(%14, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %16 = call @_where_15(%14, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %15, %16 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_15(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum(%arg0: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = call @cumsum_16(%arg0) : (tensor<3x97xf32>) -> tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @cumsum_16(%arg0: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [96, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 97>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    return %1 : tensor<3x97xf32>
  }
  func.func private @argmax(%arg0: tensor<3x97xi1>) -> tensor<3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i1>, tensor<i32>) -> (tensor<3xi1>, tensor<3xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<3xi32>
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
      %6:8 = func.call @closed_call_17(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_17(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @threefry2x32_18(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
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
      %10:8 = func.call @closed_call_19(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_19(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @take_along_axis_20(%arg0: tensor<3x97xf32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xf32> {
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
  func.func private @_where_21(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_22(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_23(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_24(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @floor_divide_25(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_15(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_7(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
  func.func private @_where_26(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
  func.func private @_where_27(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
}
