"""Our own kernels for CPUs, in C++, which XLA calls through its foreign function interface.

The order of every sum depends only on the output. So a token's bits do not depend on the number of tokens in
a call, on its place among them, or on the number of threads.
"""
