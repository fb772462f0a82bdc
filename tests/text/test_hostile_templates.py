"""Chat templates: known ones render as in transformers, hostile ones are refused within bounds."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from support.hostile import refused
from support.quick import slow_except
from support.templates import TEMPLATES
from support.tokenizers import byte_level, saved

from xlabatch.checkpoint.source import STORIES
from xlabatch.errors import Refused
from xlabatch.text.chat_template import LIMITS, TemplateRenderer
from xlabatch.text.tokenizer import Tokenizer

CHAT: list[dict[str, Any]] = [
    {"role": "user", "content": "  he said \ud7ff é日🦊  "},
    {"role": "assistant", "content": "the", "name": None, "tool_calls": [{"id": 1, "x": 2.5, "ok": True}]},
    {"role": "user", "content": "<|im_end|> {{ 7 * 7 }}"},
]
DOUBLING = (
    "{% set n = namespace(x='ab') %}{% for i in range(60) %}{% set n.x = DOUBLE %}{% endfor %}{{ n.x }}"
)
HOSTILE = {
    "loops": "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
    "output": "{% for a in range(99999) %}{% for b in range(9999) %}xxxxxxxxxx{% endfor %}{% endfor %}",
    "a range": "{% for i in range(10**9) %}{% endfor %}",
    "repetition": "{{ 'a' * 10**9 }}",
    "repetition of a list": "{{ ([1] * 10**9) | length }}",
    "power": "{{ (9 ** (9 ** 9)) % 7 }}",
    "power at a variable": "{% set n = 10 ** 7 %}{{ (n ** n) % 7 }}",
    "width of a format": "{{ '%1000000000d' % 3 }}",
    "width of a str.format": "{{ '{:1000000000}'.format(3) }}",
    "doubling": DOUBLING.replace("DOUBLE", "n.x ~ n.x"),
    "doubling of a list": DOUBLING.replace("DOUBLE", "[n.x, n.x]"),
    "centre": "{{ 'a' | center(10**10) }}",
    "recursion": "{% macro a(n) %}{{ a(n + 1) }}{% endmacro %}{{ a(0) }}",
    "depth": "{{ " + "(" * 5000 + "1" + ")" * 5000 + " }}",
    "blocks": "{% if 1 %}" * 500 + "{% endif %}" * 500,
    "undefined": "{{ messages.nothing.at.all }}",
    "a type error": "{{ 'a' + 3 }}",
    "a syntax error": "{% for %}",
    "a long message": "{{ raise_exception('no \\x1b[31m\n' ~ 'x' * 9999) }}",
    "internals": "{{ ''.__class__.__mro__[1].__subclasses__() }}",
    "attributes by format": "{{ '{0.__class__.__mro__}'.format('') }}",
    "globals": "{{ cycler.__init__.__globals__.os.popen('x') }}",
}


@pytest.fixture(scope="module")
def renderer() -> TemplateRenderer:
    return TemplateRenderer()


@pytest.fixture(scope="module")
def hf(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return saved(tmp_path_factory.mktemp("tokenizer"), byte_level()).hf


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_known_template_renders_exactly_as_in_transformers(
    renderer: TemplateRenderer, hf: Any, name: str
) -> None:
    tokens = {"bos_token": "<s>", "eos_token": "</s>"}
    options: dict[str, Any] = {"chat_template": TEMPLATES[name], "add_generation_prompt": True, **tokens}
    expected = hf.apply_chat_template(CHAT, tokenize=False, **options)
    messages = [{key: each for key, each in item.items() if each is not None} for item in CHAT]
    assert renderer.render(TEMPLATES[name], messages, tokens) == expected


@pytest.mark.heavy
def test_the_ids_of_a_conversation_are_those_of_transformers(tmp_path: Path) -> None:
    # without calls: transformers leaves them out where a template does not know them
    chat = [message for message in CHAT if "tool_calls" not in message and message["role"] != "tool"]
    for tokenizer in (Tokenizer(STORIES, "stories"), saved(tmp_path, byte_level())):
        if tokenizer.folder == tmp_path:
            (tmp_path / "chat_template.jinja").write_text(TEMPLATES["llama 3"].replace("bos_token + ", ""))
            tokenizer = Tokenizer(tmp_path, "small")
        expected = tokenizer.hf.apply_chat_template(chat, add_generation_prompt=True, return_dict=True)
        assert list(tokenizer.apply_chat_template(chat)) == expected["input_ids"]


@pytest.mark.heavy
@pytest.mark.parametrize("name", slow_except(list(HOSTILE)[::4], HOSTILE))
def test_a_hostile_template_is_refused_in_one_bounded_sentence(renderer: TemplateRenderer, name: str) -> None:
    began = time.monotonic()
    with pytest.raises(Refused, match=r"\w") as refused:
        renderer.render(HOSTILE[name], CHAT, {})
    assert time.monotonic() - began < 60  # 2 s measured; without limits no end
    assert len(str(refused.value)) <= 300
    assert str(refused.value).isprintable()


@pytest.mark.heavy
def test_a_conversation_renders_after_one_that_ended_the_process(renderer: TemplateRenderer) -> None:
    with pytest.raises(Refused, match=LIMITS):
        renderer.render("{{ (9 ** (9 ** 9)) % 7 }}", CHAT, {})
    assert renderer.render("{{ messages | length }}", CHAT, {}) == "3"


@pytest.mark.parametrize("messages", [["he"], [["he"]], 3, [{"role": object(), "content": {1, 2}}]])
def test_messages_that_are_none_are_refused_or_rendered(tmp_path: Path, messages: Any) -> None:
    saved(tmp_path, byte_level())
    (tmp_path / "chat_template.jinja").write_text("{{ messages[0].role }}{{ messages[0].content }}")
    tokenizer = Tokenizer(tmp_path, "small")
    if isinstance(messages, list) and isinstance(messages[0], dict):
        assert tokenizer.decode(tokenizer.apply_chat_template(messages)) == "<object><set>"
    else:
        with pytest.raises(Refused, match=r"rejects the messages|is a list of messages"):
            tokenizer.apply_chat_template(messages)


@pytest.mark.heavy
def test_the_process_ends_with_its_renderer() -> None:
    renderer = TemplateRenderer()
    assert renderer.render("{{ 1 }}", CHAT, {}) == "1"
    process = renderer.process.process
    del renderer
    assert process is not None
    assert process.poll() is not None


@pytest.mark.parametrize("template", [3, True, 1.5, ["x"], {"default": 3}], ids=repr)
def test_a_template_that_is_no_string_is_refused(tmp_path: Path, template: Any) -> None:
    saved(tmp_path, byte_level())
    (tmp_path / "tokenizer_config.json").write_text(json.dumps({"chat_template": template}))
    message = refused(lambda: Tokenizer(tmp_path, "hostile").render_chat(CHAT))
    assert "chat template" in message or "cannot be read" in message
