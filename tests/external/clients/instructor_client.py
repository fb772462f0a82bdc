"""instructor in its default mode, which is tools: validated models, whole, partial and several."""

from typing import Any, Literal

import instructor
import openai
from pydantic import BaseModel, Field

OPTIONS: Any = {
    "model": "stories",
    "messages": [{"role": "user", "content": "Tell me of an animal."}],
    "temperature": 0,
    "max_tokens": 300,
    "max_retries": 0,
}


class Animal(BaseModel):
    kind: Literal["cat", "dog"]
    name: str = Field(max_length=8)
    age: int = Field(ge=0, le=20)


client: Any = instructor.from_openai(openai.OpenAI(max_retries=0, timeout=60))


def an_answer_is_a_validated_model() -> None:
    animal, response = client.create_with_completion(response_model=Animal, **OPTIONS)
    assert isinstance(animal, Animal)
    assert response.choices[0].message.tool_calls[0].function.name == "Animal"


def a_model_grows_in_a_stream() -> None:
    grown = list(client.create_partial(response_model=Animal, **OPTIONS))
    assert Animal.model_validate(grown[-1].model_dump())
    assert len(grown) > 3


def the_mode_for_schemas_is_served_too() -> None:
    by_schema: Any = instructor.from_openai(
        openai.OpenAI(max_retries=0, timeout=60), mode=instructor.Mode.JSON_SCHEMA
    )
    assert isinstance(by_schema.create(response_model=Animal, **OPTIONS), Animal)


if __name__ == "__main__":
    an_answer_is_a_validated_model()
    a_model_grows_in_a_stream()
    the_mode_for_schemas_is_served_too()
