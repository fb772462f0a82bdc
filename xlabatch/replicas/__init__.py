"""Replicas of the server on Ray Serve: an ingress that retries, and a server in each replica."""
