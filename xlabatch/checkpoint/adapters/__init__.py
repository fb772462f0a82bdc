"""LoRA adapters in PEFT's format, as what they add to a model's linears."""
