"""Receipts: what computed an answer, from what, and with which logits, for anyone to compute again.

The format is in docs/receipts.md. `statement.py` has its content, `issue.py` makes receipts of completions,
`envelope.py` signs them, and `check.py` computes them again.
"""
