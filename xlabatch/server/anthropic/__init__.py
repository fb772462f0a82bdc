"""Anthropic's Messages API: its bodies as conversations, and its responses and errors."""
