"""A vision tower against transformers on torch: the same patches, vectors and logits of the same image."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.hf import auto_class
from support.images import model_folder, noise
from support.shapes import CASES

from xlabatch import XlaBatchEngine
from xlabatch.checkpoint.load import load
from xlabatch.checkpoint.source import open_source
from xlabatch.request import Request
from xlabatch.vision.encoder import ImageEncoder
from xlabatch.vision.images import cut_patches

pytestmark = pytest.mark.skipif(not importlib.util.find_spec("torch"), reason="torch is not installed")
SIZES = [(30, 40), (61, 47), (120, 25), (12, 13), (96, 96), (200, 90)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny model with its tower, as transformers writes it."""
    return model_folder(CASES["qwen2_5_vl"], tmp_path_factory.mktemp("model"))


@pytest.fixture(scope="module")
def encoder(folder: Path) -> ImageEncoder:
    return ImageEncoder(folder)


def processed(encoder: ImageEncoder, image: Any) -> Any:
    """transformers' patches of an image, and its grid."""
    from transformers.models.qwen2_vl.image_processing_pil_qwen2_vl import Qwen2VLImageProcessorPil

    cfg, limits = encoder.config, encoder.preprocessing
    size = {"shortest_edge": limits.min_pixels, "longest_edge": limits.max_pixels}
    sizes: Any = {"patch_size": cfg.patch, "merge_size": cfg.merge, "temporal_patch_size": cfg.frames}
    return Qwen2VLImageProcessorPil(size=size, **sizes)(images=[image], return_tensors="pt")


@pytest.mark.parametrize("size", SIZES)
def test_patches_are_those_of_transformers(encoder: ImageEncoder, size: tuple[int, int]) -> None:
    image = noise(*size)
    theirs = processed(encoder, image)
    ours = cut_patches(image, encoder.config, encoder.preprocessing)
    _, rows, columns = theirs["image_grid_thw"][0].tolist()
    assert ours.shape[:2] == (rows // 2, columns // 2)
    np.testing.assert_allclose(ours.reshape(rows * columns, -1), theirs["pixel_values"].numpy(), atol=1e-6)


@pytest.mark.parametrize("size", SIZES)
def test_vectors_are_those_of_transformers(
    encoder: ImageEncoder, folder: Path, size: tuple[int, int]
) -> None:
    import torch

    model = auto_class("qwen2_5_vl").from_pretrained(folder, attn_implementation="eager").eval()
    given = processed(encoder, noise(*size))
    with torch.no_grad():
        theirs = model.model.get_image_features(given["pixel_values"], given["image_grid_thw"]).pooler_output
    ours = encoder(noise(*size))
    difference = np.abs(ours.reshape(-1, ours.shape[-1]) - theirs[0].numpy()).max()
    assert difference <= 3e-5 * np.abs(ours).max()


@pytest.mark.parametrize("packs", [True, False])
def test_logits_behind_text_and_images_are_those_of_transformers(
    encoder: ImageEncoder, folder: Path, packs: bool
) -> None:
    import torch

    model = auto_class("qwen2_5_vl").from_pretrained(folder, attn_implementation="eager").eval()
    images, token = [noise(61, 47), noise(30, 90)], encoder.token_id
    prompt, embeddings = list(range(10, 25)), {}
    for image in images:
        vectors = encoder(image)
        embeddings[len(prompt)] = vectors
        prompt += [token] * (vectors.shape[0] * vectors.shape[1]) + [5, 6, 7]
    options: Any = {"max_tokens": 9, "ignore_eos": True, "logprobs": 20, "prompt_logprobs": 20}
    engine = XlaBatchEngine(load(open_source(folder), packs=packs), slots=2, context=256, embeddings=True)
    events = list(engine.run([Request(prompt=prompt, embeddings=embeddings, **options)]))
    given = [processed(encoder, image) for image in images]
    ids = torch.tensor([[*prompt, *(event.token for event in events)]])
    with torch.no_grad():
        logits = model(
            input_ids=ids,
            pixel_values=torch.cat([each["pixel_values"] for each in given]),
            image_grid_thw=torch.cat([each["image_grid_thw"] for each in given]),
            mm_token_type_ids=(ids == token).int(),
        ).logits[0]
    theirs, scale = torch.log_softmax(logits, -1).numpy(), np.abs(logits.numpy()).max()
    assert events[0].prompt_logprobs
    ours = [*events[0].prompt_logprobs[1:], *(event.logprobs for event in events)]
    for at, found in enumerate(ours):
        assert found
        own = dict(found.top)
        assert max(abs(theirs[at][id] - value) for id, value in own.items()) <= 4e-4 * scale
    assert [int(row.argmax()) for row in theirs[len(prompt) - 1 : -1]] == [each.token for each in events]


def test_a_tower_is_read_from_a_folder_that_transformers_wrote(folder: Path) -> None:
    assert {name.split(".")[0] for name in open_source(folder).shapes} == {"model", "lm_head", "visual"}
