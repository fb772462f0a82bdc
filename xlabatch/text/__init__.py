"""Text at both ends: tokenizer, detokenizer, structured output."""
