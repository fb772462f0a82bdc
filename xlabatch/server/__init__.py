"""OpenAI's API over one engine, and a web page that shows its slots."""
