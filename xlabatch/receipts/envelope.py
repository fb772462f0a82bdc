"""Signatures of receipts: a DSSE envelope around an in-toto Statement, with an ed25519 key.

Keys are files in PEM, as `openssl genpkey -algorithm ed25519` writes them. The package `cryptography` is
imported only where there is a key.
"""

import base64
import binascii
import hashlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from xlabatch.errors import Refused
from xlabatch.receipts.canonical import Json, canonical_json, read_json

PAYLOAD_TYPE = "application/vnd.in-toto+json"


class SigningKey:
    """A private key, with the name of its public key: [64 hexadecimal digits] its SHA-256."""

    def __init__(self, path: Path) -> None:
        with reading_key(path, "private"):
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
            from cryptography.hazmat.primitives.serialization import load_pem_private_key

            key = load_pem_private_key(path.read_bytes(), password=None)
            if not isinstance(key, Ed25519PrivateKey):
                raise ValueError("it is of another kind")
        self.private = key
        self.id = hashlib.sha256(key.public_key().public_bytes_raw()).hexdigest()

    def sign(self, message: bytes) -> bytes:
        return self.private.sign(message)


class PublicKey:
    """A public key."""

    def __init__(self, path: Path) -> None:
        with reading_key(path, "public"):
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
            from cryptography.hazmat.primitives.serialization import load_pem_public_key

            key = load_pem_public_key(path.read_bytes())
            if not isinstance(key, Ed25519PublicKey):
                raise ValueError("it is of another kind")
        self.public = key

    def has_signed(self, message: bytes, signature: bytes) -> bool:
        from cryptography.exceptions import InvalidSignature

        try:
            self.public.verify(signature, message)
        except InvalidSignature:
            return False
        return True


@contextmanager
def reading_key(path: Path, kind: str) -> Iterator[None]:
    """Turn whatever is wrong with the file of a key into Refused."""
    try:
        yield
    except ImportError as error:
        raise Refused(
            f"a key needs one more package: {error}; in a clone of xlabatch, pip install '.[receipts]'"
        ) from None
    except (ValueError, TypeError) as error:
        raise Refused(f"{path} is not a {kind} ed25519 key in PEM: {str(error)[:100]}") from None


def sign(statement: Mapping[str, Json], key: SigningKey) -> dict[str, Json]:
    """Put a statement into an envelope with its signature."""
    payload = canonical_json(statement)
    signature = {"keyid": key.id, "sig": encode(key.sign(signed_bytes(PAYLOAD_TYPE, payload)))}
    return {"payload": encode(payload), "payloadType": PAYLOAD_TYPE, "signatures": [signature]}


def open_envelope(receipt: Json, key: PublicKey | None) -> tuple[Json, bool]:
    """Return a receipt's statement, and whether the key has signed it. Refused if it is not an envelope."""
    if not (isinstance(receipt, dict) and "payload" in receipt):
        return receipt, False
    if receipt.keys() != {"payload", "payloadType", "signatures"} or receipt["payloadType"] != PAYLOAD_TYPE:
        raise Refused(f"it is not an envelope of type {PAYLOAD_TYPE}")
    payload = decode(receipt["payload"])
    signatures = receipt["signatures"]
    if not isinstance(signatures, list) or not signatures or not all(map(is_signature, signatures)):
        raise Refused("its signatures must be a list of keyid and sig")
    message = signed_bytes(PAYLOAD_TYPE, payload)
    signed = key is not None and any(key.has_signed(message, decode(each["sig"])) for each in signatures)
    return read_json(payload), signed


def is_signature(value: object) -> bool:
    return isinstance(value, dict) and value.keys() == {"keyid", "sig"}


def signed_bytes(kind: str, payload: bytes) -> bytes:
    """Return what a signature of DSSE is over: the type and the payload, each with its length."""
    return b"DSSEv1 %d %s %d %s" % (len(kind), kind.encode(), len(payload), payload)


def encode(content: bytes) -> str:
    return base64.b64encode(content).decode()


def decode(text: object) -> bytes:
    try:
        if not isinstance(text, str):
            raise ValueError("it is not a string")
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Refused(f"it has a part that is not base64: {str(error)[:60]}") from None
