"""The model of 12_peers.py in llama.cpp's format: `peers_gguf.py FOLDER f32|bf16|q8_0|q4_0 FILE`.

Run by the peers' Python, which has the package gguf.
"""

import json
import sys
from pathlib import Path
from typing import Any

import gguf
import numpy as np
from safetensors import safe_open

NAMES = {
    "input_layernorm": "attn_norm",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output",
    "post_attention_layernorm": "ffn_norm",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
}
KINDS = {
    "f32": (gguf.GGMLQuantizationType.F32, gguf.LlamaFileType.ALL_F32),
    "bf16": (gguf.GGMLQuantizationType.BF16, gguf.LlamaFileType.MOSTLY_BF16),
    "q8_0": (gguf.GGMLQuantizationType.Q8_0, gguf.LlamaFileType.MOSTLY_Q8_0),
    "q4_0": (gguf.GGMLQuantizationType.Q4_0, gguf.LlamaFileType.MOSTLY_Q4_0),
}


def make(folder: Path, kind: str, file: Path) -> None:
    """Write the file under another name first, so that an incomplete file is never used."""
    raw = json.loads((folder / "config.json").read_text())
    part = file.with_suffix(".part")
    writer = gguf.GGUFWriter(part, "llama")
    describe(writer, raw, kind)
    name_tokens(writer, json.loads((folder / "tokenizer.json").read_text()), raw["vocab_size"])
    add_tensors(writer, folder, raw, kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    part.rename(file)


def describe(writer: Any, raw: dict[str, Any], kind: str) -> None:
    writer.add_name("random")
    writer.add_file_type(KINDS[kind][1])
    writer.add_context_length(raw["max_position_embeddings"])
    writer.add_embedding_length(raw["hidden_size"])
    writer.add_block_count(raw["num_hidden_layers"])
    writer.add_feed_forward_length(raw["intermediate_size"])
    writer.add_head_count(raw["num_attention_heads"])
    writer.add_head_count_kv(raw["num_key_value_heads"])
    writer.add_key_length(raw["head_dim"])
    writer.add_value_length(raw["head_dim"])
    writer.add_rope_dimension_count(raw["head_dim"])
    writer.add_rope_freq_base(raw["rope_parameters"]["rope_theta"])
    writer.add_layer_norm_rms_eps(raw["rms_norm_eps"])
    writer.add_vocab_size(raw["vocab_size"])


def name_tokens(writer: Any, raw: dict[str, Any], vocab: int) -> None:
    names = {id: name for name, id in raw["model"]["vocab"].items()}
    special = {added["id"] for added in raw["added_tokens"]}
    kinds = [gguf.TokenType.CONTROL if n in special else gguf.TokenType.NORMAL for n in range(vocab)]
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list([names[n] for n in range(vocab)])
    writer.add_token_types(kinds)
    writer.add_token_merges([m if isinstance(m, str) else " ".join(m) for m in raw["model"]["merges"]])
    writer.add_bos_token_id(0)
    writer.add_eos_token_id(0)
    writer.add_add_bos_token(False)


def add_tensors(writer: Any, folder: Path, raw: dict[str, Any], kind: str) -> None:
    heads = {"attn_q": raw["num_attention_heads"], "attn_k": raw["num_key_value_heads"]}
    with safe_open(folder / "model.safetensors", "numpy") as tensors:

        def add(gguf_name: str, hf_name: str, rotated: int = 0) -> None:
            x = np.asarray(tensors.get_tensor(f"{hf_name}.weight"), np.float32)
            x = np.ascontiguousarray(interleaved(x, rotated) if rotated else x)
            if x.ndim == 1 or kind == "f32":
                writer.add_tensor(f"{gguf_name}.weight", x)
                return
            # xlabatch keeps the vocabulary in 8 bits too
            wider = gguf_name == "token_embd" and kind == "q4_0"
            quantized = KINDS["q8_0" if wider else kind][0]
            writer.add_tensor(f"{gguf_name}.weight", gguf.quants.quantize(x, quantized), raw_dtype=quantized)

        add("token_embd", "model.embed_tokens")  # tied: the head is the same
        add("output_norm", "model.norm")
        for n in range(raw["num_hidden_layers"]):
            for hf_name, gguf_name in NAMES.items():
                add(f"blk.{n}.{gguf_name}", f"model.layers.{n}.{hf_name}", heads.get(gguf_name, 0))


def interleaved(x: Any, heads: int) -> Any:
    """Rows in llama.cpp's order for rope, pairs adjacent, from the order of halves."""
    rows, columns = x.shape
    return x.reshape(heads, 2, rows // heads // 2, columns).swapaxes(1, 2).reshape(rows, columns)


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))
