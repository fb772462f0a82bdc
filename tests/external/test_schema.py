"""The server against its own OpenAPI document, by schemathesis where it is installed."""

import importlib.util
from typing import Any

import pytest
from support.serving import running

from xlabatch import LLM

pytestmark = pytest.mark.skipif(
    not importlib.util.find_spec("schemathesis"), reason="schemathesis is not installed"
)
SKIPPED = ("/live", "/v1/models/{name}")  # a stream without an end; a path that takes any text


def test_the_server_keeps_to_its_own_document() -> None:
    import schemathesis
    from hypothesis import HealthCheck, given, settings
    from schemathesis.checks import not_a_server_error

    with running(LLM(slots=4, context=128)) as served:
        schema: Any = schemathesis.openapi.from_url(f"{served.url}/openapi.json")
        tried = 0
        for operation in (each.ok() for each in schema.get_all_operations()):
            if operation.path in SKIPPED:
                continue

            @settings(
                max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
            )
            @given(case=operation.as_strategy())
            def try_it(case: Any) -> None:
                nonlocal tried
                tried += 1
                case.call_and_validate(checks=[not_a_server_error], timeout=60)

            try_it()
        assert tried > 300
