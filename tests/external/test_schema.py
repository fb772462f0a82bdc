"""The server against its own OpenAPI document, if schemathesis is installed."""

import importlib.util
from typing import Any

import pytest
from support.serving import running

from xlabatch import LLM

pytestmark = pytest.mark.skipif(
    not importlib.util.find_spec("schemathesis"), reason="schemathesis is not installed"
)
SKIPPED = ("/slots/stream", "/v1/models/{name}")  # a stream without an end; a path with any text


def test_no_request_within_the_openapi_document_is_a_server_error() -> None:
    import schemathesis
    from hypothesis import HealthCheck, given, settings
    from schemathesis.checks import not_a_server_error

    with running(LLM(slots=4, context=128)) as served:
        schema: Any = schemathesis.openapi.from_url(f"{served.url}/openapi.json")
        cases = 0
        for operation in (each.ok() for each in schema.get_all_operations()):
            if operation.path in SKIPPED:
                continue

            @settings(
                max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
            )
            @given(case=operation.as_strategy())
            def check(case: Any) -> None:
                nonlocal cases
                cases += 1
                case.call_and_validate(checks=[not_a_server_error], timeout=60)

            check()
        assert cases > 300
