// A mixture of experts, in which each expert computes the tokens that chose it.
//
// Choices are sorted by expert, so that an expert's weights are read once for all its tokens, and never if it has
// none. A token's results are added in the order of its experts' numbers, whatever other tokens there are.
#include "moe.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <vector>

#include "dispatch.h"
#include "linears.h"
#include "parallel.h"

namespace xlabatch {

namespace {

// Which experts the tokens chose: row n is one choice of the token token[n].
struct Choices {
  std::vector<int64_t> begin;  // [experts + 1] the first row of each expert
  std::vector<int32_t> token;  // [rows]
  std::vector<int64_t> row;    // [tokens, chosen] of each choice; -1: the token chose nothing
  std::vector<float> weight;   // [tokens, chosen]
};

// The most probable experts of a token, in the order of their numbers; of equal ones the first.
void choose(const Moe& work, int64_t token, int64_t* expert, float* weight) {
  std::vector<float> probability(work.experts);
  kernels().softmax(work.logits + token * work.experts, probability.data(), work.experts);
  std::vector<int64_t> order(work.experts);
  std::iota(order.begin(), order.end(), 0);
  std::partial_sort(order.begin(), order.begin() + work.chosen, order.end(), [&](int64_t a, int64_t b) {
    return probability[a] > probability[b] || (probability[a] == probability[b] && a < b);
  });
  std::sort(order.begin(), order.begin() + work.chosen);
  float total = 0;
  for (int64_t n = 0; n < work.chosen; n++) total += probability[order[n]];
  for (int64_t n = 0; n < work.chosen; n++) {
    expert[n] = order[n];
    weight[n] = work.normalize ? probability[order[n]] / total : probability[order[n]];
  }
}

// The choices of all tokens, sorted by expert.
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
  std::vector<int64_t> next = choices.begin;
  for (int64_t n = 0; n < count; n++)
    if (expert[n] >= 0) choices.token[choices.row[n] = next[expert[n]]++] = static_cast<int32_t>(n / work.chosen);
  return choices;
}

// A linear of one expert, of which the linear of the first expert is given, with y from a row on.
Linear of_expert(Linear linear, int64_t expert, int64_t tokens, int64_t row) {
  const int64_t before = expert * panels_of(linear);  // panels
  const int64_t bytes = before * kernels().sizes(linear.format, linear.inputs).panel;
  linear.panels = static_cast<const char*>(linear.panels) + bytes;
  if (linear.scale) linear.scale += before * PANEL;
  if (linear.bias) linear.bias += before * PANEL;
  linear.tokens = tokens, linear.y += row * linear.outputs;
  return linear;
}

// The results of the experts [first, last), from the first row of down.y on.
void compute(ffi::ThreadPool pool, const Moe& work, const Choices& choices, int64_t first, int64_t last) {
  std::vector<Linear> ups, downs;
  for (int64_t expert = first; expert < last; expert++) {
    const int64_t begin = choices.begin[expert], tokens = choices.begin[expert + 1] - begin;
    if (!tokens) continue;
    ups.push_back(of_expert(work.up, expert, tokens, begin - choices.begin[first]));
    ups.back().rows = &choices.token[begin];
    downs.push_back(of_expert(work.down, expert, tokens, begin - choices.begin[first]));
    downs.back().x = ups.back().y;
  }
  compute_linears(pool, ups);
  compute_linears(pool, downs);
}

// Add a token's results among the rows [begin, end), of which down.y has the first one first.
void add(const Moe& work, const Choices& choices, int64_t begin, int64_t end, int64_t token) {
  for (int64_t n = token * work.chosen; n < (token + 1) * work.chosen; n++)
    if (const int64_t row = choices.row[n]; row >= begin && row < end)
      kernels().add_weighted(work.result.y + token * work.width, work.down.y + (row - begin) * work.width,
                             choices.weight[n], work.width);
}

}  // namespace

void compute_moe(ffi::ThreadPool pool, const Moe& work) {
  const Choices choices = choices_of(work);
  const std::vector<int64_t>& begin = choices.begin;
  std::memset(work.result.y, 0, work.tokens * work.width * sizeof(float));
  for (int64_t first = 0, last = 0; first < work.experts; first = last) {
    while (last < work.experts && begin[last + 1] - begin[first] <= work.rows) last++;
    compute(pool, work, choices, first, last);
    parallel_for(pool, work.tokens, [&](int64_t token) { add(work, choices, begin[first], begin[last], token); });
  }
  parallel_for(pool, work.tokens, [&](int64_t token) { kernels().finish(work.result, token); });
}

}  // namespace xlabatch
