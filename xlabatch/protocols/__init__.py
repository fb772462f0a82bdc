"""What clients send and what they get back. Knows no HTTP and no engine.

The files `*_body.py` hold the pydantic models that validate a request and turn it into items for
`LLM.prepare`. The files `*_response.py` turn completions into the dicts of a response or of its chunks.
"""
