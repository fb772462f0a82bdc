"""OpenAI's Files and Batches: stored files, and batches of requests that run after all other requests."""
