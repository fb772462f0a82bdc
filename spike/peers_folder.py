"""Write a GGUF file as a checkpoint in 16 bits, for the peers in 12_peers.py that do not read GGUF."""

import sys
from pathlib import Path

import torch
import transformers
from safetensors.torch import save_file


def main() -> None:
    file, folder = Path(sys.argv[1]), Path(sys.argv[2])
    model = transformers.AutoModelForCausalLM.from_pretrained(
        file.parent, gguf_file=file.name, dtype=torch.bfloat16
    )
    folder.mkdir(parents=True, exist_ok=True)
    tensors = {name: tensor.contiguous() for name, tensor in model.state_dict().items()}
    if model.config.tie_word_embeddings:
        del tensors["lm_head.weight"]
    save_file(tensors, folder / "model.safetensors", metadata={"format": "pt"})
    del model.config.quantization_config  # else readers expect the file's blocks
    model.config.save_pretrained(folder)


if __name__ == "__main__":
    main()
