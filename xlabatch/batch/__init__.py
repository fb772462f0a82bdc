"""Run files of requests in OpenAI's batch format: lines in, lines out in the same order, resumable."""
