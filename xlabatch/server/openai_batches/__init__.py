"""OpenAI's Files and Batches: stored files, and batches of requests that run behind the others."""
