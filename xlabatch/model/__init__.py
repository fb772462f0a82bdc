"""One decoder for every supported model: attention, MLP, rope and their parameters. Knows no request."""
