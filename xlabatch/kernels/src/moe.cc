// A mixture of experts: each expert computes the tokens that chose it.
//
// Choices are sorted by expert, so that an expert's weights are read once for all its tokens, and never if it has
// none. A token's results are added in the order of its experts' numbers, whatever the other tokens are.
#include "moe.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

#include "dispatch.h"
#include "linears.h"
#include "parallel.h"

namespace xlabatch {

namespace {

// The experts that tokens chose: row n is one choice of the token token[n].
struct Choices {
  std::vector<int64_t> begin;  // [experts + 1] the first row of each expert
  std::vector<int32_t> token;  // [rows]
  std::vector<int64_t> row;    // [tokens, chosen] the row of each choice; -1: the token is padding
  std::vector<float> weight;   // [tokens, chosen]
  std::vector<float> factor;   // [rows] the weights, if they multiply the inputs of experts
};

// Return the indices of the `count` best scores, the first of equal ones, best first.
std::vector<int64_t> best(const std::vector<float>& score, int64_t count) {
  std::vector<int64_t> order(score.size());
  std::iota(order.begin(), order.end(), 0);
  std::partial_sort(order.begin(), order.begin() + count, order.end(), [&](int64_t a, int64_t b) {
    return score[a] > score[b] || (score[a] == score[b] && a < b);
  });
  order.resize(count);
  return order;
}

// Set the scores of experts outside the best groups to -infinity.
void keep_groups(const Moe& work, std::vector<float>& score) {
  const int64_t size = work.experts / work.groups;
  std::vector<float> total(work.groups, 0);
  for (int64_t group = 0; group < work.groups; group++) {
    const std::vector<float> members(&score[group * size], &score[group * size] + size);
    for (int64_t expert : best(members, work.best_of_group)) total[group] += members[expert];
  }
  std::vector<bool> kept(work.groups);
  for (int64_t group : best(total, work.kept_groups)) kept[group] = true;
  for (int64_t expert = 0; expert < work.experts; expert++)
    if (!kept[expert / size]) score[expert] = -std::numeric_limits<float>::infinity();
}

// Choose the best experts of a token -> their numbers in ascending order, and their weights.
void choose(const Moe& work, int64_t token, int64_t* expert, float* weight) {
  std::vector<float> score(work.experts);
  const Table& kernel = kernels();
  (work.sigmoid ? kernel.sigmoid : kernel.softmax)(work.logits + token * work.experts, score.data(), work.experts);
  std::vector<float> choice = score;
  if (work.bias)
    for (int64_t n = 0; n < work.experts; n++) choice[n] += work.bias[n];
  if (work.groups > 1) keep_groups(work, choice);
  std::vector<int64_t> order = best(choice, work.chosen);
  std::sort(order.begin(), order.end());
  float total = 0;
  for (int64_t n = 0; n < work.chosen; n++) total += score[order[n]];
  for (int64_t n = 0; n < work.chosen; n++) {
    expert[n] = order[n];
    weight[n] = work.normalize ? score[order[n]] / total : score[order[n]];
    if (work.scale != 1) weight[n] *= work.scale;
    if (work.scales) weight[n] *= work.scales[order[n]];
  }
}

// Return the choices of all tokens, sorted by expert.
Choices choices_of(const Moe& work) {
  const int64_t count = work.tokens * work.chosen;
  Choices choices;
  choices.begin.resize(work.experts + 1);
  choices.row.assign(count, -1), choices.weight.resize(count);
  std::vector<int64_t> expert(count, -1);
  for (int64_t token = 0; token < work.tokens; token++)
    if (work.active[token]) choose(work, token, &expert[token * work.chosen], &choices.weight[token * work.chosen]);
  for (int64_t chosen : expert)
    if (chosen >= 0) choices.begin[chosen + 1]++;
  std::partial_sum(choices.begin.begin(), choices.begin.end(), choices.begin.begin());
  choices.token.resize(choices.begin.back());
  if (work.weigh_inputs) choices.factor.resize(choices.begin.back());
  std::vector<int64_t> next = choices.begin;
  for (int64_t n = 0; n < count; n++) {
    if (expert[n] < 0) continue;
    const int64_t row = choices.row[n] = next[expert[n]]++;
    choices.token[row] = static_cast<int32_t>(n / work.chosen);
    if (work.weigh_inputs) choices.factor[row] = choices.weight[n], choices.weight[n] = 1;
  }
  return choices;
}

// Return an expert's linear, given the first expert's linear; its y begins at a row.
Linear of_expert(Linear linear, int64_t expert, int64_t tokens, int64_t row) {
  const int64_t before = expert * panels_of(linear);  // panels
  linear.panels = static_cast<const char*>(linear.panels) + expert * bytes_of_runs(linear);
  if (linear.order) linear.order += expert * linear.inputs;
  if (linear.scale) linear.scale += before * PANEL;
  if (linear.bias) linear.bias += before * PANEL;
  linear.tokens = tokens, linear.y += row * linear.outputs;
  return linear;
}

// Compute the first linear of the experts [first, last) into up.y, from its first row on.
void compute_ups(ffi::ThreadPool pool, const Moe& work, const Choices& choices, int64_t first, int64_t last) {
  std::vector<Linear> ups;
  for (int64_t expert = first; expert < last; expert++) {
    const int64_t begin = choices.begin[expert], tokens = choices.begin[expert + 1] - begin;
    if (!tokens) continue;
    ups.push_back(of_expert(work.up, expert, tokens, begin - choices.begin[first]));
    ups.back().rows = &choices.token[begin];
    if (work.weigh_inputs) ups.back().factors = &choices.factor[begin];
  }
  compute_linears(pool, ups);
}

// Compute the second one into down.y, from its first row on; `x` has the rows of these experts.
void compute_downs(ffi::ThreadPool pool, const Moe& work, const Choices& choices, int64_t first, int64_t last,
                   const float* x) {
  std::vector<Linear> downs;
  for (int64_t expert = first; expert < last; expert++) {
    const int64_t begin = choices.begin[expert], tokens = choices.begin[expert + 1] - begin;
    if (!tokens) continue;
    const int64_t row = begin - choices.begin[first];
    downs.push_back(of_expert(work.down, expert, tokens, row));
    downs.back().x = x + row * work.down.inputs;
  }
  compute_linears(pool, downs);
}

// Add a token's results from the experts [first, last), whose rows are in down.y from its first row on.
void add(const Moe& work, const Choices& choices, int64_t first, int64_t last, int64_t token) {
  const std::vector<int64_t>& begin = choices.begin;
  const int64_t width = work.result.outputs;
  for (int64_t n = token * work.chosen; n < (token + 1) * work.chosen; n++)
    if (const int64_t row = choices.row[n]; row >= begin[first] && row < begin[last])
      kernels().add_weighted(work.result.y + token * width, work.down.y + (row - begin[first]) * width,
                             choices.weight[n], width);
}

// Call compute(first, last), which leaves the results of some experts in down.y, for all experts in turn; add the
// results, and do what follows.
template <class Compute>
void add_experts(ffi::ThreadPool pool, const Moe& work, const Choices& choices, const Compute& compute) {
  const std::vector<int64_t>& begin = choices.begin;
  std::fill_n(work.result.y, work.tokens * work.result.outputs, 0.0f);
  for (int64_t first = 0, last = 0; first < work.experts; first = last) {
    while (last < work.experts && begin[last + 1] - begin[first] <= work.rows) last++;
    compute(first, last);
    parallel_for(pool, work.tokens, [&](int64_t token) { add(work, choices, first, last, token); });
  }
  parallel_for(pool, work.tokens, [&](int64_t token) { kernels().finish(work.result, token); });
}

}  // namespace

void compute_moe(ffi::ThreadPool pool, const Moe& work) {
  const Choices choices = choices_of(work);
  add_experts(pool, work, choices, [&](int64_t first, int64_t last) {
    compute_ups(pool, work, choices, first, last);
    compute_downs(pool, work, choices, first, last, work.up.y);
  });
}

void compute_ups(ffi::ThreadPool pool, const Moe& work) {
  const Choices choices = choices_of(work);
  compute_ups(pool, work, choices, 0, work.experts);
  const int64_t width = work.up.outputs, rows = choices.begin.back();
  std::fill(work.up.y + rows * width, work.up.y + work.tokens * work.chosen * width, 0.0f);
}

void compute_downs(ffi::ThreadPool pool, const Moe& work) {
  const Choices choices = choices_of(work);
  add_experts(pool, work, choices, [&](int64_t first, int64_t last) {
    compute_downs(pool, work, choices, first, last, work.down.x + choices.begin[first] * work.down.inputs);
  });
}

}  // namespace xlabatch
