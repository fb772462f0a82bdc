// The XLA call `xlabatch_experts`: check its arguments, and run a mixture of experts, or on a mesh one of its linears.
#include "dispatch.h"
#include "linears.h"
#include "moe.h"

namespace xlabatch {

namespace {

enum class Stage : int32_t { ALL, UPS, DOWNS };  // DOWNS: x are the rows that all devices have made in UPS

// Set the weights of one of the two linears of every expert, and check their sizes.
ffi::Error set_weight(Linear& linear, const Stack& stack, ffi::AnyBuffer weight, Ints order, Floats scale, Floats bias,
                      RunsAttribute attribute, int64_t experts, std::vector<Run>* runs) {
  if (ffi::Error error = find_runs(weight, attribute, panels_of(linear), runs, &linear); error.failure()) return error;
  linear.order = stack.integers(order);  // not checked here: it may be as long as a small weight
  linear.panels = stack.bytes(weight), linear.scale = stack.numbers(scale), linear.bias = stack.numbers(bias);
  const int64_t weights = stack.layers * experts, lanes = weights * panels_of(linear) * PANEL;
  for (const Expected& each : {
           Expected{"panels of a weight", panels_of_runs(linear), panels_of(linear), false},
           Expected{"bytes of a weight", static_cast<int64_t>(weight.size_bytes()), weights * bytes_of_runs(linear),
                    false},
           Expected{"inputs in the order", count(order), weights * linear.inputs, true},
           Expected{"biases", count(bias), lanes, true},
           Expected{"scales", count(scale), lanes, linear.runs[0].format != Format::INT8},
       })
    if (ffi::Error error = each.check("experts"); error.failure()) return error;
  return ffi::Error::Success();
}

}  // namespace

ffi::Error experts(ffi::ThreadPool pool, Ints at, Floats x, Floats logits, Floats bias, Floats scales, Flags active,
                   ffi::AnyBuffer up, Ints up_order, Floats up_scale, Floats up_bias, ffi::AnyBuffer down,
                   Ints down_order, Floats down_scale, Floats down_bias, Floats norm_scale, Floats norm_bias,
                   Floats residual, Floats post_scale, Floats post_bias, FloatsOut y, FloatsOut inner, FloatsOut outer,
                   int32_t stage_number, int32_t layers, RunsAttribute up_attribute, RunsAttribute down_attribute,
                   int32_t act, bool gated, float limit, float up_offset, int32_t chosen,
                   bool normalize, bool sigmoid, int32_t groups, int32_t kept_groups, int32_t best_of_group,
                   float scale, bool weigh_inputs, float norm_eps, float residual_scale) {
  for (const Floats& each : {x, logits, Floats(*y), Floats(*inner), Floats(*outer)})
    if (each.dimensions().size() != 2) return refuse("a tensor that is not [rows, features]");
  const Stack stack = Stack::of_weights(layers, at);
  if (!stack.valid()) return refuse("a layer that is not there");
  if (stage_number < 0 || stage_number > static_cast<int32_t>(Stage::DOWNS)) return refuse("an unknown stage");
  const auto stage = static_cast<Stage>(stage_number);
  const bool has_ups = stage != Stage::DOWNS, has_downs = stage != Stage::UPS;
  const int64_t tokens = logits.dimensions()[0], choices = tokens * chosen;
  const Floats ups = stage == Stage::ALL ? Floats(*inner) : has_ups ? Floats(*y) : x;  // [rows, features]
  const int64_t width = has_ups ? x.dimensions()[1] : 0, outputs = has_downs ? y->dimensions()[1] : 0;
  Moe work{};
  work.tokens = tokens, work.experts = logits.dimensions()[1], work.chosen = chosen;
  work.logits = logits.typed_data(), work.active = active.typed_data(), work.normalize = normalize;
  work.bias = stack.numbers(bias), work.sigmoid = sigmoid, work.scale = scale, work.weigh_inputs = weigh_inputs;
  work.scales = stack.numbers(scales);
  work.groups = groups, work.kept_groups = kept_groups, work.best_of_group = best_of_group;
  work.up.inputs = width, work.down.outputs = work.result.outputs = outputs;
  work.up.outputs = work.down.inputs = ups.dimensions()[1], work.rows = outer->dimensions()[0];
  work.up.x = x.typed_data(), work.up.norm = {stack.numbers(norm_scale), stack.numbers(norm_bias), norm_eps};
  work.up.gated = gated, work.up.act = static_cast<Act>(act);
  work.up.limit = limit, work.up.up_offset = up_offset;
  work.up.y = ups.typed_data(), work.down.x = ups.typed_data(), work.down.y = outer->typed_data();
  work.result.y = y->typed_data();
  work.result.residual = present(residual), work.result.residual_scale = residual_scale;
  work.result.post = {stack.numbers(post_scale), stack.numbers(post_bias), norm_eps};
  for (const Expected& each : {
           Expected{"tokens of x", static_cast<int64_t>(x.dimensions()[0]), has_ups ? tokens : choices, false},
           Expected{"biases of the choice", count(bias), layers * work.experts, true},
           Expected{"scales of the weights", count(scales), layers * work.experts, true},
           Expected{"active tokens", static_cast<int64_t>(active.element_count()), tokens, false},
           Expected{"tokens of y", static_cast<int64_t>(y->dimensions()[0]), has_downs ? tokens : choices, false},
           Expected{"rows of the inner results", static_cast<int64_t>(inner->dimensions()[0]), work.rows,
                    stage != Stage::ALL},
           Expected{"features of the outer results", static_cast<int64_t>(outer->dimensions()[1]), outputs,
                    !has_downs},
           Expected{"scales of the norm", count(norm_scale), layers * width, true},
           Expected{"biases of the norm", count(norm_bias), layers * width, true},
           Expected{"numbers of the residual", count(residual), tokens * outputs, true},
           Expected{"scales of the last norm", count(post_scale), layers * outputs, true},
           Expected{"biases of the last norm", count(post_bias), layers * outputs, true},
       })
    if (ffi::Error error = each.check("experts"); error.failure()) return error;
  if (chosen < 1 || chosen > work.experts)
    return refuse(std::to_string(chosen) + " experts of a token, of " + std::to_string(work.experts));
  if (groups < 1 || work.experts % groups || kept_groups < 1 || kept_groups > groups || best_of_group < 1 ||
      best_of_group > work.experts / groups || chosen > work.experts / groups * kept_groups)
    return refuse("groups of experts that cannot be");
  if ((has_ups && width < 1) || (has_downs && outputs < 1) || work.up.outputs < 1)
    return refuse("tokens or results without features");
  if (has_downs && work.rows < tokens) return refuse("fewer rows of results than tokens");
  if (act < 0 || act > static_cast<int32_t>(LAST_ACT)) return refuse("an unknown activation");
  std::vector<Run> up_runs, down_runs;
  if (has_ups) {
    ffi::Error error = set_weight(work.up, stack, up, up_order, up_scale, up_bias, up_attribute, work.experts, &up_runs);
    if (error.failure()) return error;
  }
  if (has_downs) {
    ffi::Error error =
        set_weight(work.down, stack, down, down_order, down_scale, down_bias, down_attribute, work.experts, &down_runs);
    if (error.failure()) return error;
  }
  switch (stage) {
    case Stage::ALL:
      compute_moe(pool, work);
      break;
    case Stage::UPS:
      compute_ups(pool, work);
      break;
    case Stage::DOWNS:
      compute_downs(pool, work);
  }
  return ffi::Error::Success();
}

}  // namespace xlabatch

XLA_FFI_DEFINE_HANDLER_SYMBOL(xlabatch_experts, xlabatch::experts,
                              xla::ffi::Ffi::Bind()
                                  .Ctx<xla::ffi::ThreadPool>()
                                  .Arg<xlabatch::Ints>()       // at
                                  .Arg<xlabatch::Floats>()     // x
                                  .Arg<xlabatch::Floats>()     // logits
                                  .Arg<xlabatch::Floats>()     // bias
                                  .Arg<xlabatch::Floats>()     // scales
                                  .Arg<xlabatch::Flags>()      // active
                                  .Arg<xla::ffi::AnyBuffer>()  // up
                                  .Arg<xlabatch::Ints>()       // up_order
                                  .Arg<xlabatch::Floats>()     // up_scale
                                  .Arg<xlabatch::Floats>()     // up_bias
                                  .Arg<xla::ffi::AnyBuffer>()  // down
                                  .Arg<xlabatch::Ints>()       // down_order
                                  .Arg<xlabatch::Floats>()     // down_scale
                                  .Arg<xlabatch::Floats>()     // down_bias
                                  .Arg<xlabatch::Floats>()     // norm_scale
                                  .Arg<xlabatch::Floats>()     // norm_bias
                                  .Arg<xlabatch::Floats>()     // residual
                                  .Arg<xlabatch::Floats>()     // post_scale
                                  .Arg<xlabatch::Floats>()     // post_bias
                                  .Ret<xlabatch::Floats>()     // y
                                  .Ret<xlabatch::Floats>()     // inner
                                  .Ret<xlabatch::Floats>()     // outer
                                  .Attr<int32_t>("stage")
                                  .Attr<int32_t>("layers")
                                  .Attr<xlabatch::RunsAttribute>("up_runs")
                                  .Attr<xlabatch::RunsAttribute>("down_runs")
                                  .Attr<int32_t>("act")
                                  .Attr<bool>("gated")
                                  .Attr<float>("limit")
                                  .Attr<float>("up_offset")
                                  .Attr<int32_t>("chosen")
                                  .Attr<bool>("normalize")
                                  .Attr<bool>("sigmoid")
                                  .Attr<int32_t>("groups")
                                  .Attr<int32_t>("kept_groups")
                                  .Attr<int32_t>("best_of_group")
                                  .Attr<float>("scale")
                                  .Attr<bool>("weigh_inputs")
                                  .Attr<float>("norm_eps")
                                  .Attr<float>("residual_scale"));
