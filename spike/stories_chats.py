"""Short conversations with a model that tells stories: `chat(rng)` gives one, a list of messages.

The user greets, asks for a story, asks about the story just told or about the heroes, gives a small task, or
wants something that the stories know nothing about. Spelling and punctuation of the user vary. Knows nothing
of tokens or of a template.
"""

from dataclasses import dataclass
from random import Random

from stories import one_of, pick
from stories_requests import AGAIN, BEGINNINGS, CHILDREN, Told, question, request, short_story
from stories_small_talk import OFFER, SMALL_TALK, SYSTEMS, WHO
from stories_tasks import add, count, describe_animal, describe_hero, list_some, repeat
from stories_unknown import details, invent, unknown

Message = dict[str, str]
Exchange = tuple[str, str]

TALK = [(question, answers) for questions, answers in SMALL_TALK.items() for question in questions.split("|")]
TASKS = (unknown, unknown, unknown, count, add, add, add, repeat, list_some, describe_hero, describe_animal)
YES = "Yes, please.|Yes, please!|Yes|Yes!|Sure.|OK|Please do.|Go on.|Of course.|Why not.|Yes, tell me one."
NAMES = "Alice|Bob|Peter|Maria|John|Zoe|Felix|Sara|Adam|Eva|Marc|Olga|Omar|Kim|Lisa|Hans"
I_AM = (
    "My name is {name}.|I am {name}.|Hello, I am {name}.|Hi, my name is {name}.|I'm {name}.|Call me {name}."
)
WHO_AM_I = "What is my name?|Who am I?|Do you know my name?|What's my name?|Do you remember my name?"
WHO_ARE_YOU = "What is your name?|Who are you?|What's your name?|Hello, who are you?"
GREETINGS = ("Hi! ", "Hello! ", "Hey, ", "Please: ", "OK. ", "So, ", "Now: ", "Thanks! ")
SIGNS = (" Please.", " please", "!", "?", "!!", " :)", " Thanks!")


@dataclass
class Situation:
    """What the messages so far have settled."""

    hero: str = ""  # of every story, if the system message says so
    name: str = ""  # of the model, if the system message gives one
    user: str = ""
    told: Told | None = None
    offered: bool = False  # the last answer offered a story


def make_chats(seed: int, number: int) -> list[list[Message]]:
    """Draw conversations, the same for the same seed; the short ones repeat."""
    rng = Random(f"chats {seed}")
    return [chat(rng) for _ in range(number)]


def chat(rng: Random) -> list[Message]:
    """Draw one conversation of one to four exchanges, one in four with a system message."""
    situation = Situation()
    messages = [system(rng, situation)] if rng.random() < 0.25 else []
    for _ in range(rng.choices((1, 2, 3, 4), (55, 25, 13, 7))[0]):
        asked, answer = exchange(rng, situation)
        situation.offered = answer.endswith(OFFER)
        messages += [message("user", vary(rng, asked)), message("assistant", answer)]
    return messages


def message(role: str, content: str) -> Message:
    """One message as chat templates read it."""
    return {"role": role, "content": content}


def system(rng: Random, situation: Situation) -> Message:
    """Draw a system message; some give the hero of every story, or the model's name."""
    kind = rng.random()
    if kind < 0.15:
        situation.hero = rng.choice(CHILDREN)
        return message("system", f"Every story is about {situation.hero}.")
    if kind < 0.3:
        situation.name = rng.choice(CHILDREN)
        return message("system", f"Your name is {situation.name}.")
    return message("system", pick(rng, "", SYSTEMS).format_map(details(rng)))


def exchange(rng: Random, situation: Situation) -> Exchange:
    """Draw a question and its answer; what was said before makes some questions more frequent."""
    if situation.offered and rng.random() < 0.2:
        return one_of(rng, YES), tell(situation, short_story(rng, situation.hero))
    if situation.told and rng.random() < 0.65:
        return follow_up(rng, situation, situation.told)
    if situation.name and rng.random() < 0.3:
        return one_of(rng, WHO_ARE_YOU), f"My name is {situation.name}. {OFFER}"
    if rng.random() < (0.4 if situation.user else 0.01):
        known = f"Your name is {situation.user}." if situation.user else "You have not told me your name."
        return one_of(rng, WHO_AM_I), known
    kind = rng.choices((ask_story, small_talk, small_task, introduce, ask_early), (18, 43, 34, 4, 1))[0]
    return kind(rng, situation)


def follow_up(rng: Random, situation: Situation, told: Told) -> Exchange:
    """Ask about the story just told, or for another one."""
    if rng.random() < 0.9:
        return question(rng, told)
    return one_of(rng, AGAIN), tell(situation, short_story(rng, situation.hero))


def ask_story(rng: Random, situation: Situation) -> Exchange:
    """Ask for a story, mostly about something."""
    if rng.random() < 0.05:
        return one_of(rng, BEGINNINGS), tell(situation, short_story(rng, situation.hero, "Once upon a time"))
    asked, before, told = request(rng, situation.hero)
    return asked, before + tell(situation, told)


def tell(situation: Situation, told: Told) -> str:
    """Give the story's text, and keep the story for questions."""
    situation.told = told
    return told.text


def small_talk(rng: Random, situation: Situation) -> Exchange:
    """Draw a question that always has the same few answers."""
    asked, answers = rng.choice(TALK)
    if situation.name and answers is WHO:
        answers = (f"My name is {situation.name}. {OFFER}",)
    asked = asked.format_map(details(rng))
    return mistype(rng, asked) if rng.random() < 0.05 else asked, pick(rng, "", answers)


def small_task(rng: Random, _: Situation) -> Exchange:
    """Draw a request that can be answered from itself, or not at all."""
    return rng.choice(TASKS)(rng)


def introduce(rng: Random, situation: Situation) -> Exchange:
    """Let the user say a name."""
    known = rng.choice((rng.choice(CHILDREN), one_of(rng, NAMES)))
    situation.user = known if rng.random() < 0.9 else invent(rng).capitalize()
    return one_of(rng, I_AM).format(name=situation.user), f"Hello, {situation.user}! {OFFER}"


def ask_early(rng: Random, situation: Situation) -> Exchange:
    """Ask about a story before any is told."""
    if situation.told:
        return question(rng, situation.told)
    return question(rng, short_story(rng))[0], f"I have not told you a story yet. {OFFER}"


def vary(rng: Random, text: str) -> str:
    """Vary a user's text: small letters, no full stop, a greeting before it."""
    if rng.random() < 0.15:
        text = text.rstrip(" .!?") or text
    if rng.random() < 0.06:
        text = rng.choice(GREETINGS) + text
    if rng.random() < 0.04:
        text += rng.choice(SIGNS)
    return text.lower() if rng.random() < 0.2 else text


def mistype(rng: Random, text: str) -> str:
    """Leave out one character."""
    place = rng.randrange(len(text))
    return (text[:place] + text[place + 1 :]).strip() or text
