"""Kernels for NVIDIA GPUs in Pallas' Mosaic backend, the successor of its Triton backend."""
