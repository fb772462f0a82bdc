// Cases of digests.cc: attention to keys and values, and to latents.
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "digest_inputs.h"

namespace xlabatch {

struct AttentionCase {
  Format cache;
  int64_t tokens, first;  // position of the first token
  int32_t window;
  float cap;
  bool norms, norm_all_heads;
  int32_t chunk = 0;
  bool factors = false;
  static constexpr int64_t SLOTS = 2, BLOCKS = 3, KV_HEADS = 3, GROUPS = 2, HEAD_DIM = 20, PAIRS = 7;

  std::string name() const {
    return std::string("attention-") + FORMATS[static_cast<int>(cache)] + "-" + std::to_string(tokens) + "@" +
           std::to_string(first) + "-window" + std::to_string(window) + (cap != 0 ? "-cap" : "") +
           (norms ? norm_all_heads ? "-norm-of-all-heads" : "-norms" : "") +
           (chunk ? "-chunk" + std::to_string(chunk) : "") + (factors ? "-factors" : "");
  }

  std::vector<float> run() const {
    const int64_t cached = SLOTS * BLOCKS * KV_HEADS * HEAD_DIM * BLOCK;
    auto keys = numbers(cached, 1), values = numbers(cached, 2);
    auto narrow_keys = bfloat16s(cached, 1), narrow_values = bfloat16s(cached, 2);
    auto int8_keys = int8_blocks(1), int8_values = int8_blocks(2);
    const auto qkv = numbers(tokens * KV_HEADS * (GROUPS + 2) * HEAD_DIM, 3);
    const auto cos = numbers(tokens * PAIRS, 4), sin = numbers(tokens * PAIRS, 5);
    const auto q_norm = numbers(KV_HEADS * GROUPS * HEAD_DIM, 6), k_norm = numbers(KV_HEADS * HEAD_DIM, 7);
    const auto growth = numbers(tokens, 8);
    std::vector<int32_t> slot(tokens, 1), position(tokens), write(tokens);
    for (int64_t token = 0; token < tokens; token++) position[token] = write[token] = static_cast<int32_t>(first + token);
    if (tokens > 1) write[1] = BLOCKS * BLOCK;  // not written
    std::vector<float> y(tokens * KV_HEADS * GROUPS * HEAD_DIM, std::numeric_limits<float>::quiet_NaN());
    Attention work{};
    work.tokens = tokens, work.slots = SLOTS, work.blocks = BLOCKS;
    work.kv_heads = KV_HEADS, work.groups = GROUPS, work.head_dim = HEAD_DIM, work.pairs = PAIRS;
    work.qkv = qkv.data(), work.slot = slot.data(), work.position = position.data(), work.write = write.data();
    work.cos = cos.data(), work.sin = sin.data(), work.y = y.data();
    if (norms) work.q_norm = {q_norm.data(), nullptr, 1e-6f}, work.k_norm = {k_norm.data(), nullptr, 1e-6f};
    work.norm_all_heads = norm_all_heads, work.scale = 0.3f, work.window = window, work.cap = cap;
    work.chunk = chunk, work.factors = factors ? growth.data() : nullptr;
    work.cache = cache;
    work.keys = cache == Format::INT8 ? static_cast<void*>(int8_keys.data())
                : cache == Format::BFLOAT16 ? static_cast<void*>(narrow_keys.data()) : keys.data();
    work.values = cache == Format::INT8 ? static_cast<void*>(int8_values.data())
                  : cache == Format::BFLOAT16 ? static_cast<void*>(narrow_values.data()) : values.data();
    for (int64_t head = 0; head < KV_HEADS; head++)
      for (int64_t token = 0; token < tokens; token++) table->write(work, token, head);
    table->attend(work, {0, tokens, {0, 1}, {0, GROUPS}});
    table->attend(work, {0, tokens, {1, KV_HEADS}, {0, GROUPS}});
    y.insert(y.end(), keys.begin(), keys.end());
    y.insert(y.end(), narrow_keys.begin(), narrow_keys.end());
    if (cache == Format::INT8) y.insert(y.end(), int8_keys.begin(), int8_keys.end());
    return y;
  }

  // Numbers of 8 bits, with scales of 2^-6 at every position.
  static std::vector<uint8_t> int8_blocks(uint64_t seed) {
    const size_t block = (HEAD_DIM + 4) * BLOCK;
    auto packed = bytes(SLOTS * BLOCKS * KV_HEADS * block, seed);
    const std::vector<float> scales(BLOCK, 0x1p-6f);
    for (size_t at = HEAD_DIM * BLOCK; at < packed.size(); at += block) std::memcpy(&packed[at], scales.data(), 4 * BLOCK);
    return packed;
  }
};

// Keys that contain their values; the query heads are shared out among two threads.
struct LatentCase {
  Format cache;
  int64_t tokens, first;  // position of the first token
  int32_t window;
  static constexpr int64_t SLOTS = 2, BLOCKS = 3, GROUPS = 5, HEAD_DIM = 27, LATENTS = 18, PAIRS = 4;

  std::string name() const {
    return std::string("latents-") + FORMATS[static_cast<int>(cache)] + "-" + std::to_string(tokens) + "@" +
           std::to_string(first) + "-window" + std::to_string(window);
  }

  std::vector<float> run() const {
    const int64_t cached = SLOTS * BLOCKS * HEAD_DIM * BLOCK;
    auto keys = numbers(cached, 1);
    auto narrow_keys = bfloat16s(cached, 1);
    auto qkv = numbers(tokens * (GROUPS + 1) * HEAD_DIM, 2);
    if (tokens > 1) qkv.back() = std::numeric_limits<float>::infinity();  // of the last key
    const auto cos = numbers(tokens * PAIRS, 3), sin = numbers(tokens * PAIRS, 4), k_norm = numbers(LATENTS, 5);
    std::vector<int32_t> slot(tokens, 1), position(tokens), write(tokens);
    for (int64_t token = 0; token < tokens; token++) position[token] = write[token] = static_cast<int32_t>(first + token);
    if (tokens > 1) write[1] = BLOCKS * BLOCK;  // not written
    std::vector<float> y(tokens * GROUPS * LATENTS, std::numeric_limits<float>::quiet_NaN());
    Attention work{};
    work.tokens = tokens, work.slots = SLOTS, work.layers = 1, work.blocks = BLOCKS;
    work.kv_heads = 1, work.groups = GROUPS, work.head_dim = HEAD_DIM, work.latents = LATENTS, work.pairs = PAIRS;
    work.qkv = qkv.data(), work.slot = slot.data(), work.position = position.data(), work.write = write.data();
    work.cos = cos.data(), work.sin = sin.data(), work.y = y.data(), work.k_norm = {k_norm.data(), nullptr, 1e-6f};
    work.scale = 0.3f, work.window = window, work.cache = cache;
    work.keys = cache == Format::BFLOAT16 ? static_cast<void*>(narrow_keys.data()) : keys.data();
    for (int64_t token = 0; token < tokens; token++) table->write(work, token, 0);
    table->attend(work, {0, tokens, {0, 1}, {0, 2}});
    table->attend(work, {0, tokens, {0, 1}, {2, GROUPS}});
    y.insert(y.end(), keys.begin(), keys.end());
    y.insert(y.end(), narrow_keys.begin(), narrow_keys.end());
    return y;
  }
};

}  // namespace xlabatch
