// Cases of digests.cc: attention to keys and values, and to latents.
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "digest_inputs.h"

namespace xlabatch {

// Blocks of numbers in 8 bits, with bfloat16 scales from 2^-6 on that differ from group to group and position to position.
inline std::vector<uint8_t> int8_blocks(size_t count, size_t head_dim, uint64_t seed) {
  const size_t groups = (head_dim + SCALE_GROUP - 1) / SCALE_GROUP, block = (head_dim + 2 * groups) * BLOCK;
  auto packed = bytes(count * block, seed);
  std::vector<uint16_t> scales(groups * BLOCK);
  for (size_t i = 0; i < scales.size(); i++) scales[i] = static_cast<uint16_t>(0x3c80 + i * 37 % 256);
  for (size_t at = head_dim * BLOCK; at < packed.size(); at += block)
    std::memcpy(&packed[at], scales.data(), 2 * scales.size());
  return packed;
}

struct AttentionCase {
  Format cache;
  int64_t tokens, first;  // position of the first token
  int32_t window;
  float cap;
  bool norms, norm_all_heads;
  int32_t chunk = 0;
  bool factors = false;
  int64_t head_dim = 20;
  static constexpr int64_t SLOTS = 2, BLOCKS = 3, KV_HEADS = 3, GROUPS = 2, PAIRS = 7;

  std::string name() const {
    return std::string("attention-") + FORMATS[static_cast<int>(cache)] + "-" + std::to_string(tokens) + "@" +
           std::to_string(first) + "-window" + std::to_string(window) + (cap != 0 ? "-cap" : "") +
           (norms ? norm_all_heads ? "-norm-of-all-heads" : "-norms" : "") +
           (chunk ? "-chunk" + std::to_string(chunk) : "") + (factors ? "-factors" : "") + "-heads" +
           std::to_string(head_dim);
  }

  std::vector<float> run() const {
    const int64_t cached = SLOTS * BLOCKS * KV_HEADS * head_dim * BLOCK;
    auto keys = numbers(cached, 1), values = numbers(cached, 2);
    auto narrow_keys = bfloat16s(cached, 1), narrow_values = bfloat16s(cached, 2);
    auto int8_keys = int8_blocks(SLOTS * BLOCKS * KV_HEADS, head_dim, 1);
    auto int8_values = int8_blocks(SLOTS * BLOCKS * KV_HEADS, head_dim, 2);
    const auto qkv = numbers(tokens * KV_HEADS * (GROUPS + 2) * head_dim, 3);
    const auto cos = numbers(tokens * PAIRS, 4), sin = numbers(tokens * PAIRS, 5);
    const auto q_norm = numbers(KV_HEADS * GROUPS * head_dim, 6), k_norm = numbers(KV_HEADS * head_dim, 7);
    const auto growth = numbers(tokens, 8);
    std::vector<int32_t> slot(tokens, 1), position(tokens), write(tokens);
    for (int64_t token = 0; token < tokens; token++) position[token] = write[token] = static_cast<int32_t>(first + token);
    if (tokens > 1) write[1] = BLOCKS * BLOCK;  // not written
    std::vector<float> y(tokens * KV_HEADS * GROUPS * head_dim, std::numeric_limits<float>::quiet_NaN());
    Attention work{};
    work.tokens = tokens, work.slots = SLOTS, work.blocks = BLOCKS, work.end = BLOCKS * BLOCK;
    work.kv_heads = KV_HEADS, work.groups = GROUPS, work.head_dim = head_dim, work.pairs = PAIRS;
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
    if (cache == Format::INT8) y.insert(y.end(), int8_values.begin(), int8_values.end());
    return y;
  }

};

// Keys that contain their values; the query heads are shared out among two threads.
struct LatentCase {
  Format cache;
  int64_t tokens, first;  // position of the first token
  int32_t window;
  int64_t head_dim = 27, latents = 18;
  static constexpr int64_t SLOTS = 2, BLOCKS = 3, GROUPS = 5, PAIRS = 4;

  std::string name() const {
    return std::string("latents-") + FORMATS[static_cast<int>(cache)] + "-" + std::to_string(tokens) + "@" +
           std::to_string(first) + "-window" + std::to_string(window) + "-heads" + std::to_string(head_dim);
  }

  std::vector<float> run() const {
    const int64_t cached = SLOTS * BLOCKS * head_dim * BLOCK;
    auto keys = numbers(cached, 1);
    auto narrow_keys = bfloat16s(cached, 1);
    auto int8_keys = int8_blocks(SLOTS * BLOCKS, head_dim, 1);
    auto qkv = numbers(tokens * (GROUPS + 1) * head_dim, 2);
    if (tokens > 1) qkv.back() = std::numeric_limits<float>::infinity();  // of the last key
    const auto cos = numbers(tokens * PAIRS, 3), sin = numbers(tokens * PAIRS, 4), k_norm = numbers(latents, 5);
    std::vector<int32_t> slot(tokens, 1), position(tokens), write(tokens);
    for (int64_t token = 0; token < tokens; token++) position[token] = write[token] = static_cast<int32_t>(first + token);
    if (tokens > 1) write[1] = BLOCKS * BLOCK;  // not written
    std::vector<float> y(tokens * GROUPS * latents, std::numeric_limits<float>::quiet_NaN());
    Attention work{};
    work.tokens = tokens, work.slots = SLOTS, work.layers = 1, work.blocks = BLOCKS, work.end = BLOCKS * BLOCK;
    work.kv_heads = 1, work.groups = GROUPS, work.head_dim = head_dim, work.latents = latents, work.pairs = PAIRS;
    work.qkv = qkv.data(), work.slot = slot.data(), work.position = position.data(), work.write = write.data();
    work.cos = cos.data(), work.sin = sin.data(), work.y = y.data(), work.k_norm = {k_norm.data(), nullptr, 1e-6f};
    work.scale = 0.3f, work.window = window, work.cache = cache;
    work.keys = cache == Format::INT8 ? static_cast<void*>(int8_keys.data())
                : cache == Format::BFLOAT16 ? static_cast<void*>(narrow_keys.data()) : keys.data();
    for (int64_t token = 0; token < tokens; token++) table->write(work, token, 0);
    table->attend(work, {0, tokens, {0, 1}, {0, 2}});
    table->attend(work, {0, tokens, {0, 1}, {2, GROUPS}});
    y.insert(y.end(), keys.begin(), keys.end());
    y.insert(y.end(), narrow_keys.begin(), narrow_keys.end());
    if (cache == Format::INT8) y.insert(y.end(), int8_keys.begin(), int8_keys.end());
    return y;
  }
};

}  // namespace xlabatch
