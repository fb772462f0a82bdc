"""Files of requests in OpenAI's batch format: lines in, lines out, in their order, resumable."""
