module @jit_choose attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x1x128xi32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3xi32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<3xi1> {tf.aliasing_output = 2 : i32}, %arg3: tensor<3xi1> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3x97xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x97xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<3xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3xi32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<3xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<3x2xui32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<3x4xi32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<3xi32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<3xi32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<3xi32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<3xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<3xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<3xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<3xi1> {tf.aliasing_output = 18 : i32}, %arg19: tensor<3xi1> {tf.aliasing_output = 19 : i32}, %arg20: tensor<3xi1> {tf.aliasing_output = 20 : i32}, %arg21: tensor<3x4xi32>) -> (tensor<3x1x128xi32> {jax.result_info = "result[0].ids"}, tensor<3xi32> {jax.result_info = "result[0].position"}, tensor<3xi1> {jax.result_info = "result[0].live"}, tensor<3xi1> {jax.result_info = "result[0].due"}, tensor<3x97xf32> {jax.result_info = "result[0].logits"}, tensor<3x97xf32> {jax.result_info = "result[0].bias"}, tensor<3xf32> {jax.result_info = "result[0].rules.temperature"}, tensor<3xi32> {jax.result_info = "result[0].rules.top_k"}, tensor<3xf32> {jax.result_info = "result[0].rules.top_p"}, tensor<3xf32> {jax.result_info = "result[0].rules.min_p"}, tensor<3x2xui32> {jax.result_info = "result[0].rules.seed"}, tensor<3x4xi32> {jax.result_info = "result[0].rules.stop"}, tensor<3xi32> {jax.result_info = "result[0].rules.limit"}, tensor<3xi32> {jax.result_info = "result[0].rules.prompt"}, tensor<3xi32> {jax.result_info = "result[0].rules.least"}, tensor<3xf32> {jax.result_info = "result[0].rules.repetition"}, tensor<3xf32> {jax.result_info = "result[0].rules.presence"}, tensor<3xf32> {jax.result_info = "result[0].rules.frequency"}, tensor<3xi1> {jax.result_info = "result[0].rules.biased"}, tensor<3xi1> {jax.result_info = "result[0].rules.formed"}, tensor<3xi1> {jax.result_info = "result[0].rules.asked"}, tensor<3x3xi32> {jax.result_info = "result[1].told"}, tensor<3xf32> {jax.result_info = "result[1].odds.token"}, tensor<3x20xf32> {jax.result_info = "result[1].odds.top"}, tensor<3x20xi32> {jax.result_info = "result[1].odds.ids"}) {
    %c = stablehlo.constant dense<[[-1], [0], [0]]> : tensor<3x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.compare GT, %arg6, %0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.compare NE, %arg15, %2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.compare NE, %arg16, %4, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %6 = stablehlo.or %3, %5 : tensor<3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.compare NE, %arg17, %7, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %9 = stablehlo.or %6, %8 : tensor<3xi1>
    %10 = stablehlo.or %9, %arg18 : tensor<3xi1>
    %11 = stablehlo.or %10, %arg19 : tensor<3xi1>
    %12 = stablehlo.compare LT, %arg1, %arg14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %13 = stablehlo.or %11, %12 : tensor<3xi1>
    %14 = stablehlo.or %1, %13 : tensor<3xi1>
    %15 = stablehlo.and %arg3, %14 : tensor<3xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.reduce(%15 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %17 = stablehlo.convert %16 : (tensor<i1>) -> tensor<i32>
    %18:2 = "stablehlo.case"(%17) ({
      %79 = stablehlo.iota dim = 1 : tensor<3x97xi32>
      %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %80 = stablehlo.reduce(%arg4 init: %cst_27) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %81 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %83 = stablehlo.compare EQ, %arg4, %82, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_28 = stablehlo.constant dense<97> : tensor<i32>
      %84 = func.call @_where(%83, %79, %c_28) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_29 = stablehlo.constant dense<2147483647> : tensor<i32>
      %85 = stablehlo.reduce(%84 init: %c_29) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %c_30 = stablehlo.constant dense<false> : tensor<i1>
      %86 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i1>) -> tensor<3xi1>
      stablehlo.return %85, %86 : tensor<3xi32>, tensor<3xi1>
    }, {
      %c_27 = stablehlo.constant dense<0> : tensor<i32>
      %79 = func.call @_where_0(%arg3, %arg6, %c_27) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
      %c_28 = stablehlo.constant dense<false> : tensor<i1>
      %80 = stablehlo.reduce(%arg18 init: %c_28) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %81 = stablehlo.convert %80 : (tensor<i1>) -> tensor<i32>
      %82 = "stablehlo.case"(%81) ({
        stablehlo.return %arg4 : tensor<3x97xf32>
      }, {
        %117 = stablehlo.broadcast_in_dim %arg18, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %118 = stablehlo.add %arg4, %arg5 : tensor<3x97xf32>
        %119 = func.call @_where_1(%117, %118, %arg4) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        stablehlo.return %119 : tensor<3x97xf32>
      }) : (tensor<i32>) -> tensor<3x97xf32>
      %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %84 = stablehlo.compare NE, %arg15, %83, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %86 = stablehlo.compare NE, %arg16, %85, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %87 = stablehlo.or %84, %86 : tensor<3xi1>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %89 = stablehlo.compare NE, %arg17, %88, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %90 = stablehlo.or %87, %89 : tensor<3xi1>
      %c_32 = stablehlo.constant dense<false> : tensor<i1>
      %91 = stablehlo.reduce(%90 init: %c_32) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %92 = stablehlo.convert %91 : (tensor<i1>) -> tensor<i32>
      %93 = "stablehlo.case"(%92) ({
        stablehlo.return %82 : tensor<3x97xf32>
      }, {
        %117 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %118 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %119 = stablehlo.compare NE, %arg15, %118, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %120 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %121 = stablehlo.compare NE, %arg16, %120, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %122 = stablehlo.or %119, %121 : tensor<3xi1>
        %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %123 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %124 = stablehlo.compare NE, %arg17, %123, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %125 = stablehlo.or %122, %124 : tensor<3xi1>
        %c_45 = stablehlo.constant dense<0> : tensor<i32>
        %126 = func.call @_where_2(%125, %arg1, %c_45) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
        %127 = stablehlo.iota dim = 0 : tensor<3x128xi32>
        %128 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_46 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %129 = stablehlo.reduce(%126 init: %c_46) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
        %c_47 = stablehlo.constant dense<1> : tensor<i32>
        %130 = stablehlo.subtract %129, %c_47 : tensor<i32>
        %c_48 = stablehlo.constant dense<128> : tensor<i32>
        %131 = func.call @floor_divide(%130, %c_48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_49 = stablehlo.constant dense<1> : tensor<i32>
        %132 = stablehlo.add %131, %c_49 : tensor<i32>
        %c_50 = stablehlo.constant dense<0> : tensor<i32>
        %133 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %c_51 = stablehlo.constant dense<0> : tensor<i32>
        %134:8 = stablehlo.while(%iterArg = %128, %iterArg_63 = %arg13, %iterArg_64 = %126, %iterArg_65 = %arg0, %iterArg_66 = %127, %iterArg_67 = %c_51, %iterArg_68 = %132, %iterArg_69 = %133) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        cond {
          %172 = stablehlo.compare LT, %iterArg_67, %iterArg_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %172 : tensor<i1>
        } do {
          %c_70 = stablehlo.constant dense<1> : tensor<i32>
          %172 = stablehlo.add %iterArg_67, %c_70 : tensor<i32>
          %c_71 = stablehlo.constant dense<128> : tensor<i32>
          %173 = stablehlo.multiply %iterArg_67, %c_71 : tensor<i32>
          %174 = stablehlo.convert %173 : tensor<i32>
          %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %176 = stablehlo.add %175, %iterArg : tensor<3x128xi32>
          %177 = stablehlo.broadcast_in_dim %iterArg_63, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %179 = stablehlo.compare GE, %176, %178, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_72 = stablehlo.constant dense<128> : tensor<i32>
          %180 = stablehlo.multiply %iterArg_67, %c_72 : tensor<i32>
          %181 = stablehlo.convert %180 : tensor<i32>
          %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %183 = stablehlo.add %182, %iterArg : tensor<3x128xi32>
          %184 = stablehlo.broadcast_in_dim %iterArg_64, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %186 = stablehlo.compare LT, %183, %185, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %187 = stablehlo.and %179, %186 : tensor<3x128xi1>
          %188 = func.call @dynamic_index_in_dim(%iterArg_65, %iterArg_67) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_73 = stablehlo.constant dense<97> : tensor<i32>
          %189 = func.call @_where_4(%187, %188, %c_73) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_74 = stablehlo.constant dense<0> : tensor<i32>
          %190 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %191 = stablehlo.compare LT, %iterArg_66, %190, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_75 = stablehlo.constant dense<3> : tensor<i32>
          %192 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %193 = stablehlo.add %iterArg_66, %192 : tensor<3x128xi32>
          %194 = stablehlo.select %191, %193, %iterArg_66 : tensor<3x128xi1>, tensor<3x128xi32>
          %c_76 = stablehlo.constant dense<0> : tensor<i32>
          %195 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %196 = stablehlo.compare LT, %189, %195, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_77 = stablehlo.constant dense<97> : tensor<i32>
          %197 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %198 = stablehlo.add %189, %197 : tensor<3x128xi32>
          %199 = stablehlo.select %196, %198, %189 : tensor<3x128xi1>, tensor<3x128xi32>
          %200 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %201 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %202 = stablehlo.concatenate %200, %201, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
          %c_78 = stablehlo.constant dense<1> : tensor<i32>
          %203 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %204 = "stablehlo.scatter"(%iterArg_69, %202, %203) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
            %205 = stablehlo.add %arg22, %arg23 : tensor<i32>
            stablehlo.return %205 : tensor<i32>
          }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
          stablehlo.return %iterArg, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %172, %iterArg_68, %204 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        }
        %c_52 = stablehlo.constant dense<0> : tensor<i32>
        %135 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %136 = stablehlo.compare GT, %134#7, %135, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %c_53 = stablehlo.constant dense<0> : tensor<i32>
        %137 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %138 = stablehlo.minimum %arg13, %126 : tensor<3xi32>
        %139 = stablehlo.iota dim = 0 : tensor<3x128xi32>
        %140 = stablehlo.iota dim = 1 : tensor<3x128xi32>
        %c_54 = stablehlo.constant dense<-2147483648> : tensor<i32>
        %141 = stablehlo.reduce(%138 init: %c_54) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
        %c_55 = stablehlo.constant dense<1> : tensor<i32>
        %142 = stablehlo.subtract %141, %c_55 : tensor<i32>
        %c_56 = stablehlo.constant dense<128> : tensor<i32>
        %143 = func.call @floor_divide(%142, %c_56) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %c_57 = stablehlo.constant dense<1> : tensor<i32>
        %144 = stablehlo.add %143, %c_57 : tensor<i32>
        %c_58 = stablehlo.constant dense<0> : tensor<i32>
        %145 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %c_59 = stablehlo.constant dense<0> : tensor<i32>
        %146:8 = stablehlo.while(%iterArg = %140, %iterArg_63 = %137, %iterArg_64 = %138, %iterArg_65 = %arg0, %iterArg_66 = %139, %iterArg_67 = %c_59, %iterArg_68 = %144, %iterArg_69 = %145) : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        cond {
          %172 = stablehlo.compare LT, %iterArg_67, %iterArg_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %172 : tensor<i1>
        } do {
          %c_70 = stablehlo.constant dense<1> : tensor<i32>
          %172 = stablehlo.add %iterArg_67, %c_70 : tensor<i32>
          %c_71 = stablehlo.constant dense<128> : tensor<i32>
          %173 = stablehlo.multiply %iterArg_67, %c_71 : tensor<i32>
          %174 = stablehlo.convert %173 : tensor<i32>
          %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %176 = stablehlo.add %175, %iterArg : tensor<3x128xi32>
          %177 = stablehlo.broadcast_in_dim %iterArg_63, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %179 = stablehlo.compare GE, %176, %178, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_72 = stablehlo.constant dense<128> : tensor<i32>
          %180 = stablehlo.multiply %iterArg_67, %c_72 : tensor<i32>
          %181 = stablehlo.convert %180 : tensor<i32>
          %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %183 = stablehlo.add %182, %iterArg : tensor<3x128xi32>
          %184 = stablehlo.broadcast_in_dim %iterArg_64, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x128xi32>
          %186 = stablehlo.compare LT, %183, %185, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %187 = stablehlo.and %179, %186 : tensor<3x128xi1>
          %188 = func.call @dynamic_index_in_dim(%iterArg_65, %iterArg_67) : (tensor<3x1x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_73 = stablehlo.constant dense<97> : tensor<i32>
          %189 = func.call @_where_4(%187, %188, %c_73) : (tensor<3x128xi1>, tensor<3x128xi32>, tensor<i32>) -> tensor<3x128xi32>
          %c_74 = stablehlo.constant dense<0> : tensor<i32>
          %190 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %191 = stablehlo.compare LT, %iterArg_66, %190, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_75 = stablehlo.constant dense<3> : tensor<i32>
          %192 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %193 = stablehlo.add %iterArg_66, %192 : tensor<3x128xi32>
          %194 = stablehlo.select %191, %193, %iterArg_66 : tensor<3x128xi1>, tensor<3x128xi32>
          %c_76 = stablehlo.constant dense<0> : tensor<i32>
          %195 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %196 = stablehlo.compare LT, %189, %195, SIGNED : (tensor<3x128xi32>, tensor<3x128xi32>) -> tensor<3x128xi1>
          %c_77 = stablehlo.constant dense<97> : tensor<i32>
          %197 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %198 = stablehlo.add %189, %197 : tensor<3x128xi32>
          %199 = stablehlo.select %196, %198, %189 : tensor<3x128xi1>, tensor<3x128xi32>
          %200 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %201 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<3x128xi32>) -> tensor<3x128x1xi32>
          %202 = stablehlo.concatenate %200, %201, dim = 2 : (tensor<3x128x1xi32>, tensor<3x128x1xi32>) -> tensor<3x128x2xi32>
          %c_78 = stablehlo.constant dense<1> : tensor<i32>
          %203 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
          %204 = "stablehlo.scatter"(%iterArg_69, %202, %203) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
          ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
            %205 = stablehlo.add %arg22, %arg23 : tensor<i32>
            stablehlo.return %205 : tensor<i32>
          }) : (tensor<3x97xi32>, tensor<3x128x2xi32>, tensor<3x128xi32>) -> tensor<3x97xi32>
          stablehlo.return %iterArg, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %172, %iterArg_68, %204 : tensor<3x128xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3x1x128xi32>, tensor<3x128xi32>, tensor<i32>, tensor<i32>, tensor<3x97xi32>
        }
        %c_60 = stablehlo.constant dense<0> : tensor<i32>
        %147 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %148 = stablehlo.compare GT, %146#7, %147, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %149 = stablehlo.or %136, %148 : tensor<3x97xi1>
        %150 = stablehlo.broadcast_in_dim %arg15, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %151 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %152 = stablehlo.compare LT, %82, %151, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %153 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %154 = stablehlo.multiply %82, %153 : tensor<3x97xf32>
        %155 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %156 = stablehlo.divide %82, %155 : tensor<3x97xf32>
        %157 = func.call @_where_5(%152, %154, %156) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        %158 = func.call @_where_5(%149, %157, %82) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        %159 = stablehlo.broadcast_in_dim %arg17, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %160 = stablehlo.convert %134#7 : (tensor<3x97xi32>) -> tensor<3x97xf32>
        %161 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %162 = stablehlo.multiply %161, %160 : tensor<3x97xf32>
        %163 = stablehlo.subtract %158, %162 : tensor<3x97xf32>
        %164 = stablehlo.broadcast_in_dim %arg16, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %c_62 = stablehlo.constant dense<0> : tensor<i32>
        %165 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %166 = stablehlo.compare GT, %134#7, %165, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %167 = stablehlo.convert %166 : (tensor<3x97xi1>) -> tensor<3x97xf32>
        %168 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %169 = stablehlo.multiply %168, %167 : tensor<3x97xf32>
        %170 = stablehlo.subtract %163, %169 : tensor<3x97xf32>
        %171 = func.call @_where_1(%117, %170, %82) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        stablehlo.return %171 : tensor<3x97xf32>
      }) : (tensor<i32>) -> tensor<3x97xf32>
      %94 = stablehlo.compare LT, %arg1, %arg14, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_33 = stablehlo.constant dense<false> : tensor<i1>
      %95 = stablehlo.reduce(%94 init: %c_33) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %96 = stablehlo.convert %95 : (tensor<i1>) -> tensor<i32>
      %97 = "stablehlo.case"(%96) ({
        stablehlo.return %93 : tensor<3x97xf32>
      }, {
        %117 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %118 = stablehlo.iota dim = 0 : tensor<3xi32>
        %119 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
        %c_42 = stablehlo.constant dense<0> : tensor<i32>
        %120 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
        %121 = stablehlo.compare LT, %arg11, %120, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_43 = stablehlo.constant dense<97> : tensor<i32>
        %122 = func.call @_where_6(%121, %c_43, %arg11) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xi32>) -> tensor<3x4xi32>
        %c_44 = stablehlo.constant dense<0> : tensor<i32>
        %123 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
        %124 = stablehlo.compare LT, %119, %123, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
        %c_45 = stablehlo.constant dense<3> : tensor<i32>
        %125 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
        %126 = stablehlo.add %119, %125 : tensor<3x1xi32>
        %127 = stablehlo.select %124, %126, %119 : tensor<3x1xi1>, tensor<3x1xi32>
        %c_46 = stablehlo.constant dense<0> : tensor<i32>
        %128 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
        %129 = stablehlo.compare LT, %122, %128, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
        %c_47 = stablehlo.constant dense<97> : tensor<i32>
        %130 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
        %131 = stablehlo.add %122, %130 : tensor<3x4xi32>
        %132 = stablehlo.select %129, %131, %122 : tensor<3x4xi1>, tensor<3x4xi32>
        %133 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
        %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
        %135 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
        %136 = stablehlo.concatenate %134, %135, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
        %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %137 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
        %138 = "stablehlo.scatter"(%93, %136, %137) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
        ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
          stablehlo.return %arg23 : tensor<f32>
        }) : (tensor<3x97xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<3x97xf32>
        %139 = func.call @_where_1(%117, %138, %93) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        stablehlo.return %139 : tensor<3x97xf32>
      }) : (tensor<i32>) -> tensor<3x97xf32>
      %c_34 = stablehlo.constant dense<false> : tensor<i1>
      %98 = stablehlo.reduce(%arg19 init: %c_34) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %99 = stablehlo.convert %98 : (tensor<i1>) -> tensor<i32>
      %100 = "stablehlo.case"(%99) ({
        stablehlo.return %97 : tensor<3x97xf32>
      }, {
        %117 = stablehlo.broadcast_in_dim %arg19, dims = [0] : (tensor<3xi1>) -> tensor<3x1xi1>
        %118 = stablehlo.broadcast_in_dim %arg21, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
        %119 = stablehlo.iota dim = 0 : tensor<32xi32>
        %120 = stablehlo.broadcast_in_dim %119, dims = [2] : (tensor<32xi32>) -> tensor<1x1x32xi32>
        %121 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<3x4x1xi32>) -> tensor<3x4x32xi32>
        %122 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<3x4x32xi32>
        %123 = stablehlo.shift_right_arithmetic %121, %122 : tensor<3x4x32xi32>
        %c_42 = stablehlo.constant dense<1> : tensor<i32>
        %124 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<3x4x32xi32>
        %125 = stablehlo.and %123, %124 : tensor<3x4x32xi32>
        %126 = stablehlo.reshape %125 : (tensor<3x4x32xi32>) -> tensor<3x128xi32>
        %127 = stablehlo.slice %126 [0:3, 0:97] : (tensor<3x128xi32>) -> tensor<3x97xi32>
        %c_43 = stablehlo.constant dense<0> : tensor<i32>
        %128 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
        %129 = stablehlo.compare NE, %127, %128, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
        %130 = stablehlo.convert %129 : tensor<3x97xi1>
        %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %131 = func.call @_where_7(%130, %97, %cst_44) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %132 = func.call @_where_1(%117, %131, %97) : (tensor<3x1xi1>, tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xf32>
        stablehlo.return %132 : tensor<3x97xf32>
      }) : (tensor<i32>) -> tensor<3x97xf32>
      %101 = stablehlo.iota dim = 1 : tensor<3x97xi32>
      %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %102 = stablehlo.reduce(%100 init: %cst_35) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %103 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %105 = stablehlo.compare EQ, %100, %104, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
      %c_36 = stablehlo.constant dense<97> : tensor<i32>
      %106 = func.call @_where(%105, %101, %c_36) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
      %c_37 = stablehlo.constant dense<2147483647> : tensor<i32>
      %107 = stablehlo.reduce(%106 init: %c_37) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %108 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %109 = stablehlo.compare GT, %79, %108, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %c_39 = stablehlo.constant dense<false> : tensor<i1>
      %110 = stablehlo.reduce(%109 init: %c_39) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      %111 = stablehlo.convert %110 : (tensor<i1>) -> tensor<i32>
      %112 = "stablehlo.case"(%111) ({
        stablehlo.return %107 : tensor<3xi32>
      }, {
        %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %117 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %118 = stablehlo.compare GT, %79, %117, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %119 = func.call @_where_8(%118, %79, %cst_43) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
        %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %120 = stablehlo.reduce(%100 init: %cst_44) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %121 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %123 = stablehlo.subtract %100, %122 : tensor<3x97xf32>
        %124 = stablehlo.broadcast_in_dim %119, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %126 = stablehlo.divide %123, %125 : tensor<3x97xf32>
        %c_45 = stablehlo.constant dense<0> : tensor<i32>
        %127 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<3xi32>
        %128 = stablehlo.compare GT, %arg7, %127, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
        %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %129 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %130 = stablehlo.compare LT, %arg8, %129, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %131 = stablehlo.or %128, %130 : tensor<3xi1>
        %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %132 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %133 = stablehlo.compare GT, %arg9, %132, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %134 = stablehlo.or %131, %133 : tensor<3xi1>
        %c_48 = stablehlo.constant dense<false> : tensor<i1>
        %135 = stablehlo.reduce(%134 init: %c_48) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        %136 = stablehlo.convert %135 : (tensor<i1>) -> tensor<i32>
        %137 = "stablehlo.case"(%136) ({
          %c_58 = stablehlo.constant dense<true> : tensor<i1>
          %177 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i1>) -> tensor<3x97xi1>
          stablehlo.return %177 : tensor<3x97xi1>
        }, {
          %177 = stablehlo.bitcast_convert %126 : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_58 = stablehlo.constant dense<0> : tensor<i32>
          %178 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %179 = stablehlo.compare LT, %177, %178, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_59 = stablehlo.constant dense<2147483647> : tensor<i32>
          %180 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %181 = stablehlo.xor %177, %180 : tensor<3x97xi32>
          %182 = func.call @_where_9(%179, %181, %177) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %values, %indices = chlo.top_k(%126, k = 97) : tensor<3x97xf32> -> (tensor<3x97xf32>, tensor<3x97xi32>)
          %c_60 = stablehlo.constant dense<0> : tensor<i32>
          %183 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %184 = stablehlo.compare EQ, %arg7, %183, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %c_61 = stablehlo.constant dense<97> : tensor<i32>
          %185 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %186 = stablehlo.compare GE, %arg7, %185, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %187 = stablehlo.or %184, %186 : tensor<3xi1>
          %188 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_62 = stablehlo.constant dense<0> : tensor<i32>
          %189 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %190 = stablehlo.compare LT, %188, %189, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_63 = stablehlo.constant dense<2147483647> : tensor<i32>
          %191 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %192 = stablehlo.xor %188, %191 : tensor<3x97xi32>
          %193 = func.call @_where_9(%190, %192, %188) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %c_64 = stablehlo.constant dense<1> : tensor<i32>
          %c_65 = stablehlo.constant dense<97> : tensor<i32>
          %194 = func.call @clip(%arg7, %c_64, %c_65) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
          %195 = stablehlo.broadcast_in_dim %194, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %c_66 = stablehlo.constant dense<1> : tensor<i32>
          %196 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
          %197 = stablehlo.subtract %195, %196 : tensor<3x1xi32>
          %198 = func.call @take_along_axis(%193, %197) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
          %199 = stablehlo.reshape %198 : (tensor<3x1xi32>) -> tensor<3xi32>
          %c_67 = stablehlo.constant dense<97> : tensor<i32>
          %200 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %201 = stablehlo.minimum %arg7, %200 : tensor<3xi32>
          %202 = stablehlo.convert %201 : (tensor<3xi32>) -> tensor<3xf32>
          %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %203 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
          %c_69 = stablehlo.constant dense<97> : tensor<i32>
          %204 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %205 = stablehlo.compare LE, %arg7, %204, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
          %c_70 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %206 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %207 = stablehlo.not %187 : tensor<3xi1>
          %208 = stablehlo.not %205 : tensor<3xi1>
          %209 = stablehlo.and %207, %208 : tensor<3xi1>
          %c_71 = stablehlo.constant dense<false> : tensor<i1>
          %210 = stablehlo.reduce(%209 init: %c_71) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %211 = stablehlo.convert %210 : (tensor<i1>) -> tensor<i32>
          %212 = "stablehlo.case"(%211) ({
            stablehlo.return %206 : tensor<3xi32>
          }, {
            %c_84 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %270 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_85 = stablehlo.constant dense<2147483647> : tensor<i32>
            %271 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_86 = stablehlo.constant dense<0> : tensor<i32>
            %272:6 = stablehlo.while(%iterArg = %182, %iterArg_87 = %203, %iterArg_88 = %202, %iterArg_89 = %c_86, %iterArg_90 = %270, %iterArg_91 = %271) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            cond {
              %c_92 = stablehlo.constant dense<32> : tensor<i32>
              %273 = stablehlo.compare LT, %iterArg_89, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %273 : tensor<i1>
            } do {
              %273:2 = func.call @closed_call(%iterArg, %iterArg_87, %iterArg_88, %iterArg_90, %iterArg_91) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
              %c_92 = stablehlo.constant dense<1> : tensor<i32>
              %274 = stablehlo.add %iterArg_89, %c_92 : tensor<i32>
              stablehlo.return %iterArg, %iterArg_87, %iterArg_88, %274, %273#0, %273#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            }
            stablehlo.return %272#4 : tensor<3xi32>
          }) : (tensor<i32>) -> tensor<3xi32>
          %213 = func.call @_where_10(%205, %199, %212) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %214 = func.call @_where_10(%187, %206, %213) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %215 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %217 = stablehlo.compare GE, %182, %216, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %218 = stablehlo.exponential %126 : tensor<3x97xf32>
          %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %219 = func.call @_where_7(%217, %218, %cst_72) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %220 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_73 = stablehlo.constant dense<0> : tensor<i32>
          %221 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %222 = stablehlo.compare LT, %220, %221, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_74 = stablehlo.constant dense<2147483647> : tensor<i32>
          %223 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %224 = stablehlo.xor %220, %223 : tensor<3x97xi32>
          %225 = func.call @_where_9(%222, %224, %220) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %226 = stablehlo.broadcast_in_dim %214, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %228 = stablehlo.compare GE, %225, %227, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %229 = stablehlo.exponential %values : tensor<3x97xf32>
          %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %230 = func.call @_where_7(%228, %229, %cst_75) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
          %cst_76 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
          %231 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %232 = stablehlo.maximum %arg8, %231 : tensor<3xf32>
          %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %233 = stablehlo.reduce(%219 init: %cst_77) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
          %234 = stablehlo.multiply %232, %233 : tensor<3xf32>
          %235 = func.call @cumsum(%230) : (tensor<3x97xf32>) -> tensor<3x97xf32>
          %236 = stablehlo.broadcast_in_dim %234, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %238 = stablehlo.compare GE, %235, %237, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %239 = stablehlo.bitcast_convert %values : (tensor<3x97xf32>) -> tensor<3x97xi32>
          %c_78 = stablehlo.constant dense<0> : tensor<i32>
          %240 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %241 = stablehlo.compare LT, %239, %240, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %c_79 = stablehlo.constant dense<2147483647> : tensor<i32>
          %242 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
          %243 = stablehlo.xor %239, %242 : tensor<3x97xi32>
          %244 = func.call @_where_9(%241, %243, %239) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi32>
          %245 = func.call @argmax(%238) : (tensor<3x97xi1>) -> tensor<3xi32>
          %246 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %247 = func.call @take_along_axis(%244, %246) : (tensor<3x97xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
          %248 = stablehlo.reshape %247 : (tensor<3x1xi32>) -> tensor<3xi32>
          %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %249 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %250 = stablehlo.compare GE, %arg8, %249, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %c_81 = stablehlo.constant dense<false> : tensor<i1>
          %251 = stablehlo.reduce(%238 init: %c_81) applies stablehlo.or across dimensions = [1] : (tensor<3x97xi1>, tensor<i1>) -> tensor<3xi1>
          %c_82 = stablehlo.constant dense<-2147483648> : tensor<i32>
          %252 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<3xi32>
          %253 = stablehlo.not %250 : tensor<3xi1>
          %254 = stablehlo.not %251 : tensor<3xi1>
          %255 = stablehlo.and %253, %254 : tensor<3xi1>
          %c_83 = stablehlo.constant dense<false> : tensor<i1>
          %256 = stablehlo.reduce(%255 init: %c_83) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
          %257 = stablehlo.convert %256 : (tensor<i1>) -> tensor<i32>
          %258 = "stablehlo.case"(%257) ({
            stablehlo.return %252 : tensor<3xi32>
          }, {
            %c_84 = stablehlo.constant dense<-2147483648> : tensor<i32>
            %270 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_85 = stablehlo.constant dense<2147483647> : tensor<i32>
            %271 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3xi32>
            %c_86 = stablehlo.constant dense<0> : tensor<i32>
            %272:6 = stablehlo.while(%iterArg = %182, %iterArg_87 = %219, %iterArg_88 = %234, %iterArg_89 = %c_86, %iterArg_90 = %270, %iterArg_91 = %271) : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            cond {
              %c_92 = stablehlo.constant dense<32> : tensor<i32>
              %273 = stablehlo.compare LT, %iterArg_89, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %273 : tensor<i1>
            } do {
              %273:2 = func.call @closed_call(%iterArg, %iterArg_87, %iterArg_88, %iterArg_90, %iterArg_91) : (tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
              %c_92 = stablehlo.constant dense<1> : tensor<i32>
              %274 = stablehlo.add %iterArg_89, %c_92 : tensor<i32>
              stablehlo.return %iterArg, %iterArg_87, %iterArg_88, %274, %273#0, %273#1 : tensor<3x97xi32>, tensor<3x97xf32>, tensor<3xf32>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
            }
            stablehlo.return %272#4 : tensor<3xi32>
          }) : (tensor<i32>) -> tensor<3xi32>
          %259 = func.call @_where_10(%251, %248, %258) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %260 = func.call @_where_10(%250, %252, %259) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
          %261 = stablehlo.maximum %214, %260 : tensor<3xi32>
          %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
          %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x97xi32>
          %264 = stablehlo.compare GE, %182, %263, SIGNED : (tensor<3x97xi32>, tensor<3x97xi32>) -> tensor<3x97xi1>
          %265 = stablehlo.exponential %126 : tensor<3x97xf32>
          %266 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
          %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
          %268 = stablehlo.compare GE, %265, %267, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
          %269 = stablehlo.and %264, %268 : tensor<3x97xi1>
          stablehlo.return %269 : tensor<3x97xi1>
        }) : (tensor<i32>) -> tensor<3x97xi1>
        %138 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xui32>
        %139 = func.call @_threefry_fold_in(%arg10, %138) : (tensor<3x2xui32>, tensor<3xui32>) -> tensor<3x2xui32>
        %140 = stablehlo.slice %139 [0:3, 0:1] : (tensor<3x2xui32>) -> tensor<3x1xui32>
        %141 = stablehlo.reshape %140 : (tensor<3x1xui32>) -> tensor<3xui32>
        %142 = stablehlo.slice %139 [0:3, 1:2] : (tensor<3x2xui32>) -> tensor<3x1xui32>
        %143 = stablehlo.reshape %142 : (tensor<3x1xui32>) -> tensor<3xui32>
        %144 = stablehlo.iota dim = 0 : tensor<97xui64>
        %c_49 = stablehlo.constant dense<1> : tensor<ui64>
        %145 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %146 = stablehlo.multiply %145, %144 : tensor<97xui64>
        %c_50 = stablehlo.constant dense<32> : tensor<ui64>
        %147 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<ui64>) -> tensor<97xui64>
        %148 = stablehlo.shift_right_logical %146, %147 : tensor<97xui64>
        %149 = stablehlo.convert %146 : (tensor<97xui64>) -> tensor<97xui32>
        %150 = stablehlo.convert %148 : (tensor<97xui64>) -> tensor<97xui32>
        %151 = stablehlo.broadcast_in_dim %150, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %152 = stablehlo.broadcast_in_dim %149, dims = [1] : (tensor<97xui32>) -> tensor<1x97xui32>
        %153 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
        %154 = stablehlo.broadcast_in_dim %143, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
        %155:2 = func.call @threefry2x32_13(%153, %154, %151, %152) : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x97xui32>, tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>)
        %156 = stablehlo.xor %155#0, %155#1 : tensor<3x97xui32>
        %c_51 = stablehlo.constant dense<9> : tensor<ui32>
        %157 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<ui32>) -> tensor<3x97xui32>
        %158 = stablehlo.shift_right_logical %156, %157 : tensor<3x97xui32>
        %159 = stablehlo.convert %158 : (tensor<3x97xui32>) -> tensor<3x97xf32>
        %cst_52 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
        %160 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %161 = stablehlo.add %159, %160 : tensor<3x97xf32>
        %cst_53 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
        %162 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
        %163 = stablehlo.multiply %161, %162 : tensor<3x97xf32>
        %164 = stablehlo.log %163 : tensor<3x97xf32>
        %165 = stablehlo.negate %164 : tensor<3x97xf32>
        %166 = stablehlo.log %165 : tensor<3x97xf32>
        %167 = stablehlo.negate %166 : tensor<3x97xf32>
        %168 = stablehlo.add %126, %167 : tensor<3x97xf32>
        %cst_54 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %169 = func.call @_where_7(%137, %168, %cst_54) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
        %170 = stablehlo.iota dim = 1 : tensor<3x97xi32>
        %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
        %171 = stablehlo.reduce(%169 init: %cst_55) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
        %172 = stablehlo.broadcast_in_dim %171, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
        %174 = stablehlo.compare EQ, %169, %173, FLOAT : (tensor<3x97xf32>, tensor<3x97xf32>) -> tensor<3x97xi1>
        %c_56 = stablehlo.constant dense<97> : tensor<i32>
        %175 = func.call @_where(%174, %170, %c_56) : (tensor<3x97xi1>, tensor<3x97xi32>, tensor<i32>) -> tensor<3x97xi32>
        %c_57 = stablehlo.constant dense<2147483647> : tensor<i32>
        %176 = stablehlo.reduce(%175 init: %c_57) applies stablehlo.minimum across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
        stablehlo.return %176 : tensor<3xi32>
      }) : (tensor<i32>) -> tensor<3xi32>
      %113 = func.call @_where_10(%109, %112, %107) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %114 = stablehlo.reduce(%100 init: %cst_40) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %116 = stablehlo.compare EQ, %114, %115, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      stablehlo.return %113, %116 : tensor<3xi32>, tensor<3xi1>
    }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3xi1>)
    %19 = stablehlo.compare GE, %arg1, %arg12, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %20 = call @_where_15(%19, %c_4, %c_5) : (tensor<3xi1>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %21 = stablehlo.broadcast_in_dim %18#0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %23 = stablehlo.compare EQ, %22, %arg11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %24 = stablehlo.reduce(%23 init: %c_6) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %25 = call @_where_16(%24, %c_7, %20) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.reduce(%arg4 init: %cst_8) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %27 = stablehlo.is_finite %26 : (tensor<3xf32>) -> tensor<3xi1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %28 = call @_where_17(%27, %25, %c_9) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %29 = stablehlo.convert %28 : tensor<3xi32>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %30 = call @_where_18(%18#1, %c_10, %29) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
    %31 = stablehlo.iota dim = 1 : tensor<3x97xi32>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %33 = stablehlo.multiply %32, %31 : tensor<3x97xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %35 = stablehlo.add %33, %34 : tensor<3x97xi32>
    %36 = stablehlo.bitcast_convert %arg4 : (tensor<3x97xf32>) -> tensor<3x97xi32>
    %37 = stablehlo.multiply %36, %35 : tensor<3x97xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.reduce(%37 init: %c_13) applies stablehlo.add across dimensions = [1] : (tensor<3x97xi32>, tensor<i32>) -> tensor<3xi32>
    %39 = stablehlo.broadcast_in_dim %18#0, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %40 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %41 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %42 = stablehlo.concatenate %39, %40, %41, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<3x3xi32>
    %43 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_14 = stablehlo.constant dense<128> : tensor<i32>
    %44 = call @floor_divide_19(%arg1, %c_14) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %45 = call @_where_2(%arg3, %44, %c_15) : (tensor<3xi1>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_16 = stablehlo.constant dense<128> : tensor<i32>
    %46 = call @remainder(%arg1, %c_16) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %48 = stablehlo.compare LT, %43, %47, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %50 = stablehlo.add %43, %49 : tensor<3xi32>
    %51 = stablehlo.select %48, %50, %43 : tensor<3xi1>, tensor<3xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %53 = stablehlo.compare LT, %45, %52, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %55 = stablehlo.add %45, %54 : tensor<3xi32>
    %56 = stablehlo.select %53, %55, %45 : tensor<3xi1>, tensor<3xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %58 = stablehlo.compare LT, %46, %57, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_22 = stablehlo.constant dense<128> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %60 = stablehlo.add %46, %59 : tensor<3xi32>
    %61 = stablehlo.select %58, %60, %46 : tensor<3xi1>, tensor<3xi32>
    %62 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %63 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %64 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %65 = stablehlo.concatenate %62, %63, %64, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %66 = "stablehlo.scatter"(%arg0, %65, %18#0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg22: tensor<i32>, %arg23: tensor<i32>):
      stablehlo.return %arg23 : tensor<i32>
    }) : (tensor<3x1x128xi32>, tensor<3x3xi32>, tensor<3xi32>) -> tensor<3x1x128xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %68 = stablehlo.compare EQ, %30, %67, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %69 = call @_where_20(%arg3, %68, %arg2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %c_24 = stablehlo.constant dense<false> : tensor<i1>
    %70 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %71 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %72 = call @_where_21(%71, %42, %c) : (tensor<1x3xi1>, tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x3xi32>
    %c_25 = stablehlo.constant dense<96> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %74 = stablehlo.minimum %18#0, %73 : tensor<3xi32>
    %75 = stablehlo.and %arg3, %arg20 : tensor<3xi1>
    %c_26 = stablehlo.constant dense<false> : tensor<i1>
    %76 = stablehlo.reduce(%75 init: %c_26) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %77 = stablehlo.convert %76 : (tensor<i1>) -> tensor<i32>
    %78:3 = "stablehlo.case"(%77) ({
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x20xf32>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %81 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3x20xi32>
      stablehlo.return %79, %80, %81 : tensor<3xf32>, tensor<3x20xf32>, tensor<3x20xi32>
    }, {
      %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %79 = stablehlo.reduce(%arg4 init: %cst_27) applies stablehlo.maximum across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %81 = stablehlo.maximum %80, %79 : tensor<3xf32>
      %82 = stablehlo.is_finite %81 : (tensor<3xf32>) -> tensor<3xi1>
      %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %84 = stablehlo.select %82, %81, %83 : tensor<3xi1>, tensor<3xf32>
      %85 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x97xf32>
      %87 = stablehlo.subtract %arg4, %86 : tensor<3x97xf32>
      %88 = stablehlo.exponential %87 : tensor<3x97xf32>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %89 = stablehlo.reduce(%88 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
      %90 = stablehlo.abs %89 : tensor<3xf32>
      %91 = stablehlo.log %90 : tensor<3xf32>
      %92 = stablehlo.add %91, %84 : tensor<3xf32>
      %93 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %94 = func.call @take_along_axis_22(%arg4, %93) : (tensor<3x97xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
      %95 = stablehlo.reshape %94 : (tensor<3x1xf32>) -> tensor<3xf32>
      %values, %indices = chlo.top_k(%arg4, k = 20) : tensor<3x97xf32> -> (tensor<3x20xf32>, tensor<3x20xi32>)
      %96 = stablehlo.subtract %95, %92 : tensor<3xf32>
      %97 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x20xf32>
      %99 = stablehlo.subtract %values, %98 : tensor<3x20xf32>
      stablehlo.return %96, %99, %indices : tensor<3xf32>, tensor<3x20xf32>, tensor<3x20xi32>
    }) : (tensor<i32>) -> (tensor<3xf32>, tensor<3x20xf32>, tensor<3x20xi32>)
    return %66, %arg1, %69, %70, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %72, %78#0, %78#1, %78#2 : tensor<3x1x128xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi1>, tensor<3x97xf32>, tensor<3x97xf32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3x3xi32>, tensor<3xf32>, tensor<3x20xf32>, tensor<3x20xi32>
  }
  func.func private @_where(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<i32>) -> tensor<3x97xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x97xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xi32>
    return %2 : tensor<3x97xi32>
  }
  func.func private @_where_0(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_1(%arg0: tensor<3x1xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x97xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %1 : tensor<3x97xf32>
  }
  func.func private @_where_2(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
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
    %9 = call @_where_3(%7, %8, %1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
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
  func.func private @_where_4(%arg0: tensor<3x128xi1>, %arg1: tensor<3x128xi32>, %arg2: tensor<i32>) -> tensor<3x128xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x128xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x128xi1>, tensor<3x128xi32>
    return %2 : tensor<3x128xi32>
  }
  func.func private @_where_5(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x97xi1>, tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @_where_6(%arg0: tensor<3x4xi1>, %arg1: tensor<i32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
  func.func private @_where_7(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xf32>, %arg2: tensor<f32>) -> tensor<3x97xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x97xi1>, tensor<3x97xf32>
    return %2 : tensor<3x97xf32>
  }
  func.func private @_where_8(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @_where_9(%arg0: tensor<3x97xi1>, %arg1: tensor<3x97xi32>, %arg2: tensor<3x97xi32>) -> tensor<3x97xi32> {
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
    %12 = call @_where_7(%11, %arg1, %cst) : (tensor<3x97xi1>, tensor<3x97xf32>, tensor<f32>) -> tensor<3x97xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x97xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.compare GE, %13, %arg2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = call @_where_10(%14, %8, %arg3) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %16 = call @_where_10(%14, %arg4, %8) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %15, %16 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @_where_10(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum(%arg0: tensor<3x97xf32>) -> tensor<3x97xf32> {
    %0 = call @cumsum_11(%arg0) : (tensor<3x97xf32>) -> tensor<3x97xf32>
    return %0 : tensor<3x97xf32>
  }
  func.func private @cumsum_11(%arg0: tensor<3x97xf32>) -> tensor<3x97xf32> {
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
      %6:8 = func.call @closed_call_12(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %7, %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7 : tensor<i32>, tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %5#2, %5#3 : tensor<3x1xui32>, tensor<3x1xui32>
  }
  func.func private @closed_call_12(%arg0: tensor<i32>, %arg1: tensor<3x1xui32>, %arg2: tensor<3x1xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @threefry2x32_13(%arg0: tensor<3x1xui32>, %arg1: tensor<3x1xui32>, %arg2: tensor<1x97xui32>, %arg3: tensor<1x97xui32>) -> (tensor<3x97xui32>, tensor<3x97xui32>) {
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
      %10:8 = func.call @closed_call_14(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i32>, tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %9#2, %9#3 : tensor<3x97xui32>, tensor<3x97xui32>
  }
  func.func private @closed_call_14(%arg0: tensor<i32>, %arg1: tensor<3x97xui32>, %arg2: tensor<3x97xui32>, %arg3: tensor<3x1xui32>, %arg4: tensor<3x1xui32>, %arg5: tensor<3x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3x97xui32>, tensor<3x97xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where_15(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @_where_16(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_17(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @_where_18(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @floor_divide_19(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
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
    %14 = call @_where_10(%11, %13, %2) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %14 : tensor<3xi32>
  }
  func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
  func.func private @_where_20(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi1>
    return %0 : tensor<3xi1>
  }
  func.func private @_where_21(%arg0: tensor<1x3xi1>, %arg1: tensor<3x3xi32>, %arg2: tensor<3x1xi32>) -> tensor<3x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<3x3xi1>, tensor<3x3xi32>
    return %2 : tensor<3x3xi32>
  }
  func.func private @take_along_axis_22(%arg0: tensor<3x97xf32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xf32> {
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
}
