"""Training over HTTP with Tinker's API: sessions, runs, samplers and the futures of what they do."""
