"""What an engine has besides for models with a recurrent state."""
