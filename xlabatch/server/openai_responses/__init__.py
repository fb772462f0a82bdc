"""OpenAI's Responses API: its bodies as conversations, its responses, and a bounded store of them."""
