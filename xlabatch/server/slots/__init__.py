"""What the slots do, step by step, for the page."""
