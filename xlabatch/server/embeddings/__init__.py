"""Embeddings and reranking over HTTP: bodies, responses and routes."""
