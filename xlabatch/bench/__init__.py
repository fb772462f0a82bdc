"""Ways of serving the same requests, measured side by side."""
