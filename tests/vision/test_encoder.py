"""Vectors depend on their image alone, and files from anywhere are refused in a sentence."""

import json
import zlib
from concurrent.futures import CancelledError
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pytest
from PIL import Image
from support.images import as_file, as_url, model_folder, noise
from support.shapes import CASES, source_of

from xlabatch.errors import Refused
from xlabatch.vision import encoder as encoders
from xlabatch.vision import images
from xlabatch.vision.encoder import ImageEncoder
from xlabatch.vision.windows import padded_count


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return model_folder(CASES["qwen2_5_vl"], tmp_path_factory.mktemp("model"))


@pytest.fixture(scope="module")
def encoder(folder: Path) -> ImageEncoder:
    return ImageEncoder(folder)


@pytest.mark.heavy
def test_vectors_of_an_image_do_not_depend_on_what_was_encoded_before(
    encoder: ImageEncoder, folder: Path
) -> None:
    first, sizes = noise(60, 50), [(30, 90), (61, 47), (24, 24)]
    alone = ImageEncoder(folder)(first)
    for size in sizes:
        encoder(noise(*size))
    assert (encoder(first) == alone).all()
    assert alone.shape == (5, 4, 48)


def test_every_form_of_an_image_gives_the_same_vectors(encoder: ImageEncoder, tmp_path: Path) -> None:
    pixels = noise(40, 30)
    (tmp_path / "file.png").write_bytes(as_file(pixels))
    forms: list[Any] = [
        as_file(pixels),
        as_url(as_file(pixels)),
        tmp_path / "file.png",
        Image.fromarray(pixels),
    ]
    assert all((encoder(form) == encoder(pixels)).all() for form in forms)


def test_vectors_are_kept_for_requests_of_the_same_salt(folder: Path) -> None:
    encoder = ImageEncoder(folder)
    patches = encoder.patches(noise(40, 30))
    kept = encoder.vectors(patches, "a")
    assert encoder.vectors(patches, "a") is kept
    assert encoder.vectors(patches, "b") is not kept
    assert encoder.vectors(patches) is not kept
    assert encoder.vectors(patches, "b") == kept


class After(Event):
    """An event that is set after some layers."""

    def __init__(self, layers: int) -> None:
        super().__init__()
        self.left = layers

    def is_set(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_an_image_that_is_cancelled_is_computed_no_further_and_not_kept(folder: Path) -> None:
    encoder, ran = ImageEncoder(folder), list[int]()
    patches = encoder.patches(noise(40, 30))
    expected = encoder.vectors(patches)
    encoder.kept.clear()
    [(count, programs)] = encoder.programs.items()

    def recorded_layer(*args: Any) -> Any:
        ran.append(int(args[3]))
        return programs.layer(*args)

    encoder.programs[count] = programs._replace(layer=recorded_layer)
    with pytest.raises(CancelledError):
        encoder.vectors(patches, None, After(2))
    assert ran == [0, 1]
    assert not encoder.kept
    assert encoder.vectors(patches) == expected
    assert ran == [0, 1, 0, 1, 2]


@pytest.mark.heavy
def test_kept_programs_and_vectors_are_bounded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    encoder = ImageEncoder(folder)
    monkeypatch.setattr(encoders, "KEPT_PROGRAMS", 1)
    monkeypatch.setattr(encoders, "KEPT_BYTES", 4000)
    for height in (24, 48, 96):
        encoder(noise(height, 24))
        assert len(encoder.programs) == 1
    assert sum(len(each.data) for each in encoder.kept.values()) <= 4000


def test_numbers_of_windows_grow_by_half_at_most() -> None:
    counts = [padded_count(n) for n in range(1, 200)]
    assert sorted(set(counts)) == [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256]
    assert all(count >= n for n, count in enumerate(counts, 1))


def bomb(width: int, height: int) -> bytes:
    """A PNG of a few bytes that says it has so many pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4)

    head = width.to_bytes(4) + height.to_bytes(4) + bytes([8, 2, 0, 0, 0])
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize(
    ("image", "message"),
    [
        ("https://example.com/a.png", "no address is fetched"),
        ("file:///etc/passwd", "no address is fetched"),
        ("data:text/html;base64,aaaa", "no address is fetched"),
        ("data:image/png,aaaa", "must be in base64"),
        ("data:image/png;base64,*", "is not valid base64"),
        (b"no image", "it is not one of PNG, JPEG, WEBP, GIF"),
        (as_file(noise(20, 20), "BMP"), "it is not one of PNG"),
        (as_file(noise(60, 60))[:2000], "cannot be read: "),
        (bomb(9000, 4000), "9000 \\* 4000 = 36000000 pixels; the limit is 16777216"),
        (bomb(60000, 60000), "has over 16777216 pixels"),
        (bomb(1, 201), "over 200 times as long as wide"),
        (np.zeros((4, 4), np.uint8), "uint8 \\[height, width, 3\\], got uint8 \\[4, 4\\]"),
        (as_file(np.full((4, 4), 2000, np.uint16)), "more than 8 bits for a colour"),
        (3, "got int"),
    ],
)
def test_what_is_no_image_is_refused_in_one_sentence(encoder: ImageEncoder, image: Any, message: str) -> None:
    with pytest.raises(Refused, match=message) as refusal:
        encoder(image)
    assert len(str(refusal.value)) < 200
    assert "\n" not in str(refusal.value)


@pytest.mark.filterwarnings("ignore::UserWarning")  # of Pillow, about Exif
@pytest.mark.parametrize("kind", images.FORMATS)
def test_files_of_any_bytes_are_read_or_refused_in_one_sentence(kind: str) -> None:
    draw, refusals = np.random.default_rng(1), list[str]()
    exif = {} if kind == "GIF" else {"exif": Image.Exif()}
    for tag, value in {0x112: 6, 0x11A: 72.0}.items() if exif else ():
        exif["exif"][tag] = value
    unbroken = as_file(noise(30, 40), kind, **exif)
    for _ in range(300):
        data = bytearray(unbroken)
        for at in draw.integers(0, draw.choice([60, 200, len(data)]), 3):
            data[at] = draw.integers(256)
        try:
            images.read_file(bytes(data))
        except Refused as error:
            refusals.append(str(error))
    assert refusals
    assert all(each.startswith("an image") and "\n" not in each for each in refusals)


def test_a_file_of_too_many_bytes_is_refused_before_it_is_opened(
    encoder: ImageEncoder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(images, "MAX_FILE_BYTES", 100)
    for form in (as_file(noise(40, 30)), as_url(as_file(noise(40, 30)))):
        with pytest.raises(Refused, match="bytes"):
            encoder(form)


def test_a_model_without_a_tower_takes_no_images() -> None:
    with pytest.raises(Refused, match="has no vision tower that is supported, so it takes no images"):
        ImageEncoder("random:tiny")
    with pytest.raises(Refused, match="model random has no vision tower that is supported"):
        ImageEncoder(source_of(CASES["llama4"]))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"window_size": 4}, "window_size 4 is under"),
        ({"out_hidden_size": 40}, "out_hidden_size 40 is not the model's 48"),
        ({"fullatt_block_indexes": "all"}, "fullatt_block_indexes must be a list"),
        ({"magic": 1}, "magic not understood"),
        ({"depth": 4}, "visual.blocks.3.norm1.weight is None"),
    ],
)
def test_a_tower_that_is_not_understood_is_refused(
    folder: Path, tmp_path: Path, fields: dict[str, Any], message: str
) -> None:
    raw = json.loads((folder / "config.json").read_text())
    raw["vision_config"] |= fields
    (tmp_path / "config.json").write_text(json.dumps(raw))
    (tmp_path / "model.safetensors").symlink_to(folder / "model.safetensors")
    with pytest.raises(Refused, match=message):
        ImageEncoder(tmp_path)


def test_a_preprocessor_that_is_not_understood_is_refused(folder: Path, tmp_path: Path) -> None:
    for name in ("config.json", "model.safetensors"):
        (tmp_path / name).symlink_to(folder / name)
    (tmp_path / "preprocessor_config.json").write_text(json.dumps({"patch_size": 7}))
    with pytest.raises(Refused, match="the preprocessor's patch_size 7 is not supported; it must be 6"):
        ImageEncoder(tmp_path)
