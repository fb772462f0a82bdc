"""Between text and token ids, over HTTP."""
