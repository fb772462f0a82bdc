"""Images in prompts: pixels to patches, and the vision tower that encodes patches as vectors."""
