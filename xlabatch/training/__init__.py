"""Training on an engine's own samples: parameters, and differentiable scores with the engine's bits."""
