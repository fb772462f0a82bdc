"""Questions on a story just told, and on animals: what `stories_chats` asks about. Data only.

Words in braces are filled from the cast of the story.
"""

from stories_plots import (
    BAKE,
    BROKEN,
    GARDEN,
    LEARN,
    LOST,
    NEWCOMER,
    NOISE,
    OWNER,
    RACE,
    SHARE,
    STORM,
    STUCK,
    Beat,
)

# Questions that any plot may answer: what is asked, the answer, and the word that the story must contain.
GENERAL = (
    ("Who is the story about?", "It is about {hero}.", "{hero}"),
    ("Who is the hero?", "The hero is {hero}.", "{hero}"),
    ("What is the hero's name?", "The hero is {hero}.", "{hero}"),
    ("Who was {hero}'s friend?", "{hero}'s friend was {friend}.", "{friend}"),
    ("Where was {hero}?", "{hero} was at {place}.", "{place}"),
    ("What was the weather like?", "It was {weather}.", "{weather} day"),
    ("What was the weather like?", "It was {weather}.", "{weather} morning"),
    ("What was the weather like?", "It was {weather}.", "{weather} afternoon"),
)

QUESTIONS: dict[tuple[Beat, ...], tuple[tuple[str, str], ...]] = {
    LOST: (
        ("What did {hero} lose?", "{hero} lost {a_thing}."),
        ("Who lost the {toy}?", "{hero} lost the {toy}."),
        ("Where was the {toy}?", "The {toy} was {spot3}."),
        ("Who helped {hero}?", "{friend} helped {hero}."),
    ),
    STUCK: (
        ("What did {hero} find?", "{hero} found {an_animal}."),
        ("Where was the {animal}?", "The {animal} was {trap}."),
        ("Who helped the {animal}?", "{hero} helped the {animal}."),
        ("How did {hero} help the {animal}?", "{hero} used a {tool}."),
    ),
    BROKEN: (
        ("What broke?", "The {pot} broke."),
        ("Who broke the {pot}?", "{hero} broke the {pot}."),
        ("Whose {pot} was it?", "It belonged to {hero}'s {elder}."),
    ),
    SHARE: (
        ("What did they find?", "They found {a_thing}."),
        ("Who wanted the {toy}?", "{hero} and {friend} wanted the {toy}."),
        ("What did they learn?", "They learned to share."),
    ),
    NOISE: (
        ("What was the noise?", "It was only {cause}."),
        ("Who could not sleep?", "{hero} could not sleep."),
        ("What did {hero} hear?", "{hero} heard a noise. It was only {cause}."),
    ),
    LEARN: (
        ("What did {hero} learn?", "{hero} learned to {skill}."),
        ("What did {hero} want to do?", "{hero} wanted to {skill}."),
        ("Who learned to {skill}?", "{hero} learned to {skill}."),
    ),
    GARDEN: (
        ("What grew?", "It was {a_plant}."),
        ("What was the seed?", "It was {a_plant}."),
        ("Who had the seed?", "{hero} had the seed."),
    ),
    BAKE: (
        ("What did {hero} make?", "{hero} made {a_treat}."),
        ("What was missing?", "There was no {need}."),
        ("Who had {need}?", "{friend} helped with the {need}."),
        ("Who was the {treat} for?", "The {treat} was for {hero}'s {elder}."),
    ),
    NEWCOMER: (
        ("Who was new?", "{friend} was new."),
        ("Who was alone?", "{friend} was alone."),
        ("What did {hero} share?", "{hero} shared the {snack}."),
    ),
    STORM: (
        ("Where did they hide?", "They hid in {shelter}."),
        ("What did they take?", "They took {a_snack}."),
        ("Where did they go?", "They went to {place}."),
    ),
    OWNER: (
        ("What did {hero} find?", "{hero} found {a_thing}."),
        ("Whose {toy} was it?", "It belonged to {friend}."),
        ("Who found the {toy}?", "{hero} found the {toy}."),
    ),
    RACE: (
        ("Where did they race?", "They raced to {place}."),
        ("Who ran ahead?", "{friend} ran ahead."),
        ("Who won?", "{hero} and {friend} were there together."),
    ),
}

# Each animal with its plural, what it is, what it eats, and where it lives.
ANIMALS = {
    "rabbit": ("rabbits", "a small animal with long ears", "grass and carrots", "under the ground"),
    "fox": ("foxes", "a clever animal with red fur", "mice and berries", "in the forest"),
    "mouse": ("mice", "a tiny animal with a long tail", "seeds and crumbs", "in a little hole"),
    "bear": ("bears", "a big, strong animal", "fish, berries and honey", "in the forest"),
    "duck": ("ducks", "a bird that can swim", "bread and water plants", "on the pond"),
    "hedgehog": ("hedgehogs", "a small animal with spines", "worms and snails", "under the leaves"),
    "kitten": ("kittens", "a young cat", "fish and drinks milk", "in a house"),
    "puppy": ("puppies", "a young dog", "meat and bones", "in a house"),
    "bird": ("birds", "an animal with feathers and wings", "seeds and worms", "in a nest"),
    "lamb": ("lambs", "a young sheep", "grass", "on the farm"),
    "squirrel": ("squirrels", "a small animal with a thick tail", "nuts", "in a tree"),
    "duckling": ("ducklings", "a young duck", "small water plants", "on the pond"),
    "owl": ("owls", "a bird that is awake at night", "mice", "in a hollow tree"),
}
