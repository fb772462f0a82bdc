// Prints a digest of what the kernels compute from fixed inputs, for each case and each instruction set that
// this processor has: `case instruction_set digest`. For processors that have no jax, and for sanitizers. What is
// compiled for AMX runs on every processor with AVX-512 and its instructions for 16 and 8 bits.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "amx_trap.h"
#include "attention_cases.h"
#include "digest_inputs.h"
#include "dispatch.h"

using namespace xlabatch;

namespace avx512_amx { extern const Table table; }

namespace {

const char* const ACTS[] = {"none", "silu", "gelu", "gelu_tanh", "relu", "relu_squared", "sigmoid"};

// Return how many float16 factors of each output a step of a type has.
int64_t factors_of(Format format) {
  for (Format with_minima : {Format::Q4_1, Format::Q5_1, Format::Q2_K, Format::Q4_K, Format::Q5_K})
    if (format == with_minima) return 2;
  return 1;
}

// Random weights of a format as pack.py and blocks.py lay them out.
std::vector<uint8_t> panels_of(Format format, int64_t panels, int64_t inputs) {
  const Sizes sizes = table->sizes(format, inputs);
  std::vector<uint8_t> packed = bytes(panels * sizes.panel, 1);
  if (in_blocks(format) || format == Format::FP8_G128) {
    const int64_t step_bytes = sizes.panel / (inputs / sizes.step);
    for (size_t end = step_bytes; end <= packed.size(); end += step_bytes)
      if (format == Format::MXFP4) {
        for (size_t at = end - 16; at < end; at++) packed[at] = 110 + packed[at] % 20;  // exponents
      } else if (format == Format::FP8_G128) {
        const auto scales = numbers(16, end);
        std::memcpy(packed.data() + end - 64, scales.data(), 64);
      } else if (format >= Format::INT4_G32) {  // scales, with zeros in their lower bits
        auto scales = numbers(16, end);
        for (float& each : scales) {
          uint32_t bits;
          std::memcpy(&bits, &each, sizeof bits);
          bits = (bits & 0xffffe000) | (bits >> 13 & (format < Format::INT8_G32 ? 15 : 255));
          std::memcpy(&each, &bits, sizeof bits);
        }
        std::memcpy(packed.data() + end - 64, scales.data(), 64);
      } else {  // factors come last
        const auto factors = float16s(16 * factors_of(format), end);
        std::memcpy(packed.data() + end - factors.size() * 2, factors.data(), factors.size() * 2);
      }
  }
  if (format == Format::FLOAT32) {
    const auto weights = numbers(packed.size() / 4, 1);
    std::memcpy(packed.data(), weights.data(), packed.size());
  }
  if (format == Format::BFLOAT16 || format == Format::BFLOAT16_PORTABLE) {
    const auto weights = bfloat16s(packed.size() / 2, 1);
    std::memcpy(packed.data(), weights.data(), packed.size());
  }
  return packed;
}

struct LinearCase {
  Format format;
  int64_t tokens, inputs, outputs;
  bool gated, norms, residual;
  Act act;
  float size = 1;  // of the activations

  std::string name() const {
    return std::string("linear-") + FORMATS[static_cast<int>(format)] + "-" + ACTS[static_cast<int>(act)] + "-" +
           std::to_string(tokens) + "x" + std::to_string(inputs) + "x" + std::to_string(outputs) +
           (gated ? "-gated" : "") + (norms ? "-norms" : "") + (residual ? "-residual" : "") +
           (size == 1 ? "" : size < 0x1p-126f ? "-denormal" : "-tiny");
  }

  std::vector<float> run() const {
    const int64_t panels = (outputs + PANEL - 1) / PANEL * (1 + gated);
    const Sizes sizes = table->sizes(format, inputs);
    const auto weight = panels_of(format, panels, inputs);
    const Run run{format, 0, panels, 0};
    const auto scale = numbers(panels * PANEL, 2), bias = numbers(panels * PANEL, 3), rest = numbers(tokens * outputs, 4);
    const auto norm_scale = numbers(inputs, 5), post_scale = numbers(outputs, 6), post_bias = numbers(outputs, 7);
    auto x = numbers(tokens * inputs, 8);
    for (float& each : x) each *= size;
    std::vector<float> y(tokens * outputs, std::numeric_limits<float>::quiet_NaN());
    Linear work{};
    work.tokens = tokens, work.inputs = inputs, work.outputs = outputs, work.x = x.data(), work.y = y.data();
    work.runs = &run, work.run_count = 1, work.panels = weight.data();
    work.bias = norms ? bias.data() : nullptr;
    work.scale = format == Format::INT8 ? scale.data() : nullptr;
    work.gated = gated, work.act = act, work.residual = residual ? rest.data() : nullptr, work.residual_scale = 0.75f;
    if (norms) work.norm = {norm_scale.data(), nullptr, 1e-5f}, work.post = {post_scale.data(), post_bias.data(), 1e-5f};
    std::vector<char> packed(tokens * sizes.token);
    for (int64_t tile = 0; tile < table->tiles(work); tile++) table->pack(work, packed.data(), tile);
    const auto first = reinterpret_cast<const char*>(weight.data());
    table->panels(work, packed.data(), run, 0, panels, first);
    if (norms)
      for (int64_t token = 0; token < tokens; token++) table->finish(work, token);
    return y;
  }
};

struct RowCase {
  Format format;
  int64_t output;

  std::string name() const {
    return std::string("row-") + FORMATS[static_cast<int>(format)] + "-" + std::to_string(output);
  }

  std::vector<float> run() const {
    const auto weight = panels_of(format, 1, 512);
    std::vector<float> y(512, std::numeric_limits<float>::quiet_NaN());
    table->read_row(format, reinterpret_cast<const char*>(weight.data()), output, 512, y.data());
    return y;
  }
};

// Numbers that are rounded to blocks; the result is their bytes.
struct RoundCase {
  Format format;
  bool has_importance;

  std::string name() const {
    return std::string("round-") + FORMATS[static_cast<int>(format)] + (has_importance ? "-importance" : "");
  }

  std::vector<float> run() const {
    constexpr int64_t INPUTS = 512, COUNT = 5 * INPUTS;
    auto importance = numbers(INPUTS, 2);
    for (float& each : importance) each = std::abs(each);
    auto given = numbers(COUNT, 1);
    for (int64_t i = 512; i < 1024; i++) given[i] = std::abs(given[i]);
    std::fill_n(given.begin() + 1024, 300, 0.0f);
    std::vector<uint8_t> blocks(COUNT / 32 * 34);
    const xlabatch::WideRows rows{given.data(), has_importance ? importance.data() : nullptr, INPUTS};
    if (!table->round_to_blocks(format, rows, COUNT, blocks.data())) return {};
    return {blocks.begin(), blocks.end()};
  }
};

struct DeltaRuleCase {
  int64_t tokens, first, value_dim;
  static constexpr int64_t SLOTS = 2, KEY_HEADS = 2, GROUPS = 3, KEY_DIM = 20, TAPS = 4;

  std::string name() const {
    return "delta_rule-" + std::to_string(tokens) + "@" + std::to_string(first) + "-" + std::to_string(value_dim);
  }

  std::vector<float> run() const {
    const int64_t heads = KEY_HEADS * GROUPS, values = heads * value_dim, features = 2 * KEY_HEADS * KEY_DIM + values;
    const auto x = numbers(tokens * (features + values), 1), gates = numbers(tokens * 2 * heads, 2);
    const auto weight = numbers(TAPS * features, 3), offsets = numbers(heads, 4), scale = numbers(value_dim, 5);
    const std::vector<float> rates(heads, 0.0625f);
    auto inputs = numbers(SLOTS * (TAPS - 1) * features, 6), matrices = numbers(SLOTS * values * KEY_DIM, 7);
    if (first == 0) std::fill(matrices.begin(), matrices.end(), std::numeric_limits<float>::quiet_NaN());
    std::vector<int32_t> slot(tokens, 1), position(tokens);
    for (int64_t token = 0; token < tokens; token++) position[token] = static_cast<int32_t>(first + token);
    auto active = std::make_unique<bool[]>(tokens);
    for (int64_t token = 0; token < tokens; token++) active[token] = token != 1;
    std::vector<float> y(tokens * values, std::numeric_limits<float>::quiet_NaN());
    DeltaRule work{};
    work.tokens = tokens, work.width = features + values, work.key_heads = KEY_HEADS, work.groups = GROUPS;
    work.key_dim = KEY_DIM, work.value_dim = value_dim, work.taps = TAPS, work.slots = SLOTS, work.layers = 1;
    work.x = x.data(), work.gates = gates.data(), work.weight = weight.data(), work.offsets = offsets.data();
    work.rates = rates.data(), work.norm = {scale.data(), nullptr, 1e-6f};
    work.slot = slot.data(), work.position = position.data(), work.active = active.get();
    work.inputs = inputs.data(), work.matrices = matrices.data(), work.y = y.data();
    for (int64_t head = 0; head < KEY_HEADS; head++) table->delta_rule(work, head);
    y.insert(y.end(), inputs.begin(), inputs.end());
    y.insert(y.end(), matrices.begin(), matrices.end());
    return y;
  }
};

struct StateSpaceCase {
  int64_t tokens, first, value_dim;
  static constexpr int64_t SLOTS = 2, KEY_HEADS = 2, GROUPS = 3, KEY_DIM = 20, TAPS = 4;

  std::string name() const {
    return "state_space-" + std::to_string(tokens) + "@" + std::to_string(first) + "-" + std::to_string(value_dim);
  }

  std::vector<float> run() const {
    const int64_t heads = KEY_HEADS * GROUPS, values = heads * value_dim, features = 2 * KEY_HEADS * KEY_DIM + values;
    const auto x = numbers(tokens * (features + values + heads), 1), passed = numbers(heads, 2);
    const auto weight = numbers(TAPS * features, 3), offsets = numbers(heads, 4), scale = numbers(values, 5);
    const auto bias = numbers(features, 8);
    const std::vector<float> rates(heads, 0.0625f);
    auto inputs = numbers(SLOTS * (TAPS - 1) * features, 6), matrices = numbers(SLOTS * values * KEY_DIM, 7);
    if (first == 0) std::fill(matrices.begin(), matrices.end(), std::numeric_limits<float>::quiet_NaN());
    std::vector<int32_t> slot(tokens, 1), position(tokens);
    for (int64_t token = 0; token < tokens; token++) position[token] = static_cast<int32_t>(first + token);
    auto active = std::make_unique<bool[]>(tokens);
    for (int64_t token = 0; token < tokens; token++) active[token] = token != 1;
    std::vector<float> y(tokens * values, std::numeric_limits<float>::quiet_NaN()), mixed(tokens * features);
    StateSpace work{};
    work.tokens = tokens, work.width = features + values + heads, work.key_heads = KEY_HEADS, work.groups = GROUPS;
    work.key_dim = KEY_DIM, work.value_dim = value_dim, work.taps = TAPS, work.slots = SLOTS, work.layers = 1;
    work.x = x.data(), work.weight = weight.data(), work.bias = bias.data(), work.offsets = offsets.data();
    work.rates = rates.data(), work.passed = passed.data(), work.norm = {scale.data(), nullptr, 1e-6f};
    work.shortest = 0.1f, work.longest = 4.0f;
    work.slot = slot.data(), work.position = position.data(), work.active = active.get();
    work.inputs = inputs.data(), work.matrices = matrices.data(), work.mixed = mixed.data(), work.y = y.data();
    table->mix_features(work, 0, 32);
    table->mix_features(work, 32, features);
    for (int64_t head = 0; head < heads; head++) table->state_space(work, head);
    for (int64_t token = 0; token < tokens; token++)
      for (int64_t key_head = 0; key_head < KEY_HEADS; key_head++) table->gate_and_norm(work, token, key_head);
    y.insert(y.end(), inputs.begin(), inputs.end());
    y.insert(y.end(), matrices.begin(), matrices.end());
    return y;
  }
};

struct LogitsCase {
  int64_t begin, end;

  std::string name() const { return "logits-" + std::to_string(begin) + "-" + std::to_string(end); }

  std::vector<float> run() const {
    const auto row = numbers(end, 1);
    const LogitsPart part = table->summarize(row.data(), begin, end);
    const float high = static_cast<float>(part.digest >> 16), low = static_cast<float>(part.digest & 0xffff);
    return {part.largest, high, low, part.below_infinity ? 1.0f : 0.0f};
  }
};

// The tokens of one row of logits at several positions.
struct DrawCase {
  int64_t vocabulary;
  float temperature;
  int32_t top_k;
  float top_p, min_p;

  std::string name() const {
    return "draw-" + std::to_string(vocabulary) + "-" + std::to_string(temperature) + "-" + std::to_string(top_k) + "-" +
           std::to_string(top_p) + "-" + std::to_string(min_p);
  }

  std::vector<float> run() const {
    auto row = numbers(vocabulary, 2);
    for (float& logit : row) logit *= 4;
    std::vector<float> tokens;
    for (int32_t position = 0; position < 40; position++) {
      bool none_allowed = false;
      const Draw work{row.data(), vocabulary, temperature, top_k, top_p, min_p, {7, 9}, position, -1};
      tokens.push_back(static_cast<float>(table->draw(work, &none_allowed)));
      tokens.push_back(none_allowed ? 1.0f : 0.0f);
    }
    return tokens;
  }
};

template <class Case> void print(const Case& each) {
  std::printf("%s %s %016llx\n", each.name().c_str(), table->name, static_cast<unsigned long long>(digest(each.run())));
}

void print_all(const Table& of_instruction_set) {
  table = &of_instruction_set;
  for (Format format : {Format::FLOAT32, Format::BFLOAT16, Format::BFLOAT16_PORTABLE, Format::INT8}) {
    for (int64_t tokens : {1, 3, 6, 17, 33, 39}) print(LinearCase{format, tokens, 77, 97, false, false, false, Act::NONE});
    print(LinearCase{format, 17, 200, 40, true, true, true, Act::SILU});
    print(LinearCase{format, 64, 8, 997, false, false, false, Act::GELU});
    print(LinearCase{format, 5, 64, 17, false, true, true, Act::GELU_TANH});
    print(LinearCase{format, 5, 1, 1, true, false, true, Act::GELU_TANH});
    print(LinearCase{format, 2, 64, 33, false, false, true, Act::RELU});
    print(LinearCase{format, 2, 64, 33, false, false, true, Act::RELU_SQUARED});
    print(LinearCase{format, 2, 64, 1, false, false, false, Act::SIGMOID});
    print(LinearCase{format, 3, 64, 33, false, false, true, Act::NONE, 0x1p-125f});
    print(LinearCase{format, 3, 64, 33, false, false, true, Act::NONE, 0x1p-140f});
  }
  for (int number = static_cast<int>(FIRST_IN_BLOCKS); number <= static_cast<int>(Format::FP8_G128); number++) {
    const auto format = static_cast<Format>(number);
    for (int64_t tokens : {1, 3, 6, 17, 39})
      print(LinearCase{format, tokens, 512, 97, false, false, false, Act::NONE});
    print(LinearCase{format, 32, 768, 40, true, true, true, Act::SILU});
    print(LinearCase{format, 13, 256, 40, true, true, true, Act::SILU});
    print(LinearCase{format, 3, 256, 33, false, false, true, Act::NONE, 0x1p-140f});
    for (int64_t output : {0, 11}) print(RowCase{format, output});
  }
  for (Format format : {Format::Q4_1, Format::Q5_1, Format::Q4_K, Format::Q5_K, Format::Q6_K})
    for (bool has_importance : {false, true}) print(RoundCase{format, has_importance});
  for (Format cache : {Format::FLOAT32, Format::BFLOAT16, Format::INT8})
    for (auto [tokens, first] : {std::pair<int64_t, int64_t>{1, 0}, {1, 300}, {20, 120}}) {
      print(AttentionCase{cache, tokens, first, 0, 0, false, false});
      print(AttentionCase{cache, tokens, first, 100, 3, true, false});
      print(AttentionCase{cache, tokens, first, 1, 0, true, true});
      print(AttentionCase{cache, tokens, first, 0, 0, false, false, 50, true});
      if (cache == Format::INT8)  // groups of features and a rest, and whole groups
        for (int64_t head_dim : {40, 72, 80, 96, 128})
          print(AttentionCase{cache, tokens, first, 0, 0, true, false, 0, false, head_dim});
      for (int32_t window : {0, 100})
        print(cache == Format::INT8 ? LatentCase{cache, tokens, first, window, 52, 20}
                                    : LatentCase{cache, tokens, first, window});
    }
  for (auto [tokens, first] : {std::pair<int64_t, int64_t>{1, 0}, {1, 2}, {20, 0}, {9, 300}})
    for (int64_t value_dim : {7, 84}) {
      print(DeltaRuleCase{tokens, first, value_dim});
      print(StateSpaceCase{tokens, first, value_dim});
    }
  for (auto [begin, end] : {std::pair<int64_t, int64_t>{0, 1}, {0, 97}, {96, 500}}) print(LogitsCase{begin, end});
  for (int64_t vocabulary : {1, 97, 1000, 20011})
    for (float temperature : {0.0f, 0.7f, 1.5f, 100.0f}) {
      print(DrawCase{vocabulary, temperature, 0, 1, 0});
      print(DrawCase{vocabulary, temperature, 40, 0.9f, 0});
      print(DrawCase{vocabulary, temperature, 500, 0.99f, 0.001f});
    }
}

}  // namespace

int main() {
  for (const char* name :
       {"avx512_amx", "avx512_bf16", "avx512", "avx2_vnni", "avx2", "neon_dotprod", "neon", "plain", "vnni_emulated",
        "amx_emulated"})
    if (choose_instruction_set(name)) print_all(kernels());
#if defined(XLABATCH_HAS_avx512_amx)
  if (choose_instruction_set("avx512_bf16") && !choose_instruction_set("avx512_amx")) {
    trap_amx();
    print_all(avx512_amx::table);
  }
#endif
}
