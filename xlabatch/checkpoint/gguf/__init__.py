"""GGUF, the format of llama.cpp: its file, its numbers, and the models in it by Hugging Face's names."""
