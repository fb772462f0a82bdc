"""Hugging Face transformers with torch as a second oracle. It is optional: only this file imports torch."""

from xlabatch.checkpoint.json_files import check_folder
from xlabatch.checkpoint.source import Array, Source
from xlabatch.errors import Refused
from xlabatch.prompt_embeddings import Spans


class Transformers:
    """A folder's model in float32, computed by transformers."""

    def __init__(self, source: Source) -> None:
        if source.folder is None or not source.folder.is_dir():
            raise Refused(f"model {source.name} is not a folder, and transformers can load only a folder")
        try:
            import torch
            from transformers import AutoModelForCausalLM
        except ImportError as error:
            raise Refused(f"comparing with transformers needs torch: {error}; pip install torch") from None
        check_folder(source.folder)
        self.torch = torch
        self.model = AutoModelForCausalLM.from_pretrained(
            source.folder,
            dtype=torch.float32,
            attn_implementation="eager",
            trust_remote_code=False,
            use_safetensors=True,  # pickled weights can run code
        ).eval()

    def logits(self, ids: tuple[int, ...], since: int = 0, embeddings: Spans = ()) -> Array:
        with self.torch.no_grad():
            inputs = self.model.get_input_embeddings()(self.torch.tensor([ids]))
            for span in embeddings:
                vectors = self.torch.frombuffer(bytearray(span.data), dtype=self.torch.float32)
                inputs[0, span.start : span.end] = vectors.reshape(-1, span.width)
            arguments = {"inputs_embeds": inputs} if embeddings else {"input_ids": self.torch.tensor([ids])}
            return self.model(**arguments).logits[0, since:].numpy()
