"""transformers on torch as an oracle, for those who have it: the same weights as its classes run them."""

from xlabatch.checkpoint.source import Array, Source


class Transformers:
    """Logits of a folder's model, in float32, every position at once."""

    def __init__(self, source: Source) -> None:
        if source.folder is None:
            raise ValueError(f"model {source.name} is no folder that transformers could load")
        try:
            import torch
            from transformers import AutoModelForCausalLM
        except ImportError as error:
            raise ValueError(f"comparing with transformers needs torch: {error}; pip install torch") from None
        self.torch = torch
        self.model = AutoModelForCausalLM.from_pretrained(
            source.folder, dtype=torch.float32, attn_implementation="eager"
        ).eval()

    def logits(self, ids: tuple[int, ...], since: int = 0) -> Array:
        """The logits [T - since, V] after each of the ids from `since` on."""
        with self.torch.no_grad():
            told: Array = self.model(self.torch.tensor([ids])).logits[0, since:].numpy()
        return told
