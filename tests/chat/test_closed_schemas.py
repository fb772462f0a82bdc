"""Schemas whose objects get no properties but those listed."""

from typing import Any

import pytest

from xlabatch.chat.tools import close_schema

NUMBER = {"type": "number"}
CLOSED = {"additionalProperties": False}


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"a": NUMBER}, "anyOf": [{"properties": {"b": NUMBER}}]},
        {"allOf": [{"properties": {"a": NUMBER}}, {"properties": {"b": NUMBER}}]},
    ],
)
def test_schemas_of_one_object_stay_as_they_are(schema: Any) -> None:
    assert close_schema(schema) == schema


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"properties": {"a": NUMBER}}, {"properties": {"a": NUMBER}, **CLOSED}),
        ({"type": "object"}, {"type": "object"}),
        (True, True),
        (
            {"properties": {}, "additionalProperties": NUMBER},
            {"properties": {}, "additionalProperties": NUMBER},
        ),
        ({"allOf": [{"properties": {}}]}, {"allOf": [{"properties": {}, **CLOSED}]}),
        ({"anyOf": [{"properties": {}}]}, {"anyOf": [{"properties": {}, **CLOSED}]}),
        ({"items": {"properties": {}}}, {"items": {"properties": {}, **CLOSED}}),
        (
            {"$defs": {"properties": {"properties": {}}}},
            {"$defs": {"properties": {"properties": {}, **CLOSED}}},
        ),
        (
            {"properties": {"properties": {"type": "object"}, "required": NUMBER}},
            {"properties": {"properties": {"type": "object"}, "required": NUMBER}, **CLOSED},
        ),
        ({"enum": [{"properties": {}}]}, {"enum": [{"properties": {}}]}),
    ],
)
def test_objects_are_closed_where_their_properties_are_listed(schema: Any, expected: Any) -> None:
    assert close_schema(schema) == expected
