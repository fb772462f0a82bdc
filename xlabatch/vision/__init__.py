"""Images in prompts: pixels to patches, and the tower that makes vectors of them."""
