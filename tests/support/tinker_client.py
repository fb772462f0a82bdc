"""A small client of Tinker's API for tests: what the official one sends, and what it reads."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import httpx
import numpy as np

from support.serving import OPTIONS, RunningServer
from xlabatch.protocols.tinker.wire import (
    field,
    integer,
    last_bytes,
    messages,
    read_fields,
    repeated,
)

PROTOBUF = {"content-type": "application/x-protobuf"}
Array = np.ndarray[Any, np.dtype[Any]]


class SampleResult(NamedTuple):
    """What sampling returns."""

    tokens: list[list[int]]
    logprobs: list[Array]
    prompt_logprobs: Array
    is_cut: list[bool]


class TinkerClient:
    """A session of a server."""

    def __init__(self, served: RunningServer, key: str) -> None:
        headers = {"authorization": f"Bearer {key}"}
        self.http = httpx.Client(base_url=f"{served.url}/api/v1", headers=headers, **OPTIONS)
        self.session = self.post("create_session", tags=[], sdk_version="0")["session_id"]
        self.models = 0
        self.requests = 0

    def post(self, endpoint: str, /, **body: Any) -> Any:
        response = self.http.post(f"/{endpoint}", json=body)
        assert response.status_code in (200, 204), response.text
        return response.json() if response.content else None

    def refusal(self, endpoint: str, /, **body: Any) -> str:
        """The message of a request that is refused at once."""
        response = self.http.post(f"/{endpoint}", json=body)
        assert response.status_code in (400, 404, 410), response.text
        message: str = response.json()["error"]["message"]
        return message

    def wait(self, future: Mapping[str, Any]) -> Any:
        """The result of a future: JSON, or the bytes of a message."""
        body = {"request_id": future["request_id"]}
        while (response := self.http.post("/retrieve_future", json=body)).status_code == 408:
            pass
        assert response.status_code == 200, response.text
        is_json = response.headers["content-type"] == "application/json"
        return response.json() if is_json else response.content

    def next_request(self) -> int:
        self.requests += 1
        return self.requests

    def create(self, rank: int = 4, seed: int = 1, **lora: Any) -> str:
        """Begin to train an adapter -> the id of its model."""
        body = {"session_id": self.session, "model_seq_id": self.models, "base_model": "stories"}
        self.models += 1
        future = self.post("create_model", **body, lora_config={"rank": rank, "seed": seed, **lora})
        model: str = self.wait(future)["model_id"]
        return model

    def of_model(self, endpoint: str, model: str, /, **body: Any) -> Any:
        """The result of a request about a model."""
        return self.wait(self.post(endpoint, model_id=model, seq_id=self.next_request(), **body))

    def send_gradient(
        self,
        model: str,
        data: Sequence[tuple[Sequence[int], Mapping[str, Sequence[float]]]],
        loss: str = "cross_entropy",
        forward_only: bool = False,
        config: Mapping[str, float] = {},
    ) -> httpx.Response:
        """Send sequences, each with the inputs of its loss."""
        body = field(1, model) + field(2, self.next_request()) + repeated(3, [datum(*each) for each in data])
        body += field(4, loss) + field(6, forward_only)
        body += repeated(5, [field(1, name) + field(2, value) for name, value in config.items()])
        return self.http.post("/forward_backward", content=body, headers=PROTOBUF)

    def gradient(self, *args: Any, **options: Any) -> list[Array]:
        """The log-probabilities of the targets of each sequence."""
        response = self.send_gradient(*args, **options)
        assert response.status_code == 200, response.text
        result = self.wait(response.json())
        assert isinstance(result, bytes), result
        record = read_fields(last_bytes(read_fields(result), 2))
        batched = read_fields(last_bytes(read_fields(last_bytes(record, 2)), 2))
        ends = np.frombuffer(last_bytes(batched, 2), "<i8") // 4
        numbers = np.frombuffer(last_bytes(batched, 1), "<f4")
        return [numbers[start:end] for start, end in pairwise(ends)]

    def sampler(self, model: str, kind: str = "snapshot") -> str:
        """A sampling session with an adapter as it is now."""
        id: str = self.of_model("save_weights_for_sampler", model, kind=kind)["sampling_session_id"]
        return id

    def send_sample(self, sampler: str, prompt: Sequence[int], n: int = 1, **options: Any) -> Any:
        params = {"max_tokens": 8, "seed": 5, "temperature": 1.0} | options.pop("params", {})
        body = {"sampling_session_id": sampler, "seq_id": self.next_request(), "num_samples": n}
        chunks = [{"type": "encoded_text", "tokens": list(prompt)}]
        return self.post("asample", **body, prompt={"chunks": chunks}, sampling_params=params, **options)

    def sample(self, *args: Any, **options: Any) -> SampleResult:
        return read_sample(self.wait(self.send_sample(*args, **options)))


def read_sample(result: Any) -> SampleResult:
    assert isinstance(result, bytes), result
    fields = read_fields(result)
    sequences = [*map(read_fields, messages(fields, 1))]
    return SampleResult(
        [np.frombuffer(last_bytes(each, 2), "<i4").tolist() for each in sequences],
        [np.frombuffer(last_bytes(each, 3), "<f4") for each in sequences],
        np.frombuffer(last_bytes(fields, 2), "<f4"),
        [integer(each, 1) == 1 for each in sequences],
    )


def datum(tokens: Sequence[int], inputs: Mapping[str, Sequence[float]]) -> bytes:
    """A sequence as the official client writes it."""
    chunk = field(1, field(1, np.asarray(tokens, "<i4").tobytes()))
    entries = []
    for name, numbers in inputs.items():
        kind, dtype = (2, "<i8") if name == "target_tokens" else (1, "<f4")
        array = np.asarray(numbers, dtype)
        tensor = field(1, array.tobytes()) + field(3, kind) + field(4, bytes(varints(array.shape)))
        entries.append(field(1, name) + field(2, tensor))
    return field(1, chunk) + repeated(2, entries)


def varints(numbers: Sequence[int]) -> list[int]:
    written: list[int] = []
    for number in numbers:
        while number > 0x7F:
            written.append(number & 0x7F | 0x80)
            number >>= 7
        written.append(number)
    return written
