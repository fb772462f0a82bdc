"""Images of requests, until the engine has their vectors."""
