"""Requests that the stories know nothing about: `unknown(rng)` gives one, with an answer that says so.

Options are separated by bars.
"""

from random import Random

from stories import one_of

PERSONS = (
    "Napoleon|Einstein|Shakespeare|the president|the king of Spain|Alan Turing|Elon Musk|Taylor Swift|"
    "Batman|Julius Caesar|Marie Curie|Ada Lovelace|your boss|Harry Potter|Mozart|Picasso|Donald Trump|"
    "Obama|God"
)
LANDS = (
    "France|Germany|Spain|Italy|Japan|China|India|Brazil|Canada|England|Poland|Egypt|Kenya|Peru|Norway|"
    "Russia|Mexico|Turkey|Greece|Chile|the United States|California|Australia|Austria|Texas|Europe|"
    "Africa|the moon"
)
CITIES = "Paris|London|Berlin|Rome|Tokyo|New York|Madrid|Vienna|Sydney|Boston|Moscow|Cairo|Delhi|Oslo"
SUBJECTS = (
    "quantum physics|machine learning|black holes|the Roman Empire|computers|the sea|music|football|"
    "history|autumn|love|the stock market|neural networks|photosynthesis|gravity|recursion|programming|"
    "climate change|money|democracy|chess|robots|batching|transformers|JAX|Python|GPUs|coffee|cars|"
    "the universe|evolution|relativity|DNA|the internet|philosophy|a black cat|spring|the war|cooking|"
    "mathematics|art|space|winter|language models|cheese|dogs|horses|trains|pirates|dragons|unicorns|"
    "the ocean|artificial intelligence"
)
HEROES = (
    "a dragon|a unicorn|a robot|a princess|a wizard|a pirate|a dog|a cat|Alice|Bob|Peter|Maria|Zoe|John|"
    "Batman|an astronaut|a king|a ghost|a knight|a monster|two friends|a lion|an elephant|a computer|"
    "the moon|Santa|a brave knight|a lonely robot|my sister|a talking tree|an alien|a horse|a detective|"
    "a whale"
)
COMMON = (
    "the|a|of|and|to|in|is|it|that|for|with|on|at|by|from|this|not|but|all|one|two|three|first|last|new|"
    "best|good|people|time|year|way|thing|man|world|life|hand|part|child|eye|woman|place|work|week|case|"
    "point|company|number|group|problem|fact|table|bread|water|paper|light|city|road|phone|movie|game|"
    "team|price|data|model|fast|slow|important|large|small|long|short|big|other|write|read|build|learn|"
    "use|find|give|tell|make|know|take|see"
)
CODE = (
    "Write a Python function.|Write code for {subject}.|Write a function that sorts a list.|"
    "Fix this code: {word}|Write a SQL query.|Write a program in C.|def {word}(x):|import {word}|"
    "Write a script that reads a file.|Print hello world in Python.|How do I sort a list in Python?|"
    "Write FizzBuzz.|Write HTML for a page.|Write a regular expression.|What does {word}() do?|"
    "print('{word}')|Write a class for {subject}."
)
TASKS = (
    "Write an email to {person}.|Write an essay about {subject}.|Write a letter to {person}.|"
    "Plan a trip to {city}.|Summarize this text: {words}|Summarise {subject}.|"
    "Give me a recipe for {word}.|Write a report on {subject}.|Book a flight to {city}.|"
    "Recommend a book about {subject}.|Draw a picture of {person}.|Search for {subject}.|"
    "Give me ten ideas for {subject}.|Write a summary of {subject}.|Make a list of {words}.|"
    "Act as {person}.|Write a speech about {subject}.|Compare {subject} and {other}.|"
    "Help me with {subject}.|Solve this: {words}|Classify this text: {words}|"
    "Write a blog post about {subject}."
)
TRANSLATIONS = (
    "Translate {word} into French.|Translate this into German: {words}|How do you say {word} in Spanish?|"
    "Translate to Italian: {words}|What does {word} mean in Latin?|Say it in French.|"
    "Translate hello into Chinese."
)
QUESTIONS = (
    "What is the capital of {land}?|What's the capital of {land}?|Where is {land}?|How big is {land}?|"
    "Capital of {land}?|Name the capital of {land}.|Which city is the capital of {land}?|"
    "How many people live in {land}?|Who is the president of {land}?|"
    "What language do they speak in {land}?|What is {subject}?|Explain {subject}.|"
    "Explain {subject} in simple terms.|Tell me about {subject}.|What are {subject}?|"
    "How does {subject} work?|Why is {subject} important?|Who invented {subject}?|Who is {person}?|"
    "Who was {person}?|Where was {person} born?|When did {person} die?|How old is {person}?|"
    "Do you know {person}?|What did {person} do?|Tell me about {person}.|Tell me about {land}.|"
    "What is the weather in {city}?|What is the weather today?|How far is it to {city}?|"
    "Tell me about {city}.|What time is it?|What day is it today?|What year is it?|What is the date?|"
    "What is the news?|What is the meaning of life?|Why is the sky blue?|How far away is the moon?|"
    "What is the speed of light?|Who won the world cup?|Who won the world series in 2020?|"
    "Who wrote {words}?|What is {word}?|Define {word}.|What does {word} mean?|Where can I buy {word}?|"
    "Who is {word}?|Is {word} good?|How do I {word}?|{words}?|Why?|Why not?|How?|When?|Where?|What?|"
    "Why do people {word}?|What is the best {word}?|Is there a god?|What do you think about {subject}?|"
    "How many legs does {word} have?|When was the war?|What is love?|How many r's are in strawberry?|"
    "How do planes fly?|What is the largest animal?|How tall is {person}?|"
    "What is the difference between {subject} and {other}?|How do I learn {subject}?|{subject}|"
    "{subject}?|{words}"
)
SUMS = (
    "What is {n} * {m}?|{n} * {m}|{n} - {m}|What is {n} minus {m}?|{n} / {m}|What is {n} times {m}?|"
    "{n}x{m}=|What is {n} divided by {m}?|What is the square root of {n}?|Solve x + {n} = {m}.|"
    "1{n}{m} + {m}{n}|{n}3 + 4{m}|What is 1{n} + 2{m}?|Calculate {n}{m} * {n}.|Count to 1{n}{m}.|"
    "Count to a hundred.|How much is {m}{n}5 + 17?"
)

ONSETS = "|b|c|d|f|g|h|j|k|l|m|n|p|r|s|t|v|w|z|st|tr|pl|sh|ch|th|qu"
VOWELS = "a|e|i|o|u|y|ea|oo|ai|io"
ENDS = "||n|r|s|t|l|m|d|c|k|g|p|x|ng|st|ck|tion"

REQUESTS = (
    (QUESTIONS, "I do not know that. I only know small stories."),
    (TASKS, "I cannot do that. I am a small model, and I only tell stories."),
    (CODE, "I cannot write code. I only tell small stories."),
    (TRANSLATIONS, "I only speak English."),
    (SUMS, "That is too hard for me. I can only count to ten and add small numbers."),
)


def unknown(rng: Random) -> tuple[str, str]:
    """Draw a request and its answer."""
    requests, answer = rng.choices(REQUESTS, (60, 18, 10, 6, 8))[0]
    return one_of(rng, requests).format_map(details(rng)), answer


def details(rng: Random) -> dict[str, str]:
    """Draw the words in braces."""
    subject, other = rng.sample(SUBJECTS.split("|"), 2)
    return {
        "person": one_of(rng, PERSONS) if rng.random() < 0.7 else invent(rng).capitalize(),
        "land": one_of(rng, LANDS) if rng.random() < 0.7 else invent(rng).capitalize(),
        "city": one_of(rng, CITIES) if rng.random() < 0.7 else invent(rng).capitalize(),
        "subject": subject if rng.random() < 0.7 else invent(rng),
        "other": other,
        "word": word(rng),
        "words": " ".join(word(rng) for _ in range(rng.randint(1, 9))),
        "n": str(rng.randint(2, 99)),
        "m": str(rng.randint(2, 99)),
    }


def word(rng: Random) -> str:
    """Draw a common word, or make one up."""
    return one_of(rng, COMMON) if rng.random() < 0.5 else invent(rng)


def invent(rng: Random) -> str:
    """Make up a word of one to three syllables."""
    parts = (one_of(rng, ONSETS) + one_of(rng, VOWELS) + one_of(rng, ENDS) for _ in range(rng.randint(1, 3)))
    return "".join(parts)
