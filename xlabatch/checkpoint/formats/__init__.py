"""Checkpoints in other formats than floating-point safetensors, as tensors by Hugging Face's names."""
