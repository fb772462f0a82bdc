"""Structured output: grammars, and the tokens that they allow next."""
