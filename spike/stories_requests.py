"""Requests for a story with the story that answers them, and questions on a story with their answers."""

import re
from random import Random
from typing import NamedTuple

import stories_words as words
from stories import Cast, choose_cast, closing, episode, one_of, opening, pick, portrait, with_article
from stories_plots import PLOTS, Beat
from stories_questions import GENERAL, QUESTIONS
from stories_unknown import HEROES

CHILDREN = words.BOYS + words.GIRLS
THINGS = (
    words.CREATURES
    + words.TOYS
    + words.ANIMALS
    + words.TREATS
    + words.PLANTS
    + ("storm", "race", "seed", "noise", "rainbow")
)
ASKS = (
    "Tell me a story{about}.|Tell me a story{about}.|Tell me a short story{about}.|Tell a story{about}.|"
    "Can you tell me a story{about}?|I want a story{about}.|Write a story{about}.|"
    "Write a short story{about}.|Write me a story{about}.|Give me a story{about}.|"
    "A story{about}, please.|Do you know a story{about}?|Please tell me a story{about}.|"
    "Make up a story{about}.|I would like to hear a story{about}.|Tell me a bedtime story{about}.|"
    "Write a one-sentence bedtime story{about}.|Story{about}|Could you please write a story{about}?|"
    "Tell us a story{about}!|Start a story{about}."
)
SHARES = {"plain": 25, "hero": 45, "thing": 16, "place": 5, "unknown": 9}
BEGINNINGS = "Once upon a time|Once upon a time,|Once upon a time ...|Continue: Once upon a time"
AGAIN = (
    "Another one, please.|Another story, please.|One more!|Tell me another one.|Tell me another story.|"
    "More!|Once more, please.|Again!|Do you have another one?|And another one?|A different story, please."
)


class Told(NamedTuple):
    """A story and what it was made from."""

    text: str
    cast: Cast
    beats: tuple[Beat, ...]


def short_story(rng: Random, hero: str = "", wanted: str = "") -> Told:
    """Tell a story with few details; the hero may be given, and words that it must contain."""
    while True:
        cast = choose_cast(rng, hero)
        detail = rng.choice((0.0, 0.0, 0.2))
        beginning = opening(rng, cast)
        beats = pick(rng, cast["hero"], PLOTS)
        parts = [beginning, *portrait(rng, cast, detail), *episode(rng, cast, beats, detail)]
        text = " ".join(parts + closing(rng, cast, detail))
        if re.search(rf"\b{wanted}\b", text):
            return Told(text, cast, beats)


def request(rng: Random, hero: str = "") -> tuple[str, str, Told]:
    """Draw a request, what its answer says before the story, and the story."""
    kind = "plain" if hero else rng.choices(list(SHARES), list(SHARES.values()))[0]
    told = short_story(rng, hero)
    hero, friend = told.cast["hero"], told.cast["friend"]
    about, before = "", ""
    if kind == "hero":
        about = rng.choice((hero, hero, f"{hero} and {friend}" if friend in told.text else hero))
    elif kind == "thing":
        thing = rng.choice(THINGS)
        about, told = with_article(thing), short_story(rng, wanted=thing)
    elif kind == "place":
        about = rng.choice(words.PLACES)
        told = short_story(rng, wanted=about)
    elif kind == "unknown":
        about = one_of(rng, HEROES)
        before = f"I do not know that hero, but here is a story about {hero}. "
    return one_of(rng, ASKS).format(about=f" about {about}" if about else ""), before, told


def question(rng: Random, told: Told) -> tuple[str, str]:
    """Draw a question that the story answers."""
    general = [(ask, answer) for ask, answer, proof in GENERAL if proof.format_map(told.cast) in told.text]
    ask, answer = rng.choice(QUESTIONS[told.beats] if rng.random() < 0.7 else general)
    text = answer.format_map(told.cast)
    return ask.format_map(told.cast), text[0].upper() + text[1:]
