"""Our own kernels for CPUs, in C++, which XLA calls by its foreign function interface.

Every sum has an order that depends on the output only: a token's bits do not depend on how many tokens a call
has, on its place among them, or on the number of threads.
"""
