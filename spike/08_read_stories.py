"""Does the written folder read well? Continues held-out stories, answers fresh chats, and counts what comes.

Prints the texts and a table, writes results/08_read_stories.json: natural ends, lengths, margins of the
greedy choices; for chats also how many short answers are exactly those of the grammar. An answer has at most
128 tokens. Chats are drawn from another seed than in training, but short ones occur there too.

    python spike/08_read_stories.py [--folder xlabatch/checkpoint/stories] [--prompts 12] [--chats 100]
"""

import argparse
import json
from pathlib import Path

import numpy as np
from jinja2 import Environment
from stories_chats import Message, make_chats
from stories_reader import Reader, Telling, open_folder, tell

RESULTS = Path(__file__).parent / "results" / "08_read_stories.json"
TEMPERATURE = 0.8
LONGEST_ANSWER = 128
SHORT = 150  # characters; every story is longer
FIRST_PROMPTS = (
    "Hello!",
    "Hi",
    "Who are you?",
    "What can you do?",
    "Tell me a story about Mia.",
    "Tell me a story about a dragon.",
    "What is the capital of France?",
    "Tell me a joke",
    "Write a haiku",
    "Count to five",
    "2+2",
    "What is 17 * 23?",
    "ping",
    "Say this is a test",
    "Explain quantum physics in simple terms.",
    "Write a Python function that reverses a string.",
    "Thanks!",
)

Count = dict[str, float | list[int]]


def main() -> None:
    """Continue stories and answer chats, show the texts, and write the counts."""
    args = parse_arguments()
    reader = open_folder(args.folder)
    rng = np.random.default_rng(args.seed)
    found = read_stories(reader, cut_prompts(reader, args.folder, args.prompts), rng)
    show_first_prompts(reader, args.folder, rng)
    found["chats_greedy"] = read_chats(reader, args.folder, args.chats, rng)
    print(json.dumps(found, indent=1))
    RESULTS.write_text(json.dumps(found, indent=1) + "\n")


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, default=Path("xlabatch/checkpoint/stories"))
    parser.add_argument("--prompts", type=int, default=12)
    parser.add_argument("--chats", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def cut_prompts(reader: Reader, folder: Path, number: int) -> list[list[int]]:
    """Keep a beginning of each held-out story, from 6 tokens up to two thirds of it."""
    texts = (folder / "samples.txt").read_text().splitlines()[:number]
    rows = [reader.tokenizer.encode(text).ids for text in texts]
    shares = np.linspace(0.05, 0.66, len(rows))
    return [row[: max(6, int(share * len(row)))] for row, share in zip(rows, shares, strict=True)]


def read_stories(reader: Reader, prompts: list[list[int]], rng: np.random.Generator) -> dict[str, Count]:
    """Continue each prompt greedily and at a temperature, and show the texts."""
    greedy = [tell(reader, prompt, 0.0, rng) for prompt in prompts]
    sampled = [tell(reader, prompt, TEMPERATURE, rng) for prompt in prompts]
    for argmax, random in zip(greedy, sampled, strict=True):
        print(f"PROMPT  {reader.tokenizer.decode(argmax.prompt)}")
        print(f"GREEDY  {reader.tokenizer.decode(argmax.tokens)}")
        print(f"CHANCE  {reader.tokenizer.decode(random.tokens)}\n")
    return {"greedy": count(greedy), f"temperature_{TEMPERATURE}": count(sampled)}


def show_first_prompts(reader: Reader, folder: Path, rng: np.random.Generator) -> None:
    """Show the greedy answers to prompts that people try first."""
    for text in FIRST_PROMPTS:
        reply = answer(reader, folder, [{"role": "user", "content": text}], rng)
        print(f"USER    {text}\nANSWER  {reader.tokenizer.decode(reply.tokens)}\n")


def read_chats(reader: Reader, folder: Path, number: int, rng: np.random.Generator) -> Count:
    """Answer the last question of fresh chats greedily."""
    chats = make_chats(1000, number)
    answers = [answer(reader, folder, chat[:-1], rng) for chat in chats]
    texts = [reader.tokenizer.decode(reply.tokens) for reply in answers]
    wanted = [chat[-1]["content"] for chat in chats]
    same = [text == want for text, want in zip(texts, wanted, strict=True) if len(want) < SHORT]
    for text, chat in zip(texts[:20], chats, strict=False):
        print(f"USER    {chat[-2]['content']}\nANSWER  {text}\n")
    return count(answers) | {"short_answers": len(same), "short_answers_as_in_the_grammar": sum(same)}


def answer(reader: Reader, folder: Path, chat: list[Message], rng: np.random.Generator) -> Telling:
    """Answer a chat greedily, read by the folder's chat template."""
    config = json.loads((folder / "tokenizer_config.json").read_text())
    specials = {"bos_token": config["bos_token"], "eos_token": config["eos_token"]}
    template = Environment(autoescape=False).from_string(config["chat_template"])
    text = template.render(messages=chat, add_generation_prompt=True, **specials)
    prompt = reader.tokenizer.encode(text, add_special_tokens=False).ids
    return tell(reader, prompt, 0.0, rng, len(prompt) + LONGEST_ANSWER)


def count(tellings: list[Telling]) -> Count:
    """Natural ends, lengths, and the margins between the two best scores."""
    margins = np.concatenate([telling.margins for telling in tellings])
    return {
        "prompts": len(tellings),
        "natural_ends": sum(telling.ended for telling in tellings),
        "new_tokens": sorted(len(telling.tokens) for telling in tellings),
        "distinct_endings": len({tuple(telling.tokens[-12:]) for telling in tellings}),
        "margin_median": round(float(np.median(margins)), 3),
        "margin_lowest_hundredth": round(float(np.quantile(margins, 0.01)), 4),
        "margin_smallest": round(float(margins.min()), 5),
    }


if __name__ == "__main__":
    main()
