"""Small requests that need no story: counting, sums, lists, words to repeat, questions on heroes and animals.

Each function draws a question and gives it with its answer.
"""

from random import Random

import stories_words as words
from stories import favourite, gender, one_of, with_article
from stories_questions import ANIMALS
from stories_unknown import COMMON, invent

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
COUNT = (
    "Count to {n}.|Count to {n}|Count from one to {n}.|Can you count to {n}?|Count up to {n}.|"
    "Count from 1 to {n}.|Please count to {n}.|List the numbers from 1 to {n}."
)
DIGIT_SUM = (
    "{a}+{b}|{a} + {b}|What is {a}+{b}?|What is {a} + {b}?|{a}+{b}=|{a} + {b} = ?|What's {a}+{b}?|"
    "Calculate {a} + {b}.|{a}+{b}?|How much is {a} + {b}?"
)
WORD_SUM = "What is {a} plus {b}?|{a} plus {b}|How much is {a} and {b}?|Add {a} and {b}."
REPEAT = (
    "Say {x}.|Say {x}|Repeat after me: {x}|Repeat: {x}|Say the words {x}.|Echo {x}|Just say {x}.|Say: {x}"
)
LIST = "List {n} {kind}.|Name {n} {kind}.|Give me {n} {kind}.|Tell me {n} {kind}.|Can you name {n} {kind}?"
WHO_IS = "Who is {hero}?|Tell me about {hero}.|Do you know {hero}?|What is {hero} like?|Describe {hero}."
KINDS = {
    "animals": words.CREATURES,
    "colours": ("red", "blue", "green", "yellow", "orange"),
    "colors": ("red", "blue", "green", "yellow", "orange"),
    "names": words.GIRLS,
    "heroes": words.BOYS,
    "toys": words.TOYS,
    "things": words.TOYS,
}


def count(rng: Random) -> tuple[str, str]:
    """Count from one to at most ten."""
    n = rng.randint(2, 10)
    shown = NUMBERS[n] if rng.random() < 0.5 else str(n)
    return one_of(rng, COUNT).format(n=shown), f"{', '.join(NUMBERS[1 : n + 1]).capitalize()}."


def add(rng: Random) -> tuple[str, str]:
    """Add two numbers whose sum is at most ten."""
    total = rng.randint(1, 10)
    a = rng.randint(0, total)
    b = total - a
    if rng.random() < 0.7:
        return one_of(rng, DIGIT_SUM).format(a=a, b=b), f"{a} + {b} = {total}."
    left, right = NUMBERS[a], NUMBERS[b]
    answer = f"{left.capitalize()} plus {right} is {NUMBERS[total]}."
    return one_of(rng, WORD_SUM).format(a=left, b=right), answer


def repeat(rng: Random) -> tuple[str, str]:
    """Repeat a thing of the stories, one to four common words, or rarely a word made up."""
    thing = f"{rng.choice(words.COLOURS)} {rng.choice(words.TOYS)}"
    some = " ".join(one_of(rng, COMMON) for _ in range(rng.randint(1, 4)))
    known = rng.choice((thing, some, rng.choice(words.ANIMALS)))
    text = known if rng.random() < 0.95 else invent(rng)
    return one_of(rng, REPEAT).format(x=text), text


def list_some(rng: Random) -> tuple[str, str]:
    """List two to five of a kind."""
    kind, members = rng.choice(list(KINDS.items()))
    n = rng.randint(2, 5)
    text = f"{', '.join(members[: n - 1])} and {members[n - 1]}."
    shown = NUMBERS[n] if rng.random() < 0.6 else str(n)
    return one_of(rng, LIST).format(n=shown, kind=kind), text[0].upper() + text[1:]


def describe_hero(rng: Random) -> tuple[str, str]:
    """Describe a hero as most stories about this hero do."""
    hero = rng.choice(words.BOYS + words.GIRLS)
    child = "boy" if hero in words.BOYS else "girl"
    trait = words.TRAITS[favourite(hero, words.TRAITS)]
    hobby = words.HOBBIES[favourite(hero, words.HOBBIES)]
    about = (
        f"{hero} is a {child} in my stories. {gender(hero)[0].capitalize()} is {trait} and likes to {hobby}."
    )
    return one_of(rng, WHO_IS).format(hero=hero), about


def describe_animal(rng: Random) -> tuple[str, str]:
    """Say what an animal is, what it eats, or where it lives."""
    animal, (plural, what, food, home) = rng.choice(list(ANIMALS.items()))
    one = with_article(animal)
    begin = one.capitalize()
    asked = (
        (f"What is {one}?|Tell me about {plural}.|What are {plural}?", f"{begin} is {what}."),
        (
            f"What does {one} eat?|What do {plural} eat?",
            f"{begin} eats {food}.",
        ),
        (f"Where does {one} live?|Where do {plural} live?|Where can I find {one}?", f"{begin} lives {home}."),
    )
    questions, answer = rng.choice(asked)
    return one_of(rng, questions), answer
