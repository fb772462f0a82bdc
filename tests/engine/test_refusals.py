"""Requests that no engine can run are refused with a message that names the option and what is possible."""

from typing import Any

import pytest
from conftest import Engines
from support.requests import VOCAB, make_request

from xlabatch.errors import Refused


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"n": 1025}, "n is 1025; the limit is 1024"),
        ({"allowed_token_ids": ()}, "allowed_token_ids is empty: no token could be generated"),
        (
            {"allowed_token_ids": [3, 4], "bad_token_ids": [4, 3, 9]},
            "bad_token_ids contain all 2 of its allowed_token_ids",
        ),
        ({"bad_token_ids": range(VOCAB)}, "bad_token_ids forbid all 97 ids"),
        (
            {"allowed_token_ids": [5], "stop_token_ids": [5], "min_tokens": 1},
            "only end tokens are allowed, but min_tokens is",
        ),
        ({"logprobs": 21}, "logprobs is between 0 and 20, got 21"),
        ({"logprob_token_ids": [5]}, "logprob_token_ids needs logprobs"),
        ({"client_weight": 2.0}, "client_weight needs client"),
        ({"logprobs": 0, "logprob_token_ids": range(21)}, "has 21 ids, 21 of them distinct; the limit is 20"),
        ({"logprobs": 0, "logprob_token_ids": [5, 5]}, "has 2 ids, 1 of them distinct"),
        (
            {"logprobs": 0, "logprob_token_ids": [97]},
            "logprob_token_ids has id 97, the vocabulary is 0 to 96",
        ),
        ({"prompt_logprobs": -1}, "prompt_logprobs is between 0 and 20, got -1"),
        ({"repetition_penalty": 0}, "repetition_penalty is between 0.01 and 100, got 0"),
        ({"repetition_penalty": -1.0}, "repetition_penalty is between 0.01 and 100, got -1.0"),
        ({"repetition_penalty": 1e-38}, "repetition_penalty is between 0.01 and 100, got 1e-38"),
        ({"logprobs": False}, "logprobs is an integer, got False"),
        ({"n": True}, "n is an integer, got True"),
        ({"allowed_token_ids": [True]}, "allowed_token_ids is a list of token ids"),
        ({"json_schema": "[" * 100_000}, "json_schema is a JSON schema"),
        ({"json_schema": {"const": float("nan")}}, "json_schema is a JSON schema"),
        ({"regex": "a", "bad_token_ids": [0, 1, 2], "allowed_token_ids": [40]}, "no end token is allowed"),
        ({"regex": "a", "min_tokens": 7}, "min_tokens equals max_tokens, but structured"),
        ({"presence_penalty": 2.5}, "presence_penalty is between -2 and 2, got 2.5"),
        ({"frequency_penalty": float("nan")}, "frequency_penalty is between -2 and 2, got nan"),
        ({"logit_bias": {3: 101}}, "logit_bias is between -100 and 100, got 101 for id 3"),
        ({"logit_bias": {"x": 1}}, "logit_bias is a mapping of token ids to numbers"),
        ({"logit_bias": [(5, 1.0), (5, 2.0)]}, "logit_bias has token id 5 twice"),
        ({"logit_bias": [5]}, "logit_bias is a mapping of token ids to numbers"),
        ({"logit_bias": {97: 1}}, "logit_bias has id 97, the vocabulary is 0 to 96"),
        ({"allowed_token_ids": [300]}, "allowed_token_ids has id 300"),
        ({"bad_token_ids": [-1]}, "bad_token_ids has id -1"),
        ({"min_tokens": 8}, "min_tokens 8 is over max_tokens 7"),
        ({"n": 0}, "n is at least 1, got 0"),
        ({"stop": ["."]}, "LLM and the server take stop"),
        (
            {"regex": "a", "grammar": "b"},
            "json_schema, regex, grammar is possible, got regex and grammar",
        ),
        ({"regex": ""}, "regex is a non-empty string"),
        ({"json_schema": "{"}, "json_schema is a JSON schema, got '{'"),
        ({"json_schema": 3}, "json_schema is a JSON schema, got 3"),
        (
            {"regex": "a", "ignore_eos": True},
            "ignore_eos cannot be combined with regex",
        ),
        ({"regex": "a"}, "model random:tiny has no tokenizer.json"),
    ],
)
def test_an_impossible_request_is_refused_with_the_reason(
    engines: Engines, options: dict[str, Any], message: str
) -> None:
    engine = engines(3)
    with pytest.raises(Refused, match=message):
        engine.submit(make_request("a", **({"ignore_eos": False} | options)))
    assert engine.idle
