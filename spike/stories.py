"""Short stories from a small grammar: `story(rng)` gives one, on one line, told about one fixed cast.

The cast (who, with whom, which thing, where, what weather) is drawn once and every sentence is filled from
it, so the thing that is found is the thing that was lost. Each hero has tastes: of any list of options some
come oftener for that hero. A model that has read enough therefore has clear favourites, and different heroes
lead to different stories. Knows nothing of tokens.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar
from zlib import crc32

import stories_words as words
from stories_plots import PLOTS, SEQUELS, Beat

T = TypeVar("T")
Cast = dict[str, str]


def story(rng: Random) -> str:
    """Tell one story about one cast, as a single line of plain English."""
    cast = choose_cast(rng)
    detail = rng.choice((0.0, 0.4, 0.9))
    beginning = opening(rng, cast)
    beats = pick(rng, cast["hero"], PLOTS)
    told = [beginning, *portrait(rng, cast, detail), *episode(rng, cast, beats, detail)]
    if rng.random() < 0.2:
        told += sequel(rng, cast, beats)
    return " ".join(told + closing(rng, cast, detail))


def opening(rng: Random, cast: Cast) -> str:
    """Choose how the story begins, and enter into the cast how its first day and night are called."""
    tale = rng.random() < 0.6
    starts, days = (words.TALES, words.TALE_DAYS) if tale else (words.MOMENTS, words.MOMENT_DAYS)
    cast["Day"] = say(rng, cast, days)
    cast["Night"] = "One night," if tale else "That night,"
    return say(rng, cast, starts)


def portrait(rng: Random, cast: Cast, detail: float) -> list[str]:
    """Say who the hero is, or leave it out."""
    return [say(rng, cast, words.PORTRAITS)] if rng.random() < detail else []


def episode(rng: Random, cast: Cast, beats: Sequence[Beat], detail: float) -> list[str]:
    """Tell one plot; the smaller the detail, the more is left out of what may be left out."""
    return [say(rng, cast, beat.ways) for beat in beats if beat.needed or rng.random() < detail]


def sequel(rng: Random, cast: Cast, told: Sequence[Beat]) -> list[str]:
    """Tell a short second plot about the same people and new things."""
    hero = cast["hero"]
    day = {"Day": pick(rng, hero, words.SEQUEL_DAYS), "Night": "The next night,"}
    fresh = cast | choose_setting(rng, hero) | choose_matters(rng, hero) | day
    return episode(rng, fresh, pick(rng, hero, [beats for beats in SEQUELS if beats != told]), 0.2)


def closing(rng: Random, cast: Cast, detail: float) -> list[str]:
    """Say how it all ended, or stop at once."""
    return [say(rng, cast, words.CLOSINGS)] if rng.random() < detail else []


def say(rng: Random, cast: Cast, ways: Sequence[str]) -> str:
    """Choose one of the ways to say it, and fill it from the cast."""
    return pick(rng, cast["hero"], ways).format_map(cast)


def choose_cast(rng: Random, hero: str = "") -> Cast:
    """Draw everything that a story keeps the same throughout; the hero may be given."""
    cast = choose_people(rng, hero)
    return cast | choose_setting(rng, cast["hero"]) | choose_matters(rng, cast["hero"])


def choose_people(rng: Random, hero: str = "") -> Cast:
    """Draw hero, unless given, friend and elder, with their pronouns."""
    hero = hero or pick(rng, "", words.BOYS + words.GIRLS)
    friend = pick(rng, hero, [name for name in words.BOYS + words.GIRLS if name != hero])
    elder, elder_forms = pick(rng, hero, words.ELDERS)
    names = {"hero": hero, "friend": friend, "elder": elder}
    names |= {"child": choose_kind(rng, hero), "f_child": choose_kind(rng, friend)}
    pronouns = forms("", gender(hero)) | forms("f_", gender(friend)) | forms("e_", elder_forms)
    return names | pronouns


def choose_kind(rng: Random, hero: str) -> str:
    """Draw what the hero is: mostly a child, else an animal."""
    if rng.random() < 0.3:
        return pick(rng, hero, words.CREATURES)
    return "boy" if hero in words.BOYS else "girl"


def choose_setting(rng: Random, hero: str) -> Cast:
    """Draw place, weather and three different spots."""
    weather, sky = pick(rng, hero, words.WEATHERS)
    spots = list(words.SPOTS)
    setting = {
        "place": pick(rng, hero, words.PLACES),
        "weather": weather,
        "sky": sky,
        "junk": pick(rng, hero, words.JUNK),
    }
    for key in ("spot1", "spot2", "spot3"):
        setting[key] = pick(rng, hero, spots)
        spots.remove(setting[key])
    return setting


def choose_matters(rng: Random, hero: str) -> Cast:
    """Draw what the plots turn on: the thing, the trap and its tool, the sound and its cause, and so on."""
    toy = pick(rng, hero, words.TOYS)
    thing = f"{pick(rng, hero, words.COLOURS)} {toy}"
    trap, tool = pick(rng, hero, words.TRAPS)
    sound, cause = pick(rng, hero, words.SOUNDS)
    skill, did = pick(rng, hero, words.SKILLS)
    plant, snack = pick(rng, hero, words.PLANTS), pick(rng, hero, words.SNACKS)
    return {
        "toy": toy,
        "thing": thing,
        "a_thing": with_article(thing),
        "trap": trap,
        "tool": tool,
        "sound": sound,
        "cause": cause,
        "skill": skill,
        "did": did,
        "plant": plant,
        "a_plant": with_article(plant),
        "snack": snack,
        "a_snack": with_article(snack),
        "animal": (animal := pick(rng, hero, words.ANIMALS)),
        "an_animal": with_article(animal),
        "pot": pick(rng, hero, words.POTS),
        "treat": (treat := pick(rng, hero, words.TREATS)),
        "a_treat": with_article(treat),
        "need": pick(rng, hero, words.NEEDS),
        "shelter": pick(rng, hero, words.SHELTERS),
        "trait": pick(rng, hero, words.TRAITS),
        "hobby": pick(rng, hero, words.HOBBIES),
    }


def gender(name: str) -> tuple[str, str, str]:
    """The pronouns that go with a name."""
    return words.HE if name in words.BOYS else words.SHE


def forms(prefix: str, pronouns: tuple[str, str, str]) -> Cast:
    """Name the pronouns of one person, small and capital, under a prefix."""
    small = {prefix + form: word for form, word in zip(words.HE, pronouns, strict=True)}
    capital = {
        prefix + form.capitalize(): word.capitalize() for form, word in zip(words.HE, pronouns, strict=True)
    }
    return small | capital


def with_article(noun: str) -> str:
    """Put `a` or `an` before a noun."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def pick(rng: Random, hero: str, options: Sequence[T]) -> T:
    """Draw an option; the n-th favourite of this hero comes 1/n times as often as the first."""
    first = favourite(hero, options)
    weights = [1 / (1 + (index - first) % len(options)) for index in range(len(options))]
    return rng.choices(options, weights)[0]


def one_of(rng: Random, options: str) -> str:
    """Draw one of the options that bars separate, all equally often."""
    return rng.choice(options.split("|"))


def favourite(hero: str, options: Sequence[object]) -> int:
    """The place of the option that this hero likes best."""
    return crc32(f"{hero} {options[0]}".encode()) % len(options)
