"""The endpoints of the tokenizer and its chat template. Answers have the fields of vLLM and llama.cpp."""

from fastapi import FastAPI, Request

from xlabatch.chat.conversation import ChatOptions
from xlabatch.errors import Refused
from xlabatch.protocols.chat_body import ChatBody
from xlabatch.protocols.chat_messages import plain_messages
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.tokenization_body import MAX_TEXT, Detokenize, Tokenize
from xlabatch.server.http.clients import client_of
from xlabatch.server.models import Models
from xlabatch.text.tokenizer import Tokenizer


def add_text_routes(app: FastAPI, models: Models) -> None:
    """Add `/tokenize` and `/detokenize`, and the endpoints that show the tokenizer and the chat template."""

    @app.post("/tokenize")
    async def tokenize(body: Tokenize, client: Request) -> Json:
        """The token ids of a prompt, or of a conversation in the model's chat template."""
        server = models.named(body.model).server
        tokens = await server.run_tokenizer(
            client_of(client), lambda: tokenize_body(server.own_tokenizer, body)
        )
        return tokens | {"max_model_len": server.llm.engine.limits.context}

    @app.post("/detokenize")
    async def detokenize(body: Detokenize, client: Request) -> Json:
        """The text of token ids."""
        server = models.named(body.model).server

        def text() -> str:
            vocab = server.llm.engine.limits.vocab
            if unknown := [id for id in body.tokens if not 0 <= id < vocab]:
                raise Refused(f"token id {unknown[0]} is not in the vocabulary, 0 to {vocab - 1}")
            return server.own_tokenizer.decode(body.tokens, skip_special_tokens=False)

        found = await server.run_tokenizer(client_of(client), text)
        return {"prompt": found, "content": found}

    @app.get("/tokenizer_info")
    async def tokenizer_info(client: Request, model: str | None = None) -> Json:
        """The tokenizer's configuration, as vLLM gives it."""
        server = models.named(model).server
        return await server.run_tokenizer(client_of(client), lambda: server.own_tokenizer.info())

    @app.post("/apply-template")
    async def apply_template(body: ChatBody, client: Request) -> Json:
        """A conversation as the model's chat template writes it, as llama.cpp gives it."""
        server = models.named(body.model).server
        return {"prompt": await server.run_tokenizer(client_of(client), lambda: server.render_chat(body))}


def tokenize_body(tokenizer: Tokenizer, body: Tokenize) -> Json:
    """Tokenize a body -> the tokens, with whatever else the body asks for."""
    text = body.text()
    if text is None:
        options = ChatOptions(**body.template_options())
        text = tokenizer.render_chat(plain_messages(body.messages or ()), options).text
    if len(text) > MAX_TEXT:
        raise Refused(f"the text has {len(text)} characters; the limit is {MAX_TEXT}")
    ids = tokenizer.encode(text) if body.adds_special_tokens else tokenizer.encode_chat(text)
    tokens = [{"id": id, "piece": piece(tokenizer, id)} for id in ids] if body.with_pieces else list(ids)
    names = tokenizer.entries(ids) if body.return_token_strs else None
    return {"tokens": tokens, "count": len(ids), "token_strs": names}


def piece(tokenizer: Tokenizer, id: int) -> str | list[int]:
    """Return the text of a token, or its bytes if it is only a part of a character."""
    own = tokenizer.token_bytes(id) or tokenizer.token_text(id).encode()
    try:
        return own.decode()
    except UnicodeDecodeError:
        return list(own)
