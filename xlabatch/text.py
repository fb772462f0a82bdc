"""Text at both ends of the way: prompts to ids, tokens to text that is safe to show."""

from pathlib import Path

from tokenizers import Tokenizer
from tokenizers.decoders import DecodeStream


class Text:
    """A folder's tokenizer."""

    def __init__(self, folder: Path | None, name: str) -> None:
        file = None if folder is None else folder / "tokenizer.json"
        if file is None or not file.exists():
            raise ValueError(f"model {name} has no tokenizer.json, so it has no text; give token ids instead")
        try:
            self.tokenizer = Tokenizer.from_file(str(file))
        except Exception as error:  # the library raises nothing narrower
            raise ValueError(f"{file} is no tokenizer: {error}") from None

    def encode(self, text: str) -> tuple[int, ...]:
        """The ids of a prompt, with whatever the tokenizer puts before one."""
        return tuple(self.tokenizer.encode(text).ids)

    def decode(self, ids: list[int]) -> str:
        """The text of ids, special tokens hidden."""
        return self.tokenizer.decode(ids)


class Stream:
    """Turns one request's tokens into text as they come, never half a character."""

    def __init__(self, text: Text, prompt: str = "") -> None:
        self.text = text
        self.prompt = prompt
        self.decoder = DecodeStream(skip_special_tokens=True)
        self.ids: list[int] = []
        self.shown = ""

    def push(self, token: int) -> str:
        """The text that this token makes certain."""
        self.ids.append(token)
        piece = self.decoder.step(self.text.tokenizer, token) or ""
        self.shown += piece
        return piece

    def close(self) -> str:
        """What was held back when the tokens ended."""
        rest = self.text.decode(self.ids).removeprefix(self.shown)
        self.shown += rest
        return rest
