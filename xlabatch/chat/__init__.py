"""Conversations beyond plain text: tools, reasoning, and the formats in which models write them."""
