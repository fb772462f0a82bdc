"""From text to token ids and back: prompts, tokenizer, detokenizer, structured output."""
