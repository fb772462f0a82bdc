"""The words that `stories` casts from: people, places, things, and how a story may begin and close.

Words in braces are filled from the cast. Data only.
"""

HE = ("he", "him", "his")
SHE = ("she", "her", "her")

BOYS = ("Tom", "Ben", "Max", "Sam", "Leo", "Tim", "Jack", "Finn", "Oscar", "Noah", "Hugo", "Paul")
GIRLS = ("Lily", "Mia", "Anna", "Sue", "Rosa", "Emma", "Lucy", "Nora", "Ella", "Ruby", "Clara", "Ida")
CREATURES = ("rabbit", "fox", "mouse", "bear", "duck", "hedgehog")
ELDERS = (
    ("mother", SHE),
    ("father", HE),
    ("grandmother", SHE),
    ("grandfather", HE),
    ("aunt", SHE),
    ("uncle", HE),
)

COLOURS = ("red", "blue", "shiny", "old", "green", "yellow", "tiny", "silver", "wooden", "orange")
TOYS = (
    "ball",
    "kite",
    "hat",
    "key",
    "bell",
    "drum",
    "boat",
    "book",
    "scarf",
    "doll",
    "flute",
    "ring",
    "shell",
)
PLACES = (
    "the park",
    "the pond",
    "the beach",
    "the river",
    "the meadow",
    "the hill",
    "the farm",
    "the lake",
    "the market",
)
SPOTS = (
    "behind a big tree",
    "under a bench",
    "next to a rock",
    "in the tall grass",
    "inside a hollow log",
    "near the old gate",
    "under a pile of leaves",
    "beside the path",
)
JUNK = (
    "an old shoe",
    "a sleepy frog",
    "a little snail",
    "a broken stick",
    "some dry leaves",
    "a lost button",
)
WEATHERS = (
    ("sunny", "The sun was warm and the birds were singing."),
    ("windy", "The wind blew hard and the leaves danced in the air."),
    ("rainy", "Rain fell softly on the roofs."),
    ("cold", "The air was cold and the ground was white with frost."),
    ("foggy", "The fog was so thick that the trees looked like ghosts."),
    ("snowy", "Soft snow covered everything."),
    ("warm", "The air smelled of flowers."),
)
TRAITS = ("kind", "brave", "curious", "shy", "clever", "quiet", "cheerful", "careful")
HOBBIES = ("sing", "run", "paint", "read", "climb trees", "count the stars", "look for bugs", "tell jokes")
ANIMALS = ("kitten", "puppy", "bird", "lamb", "squirrel", "duckling", "owl")
TRAPS = (
    ("up in a tall tree", "ladder"),
    ("down in a deep hole", "rope"),
    ("inside a thorny bush", "stick"),
    ("under a heavy box", "shovel"),
    ("behind a locked door", "key"),
)
POTS = ("cup", "plate", "lamp", "clock", "jar", "bowl", "teapot", "mirror")
SOUNDS = (
    ("Tap, tap, tap", "a branch at the window"),
    ("Hoo, hoo", "an owl on the roof"),
    ("Scratch, scratch", "a mouse that was looking for crumbs"),
    ("Whoosh", "the wind in the chimney"),
    ("Drip, drip", "water that fell into a bucket"),
    ("Thump, thump", "a dog that was wagging its tail"),
)
SKILLS = (
    ("climb a tree", "climbed the tree"),
    ("ride a bike", "rode the bike"),
    ("do a handstand", "did a handstand"),
    ("skate", "skated"),
    ("dance", "danced"),
    ("jump rope", "jumped ten times"),
)
PLANTS = ("sunflower", "pumpkin", "bean", "rose", "apple tree", "carrot")
TREATS = ("cake", "pie", "soup", "pizza", "pudding")
NEEDS = ("cream", "flour", "sugar", "milk", "honey", "butter")
SNACKS = ("apple", "cookie", "sandwich", "pear", "piece of cake", "orange")
SHELTERS = ("a hollow tree", "an old barn", "a cave", "a little hut", "a big tent")

# Each opening with the words that may follow it for a day and for a night.
TALES = (
    "Once upon a time, there was a little {child} named {hero}.",
    "Once upon a time, a {child} named {hero} lived near {place}.",
    "Once upon a time, there lived a young {child} named {hero}.",
    "There was once a {child} whose name was {hero}.",
    "In a small house by {place} lived a {child} named {hero}.",
)
TALE_DAYS = ("One day,", "One {weather} morning,", "One {weather} day,", "One {weather} afternoon,")
MOMENTS = (
    "One day, a little {child} named {hero} woke up early.",
    "One day, {hero} the {child} was bored at home.",
    "One {weather} day, {hero} the {child} looked out of the window.",
    "It was a {weather} day, and a {child} named {hero} was at home.",
)
MOMENT_DAYS = ("After breakfast,", "A little later,", "Soon,", "That morning,")

PORTRAITS = (
    "{He} was very {trait}.",
    "{He} liked to {hobby}.",
    "{He} lived with {his} {elder}.",
    "{He} was {trait} and liked to {hobby}.",
    "Every day {he} liked to {hobby} with {his} {elder}.",
)
CLOSINGS = (
    "From that day on, {hero} was never sad for long.",
    "That night, {hero} slept very well.",
    "{hero} smiled all the way home.",
    "{hero} never forgot that day.",
    "And {hero} told the story to everyone in the village.",
    "The end.",
)

SEQUEL_DAYS = ("The next day,", "A week later,", "The next morning,")
