"""Signed receipts: an envelope as others read it, and what a key has not signed."""

import base64
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from support.kernels import WITH_KERNELS
from support.receipts import receipt_of

from xlabatch.checkpoint.source import open_source
from xlabatch.errors import Refused
from xlabatch.llm import LLM
from xlabatch.receipts.canonical import canonical_json
from xlabatch.receipts.check import check_receipts
from xlabatch.receipts.envelope import PublicKey, SigningKey, open_envelope, sign
from xlabatch.receipts.read import Found

pytest.importorskip("cryptography")
OPENSSL = pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl")


def write_keys(folder: Path, name: str = "key") -> tuple[Path, Path]:
    """A private key and its public key, in PEM."""
    from cryptography.hazmat.primitives import serialization as pem
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    key = Ed25519PrivateKey.generate()
    private, public = folder / f"{name}.pem", folder / f"{name}.pub"
    private.write_bytes(key.private_bytes(pem.Encoding.PEM, pem.PrivateFormat.PKCS8, pem.NoEncryption()))
    written = key.public_key().public_bytes(pem.Encoding.PEM, pem.PublicFormat.SubjectPublicKeyInfo)
    public.write_bytes(written)
    return private, public


def verdict_of(receipt: Any, public: Path | None) -> tuple[str, bool]:
    [found] = check_receipts(open_source(), [Found(receipt)], None if public is None else PublicKey(public))
    return found.verdict, found.signed


@WITH_KERNELS
def test_a_signed_receipt_is_accepted_with_its_key_and_without(tmp_path: Path) -> None:
    private, public = write_keys(tmp_path)
    receipt = receipt_of(LLM(slots=1, context=64, receipt_key=private), "Once", max_tokens=5)
    assert receipt.keys() == {"payload", "payloadType", "signatures"}
    assert verdict_of(receipt, public) == ("ACCEPT", True)
    assert verdict_of(receipt, None) == ("ACCEPT", False)
    assert verdict_of(receipt, write_keys(tmp_path, "other")[1]) == ("REJECT", False)
    statement = json.loads(base64.b64decode(receipt["payload"]))
    assert base64.b64decode(receipt["payload"]) == canonical_json(statement)
    assert verdict_of(statement, public) == ("REJECT", False)
    assert verdict_of(statement, None) == ("ACCEPT", False)
    other = receipt | {"payload": base64.b64encode(canonical_json(statement | {"more": 1})).decode()}
    assert verdict_of(other, public) in (("REJECT", False), ("UNVERIFIABLE", False))


def test_a_changed_byte_of_payload_type_or_signature_is_not_signed(tmp_path: Path) -> None:
    private, public = write_keys(tmp_path)
    statement = {"a": 1}
    envelope = sign(statement, SigningKey(private))
    assert open_envelope(envelope, PublicKey(public)) == (statement, True)
    signature = base64.b64decode(envelope["signatures"][0]["sig"])
    for at in range(len(signature)):
        flipped = bytes([*signature[:at], signature[at] ^ 1, *signature[at + 1 :]])
        entry = {"keyid": "", "sig": base64.b64encode(flipped).decode()}
        assert not open_envelope(envelope | {"signatures": [entry]}, PublicKey(public))[1]
    other = envelope | {"payload": base64.b64encode(b'{"a": 1}').decode()}
    assert open_envelope(other, PublicKey(public)) == (statement, False)
    assert not open_envelope(envelope | {"signatures": [{"keyid": "", "sig": ""}]}, PublicKey(public))[1]
    both = [{"keyid": "x", "sig": ""}, *envelope["signatures"]]
    assert open_envelope(envelope | {"signatures": both}, PublicKey(public))[1]


@pytest.mark.parametrize(
    "change",
    [
        {"payloadType": "text/plain"},
        {"payload": "%"},
        {"payload": 1},
        {"payload": "eA=="},
        {"signatures": []},
        {"signatures": None},
        {"signatures": [{"sig": "AA=="}]},
        {"signatures": [{"keyid": "", "sig": 1}]},
        {"more": 1},
    ],
)
def test_an_envelope_of_another_shape_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    private, public = write_keys(tmp_path)
    with pytest.raises(Refused):
        open_envelope(sign({"a": 1}, SigningKey(private)) | change, PublicKey(public))


@OPENSSL
def test_keys_and_signatures_are_those_of_openssl(tmp_path: Path) -> None:
    def openssl(command: str) -> None:
        subprocess.run(["openssl", *command.split()], cwd=tmp_path, check=True, env=dict(os.environ))

    openssl("genpkey -algorithm ed25519 -out key.pem")
    openssl("pkey -in key.pem -pubout -out public.pem")
    envelope = sign({"a": 1}, SigningKey(tmp_path / "key.pem"))
    assert open_envelope(envelope, PublicKey(tmp_path / "public.pem")) == ({"a": 1}, True)
    (tmp_path / "signature").write_bytes(base64.b64decode(envelope["signatures"][0]["sig"]))
    (tmp_path / "message").write_bytes(b'DSSEv1 28 application/vnd.in-toto+json 7 {"a":1}')
    openssl("pkeyutl -verify -pubin -inkey public.pem -rawin -in message -sigfile signature")


@pytest.mark.parametrize(
    "content", [b"", b"no key", b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----"]
)
def test_a_file_that_is_no_key_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "key"
    file.write_bytes(content)
    with pytest.raises(Refused, match="not a private ed25519 key"):
        SigningKey(file)
    with pytest.raises(Refused, match="not a public ed25519 key"):
        PublicKey(file)


def test_a_key_of_another_kind_is_refused(tmp_path: Path) -> None:
    from cryptography.hazmat.primitives import serialization as pem
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

    key = X25519PrivateKey.generate()
    file = tmp_path / "key"
    file.write_bytes(key.private_bytes(pem.Encoding.PEM, pem.PrivateFormat.PKCS8, pem.NoEncryption()))
    with pytest.raises(Refused, match="another kind"):
        SigningKey(file)
