"""Conversations with tools on models with recurrent states or windows: a reused prompt changes no answer.

Each turn is asked twice of one server: as a client asks, after the slots were overwritten, and with nothing
reused. Calls, arguments, texts, tokens and log-probabilities are equal, after restarts too.
"""

import json
import random
import shutil
from pathlib import Path
from typing import Any

import openai
import pytest
from support.hf import as_folder
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.serving import running
from support.shapes import CASES, source_of

from xlabatch import LLM
from xlabatch.checkpoint.random_weights import SHAPES
from xlabatch.checkpoint.source import STORIES
from xlabatch.scheduler.reuse.prefixes import LONG_PROMPT, OPENING

pytestmark = WITH_KERNELS
RECURRENT = "lfm2-tiny", "qwen3-next-tiny", "granite-hybrid-tiny", "mamba2-tiny"
WINDOWED = "gemma3_text", "gpt_oss", "llama4_text, chunks", "gemma4_text"
MODELS = *RECURRENT, *WINDOWED
QUICK = "lfm2-tiny", "gemma3_text"
TEMPLATE = """{{ bos_token }}{% if tools %}<|system|>{{ tools | tojson }}{% endif %}
{%- for message in messages %}<|{{ 'user' if message.role == 'tool' else message.role }}|>
{%- if message.role == 'tool' %}<tool_response>{{ message.content }}</tool_response>
{%- else %}{{ message.content or '' }}{% endif %}
{%- for call in message.tool_calls or [] %}
<tool_call>
{"name": "{{ call.function.name }}", "arguments": {{ call.function.arguments | tojson }}}
</tool_call>{% endfor %}
{%- if message.role == 'assistant' %}{{ eos_token }}{% endif %}{% endfor %}
{%- if add_generation_prompt %}<|assistant|>{{ '\n' }}{% endif %}"""  # the line ends in the last message only
WEATHER = {
    "type": "object",
    "properties": {
        "city": {"type": "string", "maxLength": 6},
        "days": {"type": "integer", "minimum": 1, "maximum": 9},
    },
    "required": ["city", "days"],
}
NOTHING = {"type": "object", "properties": {}, "additionalProperties": False}
TOOLS: list[Any] = [
    {"type": "function", "function": {"name": "get_weather", "parameters": WEATHER}},
    {"type": "function", "function": {"name": "now", "parameters": NOTHING}},
]
SIZES = {"vocab_size": 1024, "vocab_size_per_layer_input": 1024, "max_position_embeddings": 2048}
COLD: Any = {"cache_prompt": False}
Message = dict[str, Any]


@pytest.fixture(scope="module", params=slow_except(QUICK, MODELS, by_hand=MODELS))
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model with random weights and the embedded model's words."""
    raw = SHAPES.get(request.param) or CASES[request.param]
    made: Path = tmp_path_factory.mktemp("model")
    sizes = {name: size for name, size in SIZES.items() if name in raw}
    as_folder(source_of(raw | sizes | {"bos_token_id": 1, "eos_token_id": 0}), made)
    for file in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(STORIES / file, made)
    return made


def start(folder: Path, **options: Any) -> LLM:
    shape: dict[str, Any] = {"slots": 2, "context": 2048, "budget": 64, "windows": "ring", "queue": 8}
    return LLM(folder, chat_template=TEMPLATE, **shape | options)


def ask(client: openai.OpenAI, messages: list[Message], **options: Any) -> Any:
    request: Any = {"model": "stories", "messages": messages, "tools": TOOLS, "max_tokens": 150}
    request |= {"temperature": 0.9, "logprobs": True, "top_logprobs": 2}
    return client.chat.completions.create(**request | options)


def content_of(response: Any) -> Any:
    """All of an answer that may not depend on what its prompt reused."""
    [choice] = response.choices
    message = choice.message.model_dump()
    for call in message["tool_calls"] or []:
        del call["id"]
    return message, choice.finish_reason, choice.logprobs.model_dump()


def overwrite_slots(client: openai.OpenAI) -> None:
    """Run prompts that leave nothing behind in both slots."""
    prompt = [2 + n % 900 for n in range(1500)]
    client.completions.create(model="stories", prompt=[prompt, prompt[1:]], max_tokens=2, extra_body=COLD)


@pytest.mark.heavy
@pytest.mark.parametrize("restarts", [False, True], ids=["host memory", "restarts"])
def test_answers_and_calls_are_those_of_a_cold_server(folder: Path, restarts: bool, tmp_path: Path) -> None:
    draw = random.Random(5)
    options: dict[str, Any] = {"cache_dir": tmp_path} if restarts else {"snapshot_bytes": 10**8}
    messages: list[Message] = [{"role": "user", "content": "How is the weather?"}]
    llm = start(folder, **options)
    last_prompt = calls = 0
    usage: list[Any] = []
    for turn in range(4):
        if restarts and turn:
            llm = start(folder, **options)
        with running(llm) as served, openai.OpenAI(base_url=f"{served.url}/v1", api_key="none") as client:
            if not restarts:
                overwrite_slots(client)
            how: dict[str, Any] = {"tool_choice": ("required", "auto")[turn % 2], "seed": turn}
            response = ask(client, messages, **how)
            cold = ask(client, messages, extra_body=COLD, **how)
            assert content_of(response) == content_of(cold)
            assert cold.usage.prompt_tokens_details.cached_tokens == 0
            # a turn begins not far before the answer before it, at least
            assert response.usage.prompt_tokens_details.cached_tokens >= last_prompt - LONG_PROMPT
            message = response.choices[0].message
            last_prompt = response.usage.prompt_tokens
            # and so does another answer to the same messages
            how = {"tool_choice": "required", "seed": turn + 100}
            other = ask(client, messages, **how)
            assert content_of(other) == content_of(ask(client, messages, extra_body=COLD, **how))
            near = LONG_PROMPT if turn else OPENING  # the first prompt is long, the others may add little
            assert other.usage.prompt_tokens_details.cached_tokens >= last_prompt - near
            # and an edited turn is no other one
            edited = [*messages[:-1], messages[-1] | {"content": f"snow {turn}"}]
            third = ask(client, edited, **how)
            assert content_of(third) == content_of(ask(client, edited, extra_body=COLD, **how))
            usage += [response.usage, other.usage, third.usage]
        messages.append(message.model_dump(exclude_none=True))
        for call in message.tool_calls or []:
            calls += 1
            json.loads(call.function.arguments)
            text = f"rain, {draw.randrange(99)} degrees"
            messages.append({"role": "tool", "tool_call_id": call.id, "content": text})
        if not message.tool_calls:
            messages.append({"role": "user", "content": draw.choice(["And then?", "And tomorrow?"])})
    assert calls >= 2
    cached = sum(each.prompt_tokens_details.cached_tokens for each in usage)
    assert cached > 0.7 * sum(each.prompt_tokens for each in usage)
