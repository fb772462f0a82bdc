"""Kernels in Pallas for NVIDIA GPUs."""
