"""OpenAI's API over one engine, and a page that shows its slots."""
