"""The plots that `stories` tells: each is a row of beats, each beat a few ways to say the same step.

Words in braces are filled from the cast. Data only.
"""

from typing import NamedTuple


class Beat(NamedTuple):
    """One step of a plot; a step that is not needed may be left out."""

    needed: bool
    ways: tuple[str, ...]


def must(*ways: str) -> Beat:
    """A step without which the plot makes no sense."""
    return Beat(True, ways)


def may(*ways: str) -> Beat:
    """A step that a terse teller leaves out."""
    return Beat(False, ways)


LOST = (
    must(
        "{He} had {a_thing}.",
        "{His} {elder} had given {him} {a_thing}.",
        "{He} had {a_thing}, and {he} took it everywhere.",
    ),
    must("{Day} {hero} took the {toy} to {place}.", "{Day} {hero} went to {place} with the {thing}."),
    may("{sky}"),
    may("{He} ran and jumped and laughed.", "{He} played there until {he} was tired."),
    must(
        "But when it was time to go home, the {toy} was gone.",
        "Then {he} saw that the {toy} was not there.",
        "But {he} did not take care, so the {toy} got lost.",
    ),
    may(
        "{hero} was very sad because {he} loved the {thing}.",
        '"Where is my {toy}?" {he} cried.',
        "{hero} sat down and began to cry.",
    ),
    must(
        '{His} friend {friend} heard {him} and said, "I will help you."',
        "{friend} came by and wanted to help.",
    ),
    must(
        "They looked {spot1}, but they found only {junk}.",
        "First they looked {spot1}, but the {toy} was not there.",
    ),
    may(
        "Then they looked {spot2}, but there was nothing.", "They also looked {spot2}, but found only {junk}."
    ),
    must(
        "At last {friend} looked {spot3}, and there was the {thing}!",
        "Then {hero} saw something {spot3}. It was the {thing}!",
    ),
    may('"There it is!" they shouted.', "{friend} clapped {f_his} hands.", '"I am so glad!" said {hero}.'),
    must(
        "{hero} was so happy that {he} gave {friend} a big hug.",
        "{hero} thanked {friend}, and they played with the {toy} together.",
        "After that, {hero} always took good care of the {toy}.",
    ),
)

STUCK = (
    must("{Day} {hero} walked to {place}.", "{Day} {hero} and {friend} went to {place}."),
    may("{sky}"),
    must("There {he} heard a sad little cry.", "Suddenly {he} heard a small voice calling for help."),
    must(
        "It was {an_animal}, stuck {trap}.", "{hero} saw {an_animal} that was {trap} and could not get out."
    ),
    may('"Do not be afraid," said {hero}. "I will help you."', '"Poor little {animal}!" said {hero}.'),
    may(
        "{hero} tried to reach the {animal}, but it was too far away.",
        "{He} tried and tried, but it did not work.",
    ),
    must(
        "So {hero} ran home to get a {tool}.",
        'So {he} called {his} friend {friend} and said, "Please bring a {tool}!"',
        "Then {hero} had an idea. {He} asked {his} {elder} for a {tool}.",
    ),
    must(
        "With the {tool}, {he} got the {animal} out.",
        "The {tool} was just right, and soon the {animal} was free.",
    ),
    may(
        "The {animal} was cold, so {hero} held it close.",
        "The {animal} was hungry, so {hero} gave it some bread.",
    ),
    must(
        "The {animal} was so happy that it followed {hero} home.",
        "{hero} was proud because {he} had helped the {animal}.",
        '"Thank you," the {animal} seemed to say, and it ran off.',
    ),
)

BROKEN = (
    must("{Day} {hero} was playing with {his} {thing} in the house.", "{Day} {hero} ran around the house."),
    must(
        "{He} was not careful, so {his} {elder}'s {pot} fell down and broke.",
        "Crash! {He} hit the {pot}, and it fell on the floor and broke.",
    ),
    must(
        "{hero} was scared because {his} {elder} loved that {pot}.",
        "{hero} felt bad, and {he} did not know what to do.",
    ),
    may("First {he} hid the pieces under the bed.", '"Maybe nobody will see it," {he} thought.'),
    may(
        '{His} friend {friend} said, "You should tell the truth."',
        '"Tell your {elder}," said {friend}. "It is better."',
    ),
    must(
        'So {hero} went to {his} {elder} and said, "I broke your {pot}. I am sorry."',
        "At last {hero} told {his} {elder} about the {pot}.",
    ),
    must(
        '{His} {elder} was not angry. "Thank you for telling me," {e_he} said.',
        '"I am glad that you told the truth," said {his} {elder}.',
    ),
    may(
        "They took some glue and fixed the {pot} together.",
        "Together they made a new {pot}, even nicer than before.",
    ),
    must(
        "{hero} felt much better, and {he} learned to be careful.",
        "{hero} learned that it is always good to tell the truth.",
    ),
)

SHARE = (
    must(
        "{Day} {hero} and {his} friend {friend} went to {place}.",
        "{Day} {hero} met {his} friend {friend} at {place}.",
    ),
    may("{sky}"),
    must("They found {a_thing} {spot1}.", "There they saw {a_thing}."),
    must(
        '"It is mine!" said {hero}. "No, it is mine!" said {friend}.',
        "Both of them wanted to play with the {toy}.",
        '"I saw the {toy} first!" shouted {hero}.',
    ),
    may(
        "They pulled and pulled until the {toy} almost broke.", "{friend} began to cry, and {hero} was angry."
    ),
    must(
        'Then {hero}\'s {elder} came and said, "You can take turns."',
        'Then {hero} had an idea. "Let us share it," {he} said.',
    ),
    must(
        "So {friend} played with the {toy} first, and then it was {hero}'s turn.",
        "So they played with the {toy} together.",
    ),
    may("They laughed so loud that {an_animal} came to watch.", '"This is much more fun," said {friend}.'),
    must("They learned that sharing makes everyone happy.", "{hero} was glad because sharing was more fun."),
)

NOISE = (
    must(
        "{Night} {hero} could not sleep because {he} heard a noise.",
        "{Night} a strange noise woke {hero} up.",
    ),
    must('"{sound}!" it went.', '"{sound}!" went the noise in the dark.'),
    may("{hero} hid under the blanket and did not move.", "{hero} was so afraid that {his} heart beat fast."),
    may(
        '"Is it a monster?" {he} thought.',
        '"Who is there?" {he} asked, but nobody answered.',
        '"{sound}!" it went again.',
    ),
    must(
        "So {he} called {his} {elder}, and {e_he} came with a lamp.",
        "But {hero} wanted to be brave, so {he} took a lamp and went to look.",
    ),
    must("It was only {cause}!", "Then {he} saw that it was only {cause}."),
    may('"There is nothing to be afraid of," {he} thought.', "{hero} laughed and laughed."),
    must(
        "{hero} was not afraid anymore, so {he} went back to sleep.",
        "After that, {hero} was not afraid of the dark.",
    ),
)

LEARN = (
    must(
        "{hero} wanted to {skill}, but {he} did not know how.",
        "{hero} wished that {he} could {skill} like {friend}.",
    ),
    must("{Day} {he} went to {place} to try.", "{Day} {he} tried it at {place}."),
    must(
        "{He} tried once, but it did not work.",
        "{He} fell down and hurt {his} knee.",
        "{He} tried and tried, but it was too hard.",
    ),
    may('"I can never do it," {he} said.', "{hero} was sad and wanted to go home."),
    must(
        '{His} friend {friend} saw {him} and said, "Try again. I will show you."',
        '"Do not give up," said {his} {elder}. "I will help you."',
    ),
    may("So {hero} tried every day, even when it was {weather}.", "They tried it slowly, step by step."),
    must("At last {hero} {did} all alone!", "Then, one day, {hero} {did} and everyone cheered!"),
    may('"Look at me!" {he} shouted.', '"You did it!" said {friend}.'),
    must(
        "{hero} was proud because {he} had not given up.",
        "Now {hero} could {skill}, and {he} did it every day.",
    ),
)

GARDEN = (
    must("{Day} {his} {elder} gave {hero} a tiny seed.", "{Day} {hero} found a tiny seed near {place}."),
    may('"What will it be?" asked {hero}.', '"You must wait and see," said {his} {elder}.'),
    must(
        "{He} put the seed in the ground and gave it water.",
        "{hero} planted it in the garden behind the house.",
    ),
    must(
        "{He} waited and waited, but nothing happened.",
        "Every day {he} looked, but there was only brown earth.",
    ),
    may(
        '"It will never grow," {he} said.',
        '"Seeds need time," said {his} {elder}.',
        "{hero} wanted to dig it up.",
    ),
    must(
        "Then it rained, and the next day there was a small green leaf.",
        "But {he} gave it water every day, so at last a green leaf came out.",
    ),
    may("It grew and grew until it was taller than {hero}.", "The sun made it strong."),
    must("It was {a_plant}!", "Soon everyone could see that it was {a_plant}."),
    must(
        "{hero} showed the {plant} to {his} friend {friend}, and they were both happy.",
        "{hero} learned that good things take time.",
    ),
)

BAKE = (
    must(
        "{Day} {hero} wanted to make {a_treat} for {his} {elder}.",
        "{Day} {his} {elder} had a birthday, so {hero} wanted to make {a_treat}.",
    ),
    may("{He} put on a big hat and washed {his} hands.", "{hero} was busy in the kitchen all morning."),
    must("But there was no {need} in the house.", '"Oh no," said {hero}. "We have no {need}!"'),
    may(
        "{hero} looked on every shelf, but there was only salt.",
        "Without {need}, the {treat} would not be good.",
    ),
    must(
        "So {his} friend {friend} ran to the market and got some {need}.",
        "So {hero} asked {friend}, who had a lot of {need}.",
    ),
    may("They mixed it all in a big bowl.", "Soon there was {need} on the floor and on {hero}'s nose."),
    must("After an hour, the {treat} was ready, and it smelled so good.", "At last the {treat} was ready."),
    must(
        '"This is the best {treat} in the world!" said {his} {elder}.',
        "{His} {elder} was so happy that {e_he} ate it all.",
        "They ate the {treat} together, and {his} {elder} smiled.",
    ),
)

NEWCOMER = (
    must(
        "{Day} {hero} saw a {f_child} named {friend} at {place}.",
        "{Day} a new {f_child} named {friend} came to the village.",
    ),
    must("{friend} sat all alone {spot1}.", "{friend} had no friends there and looked sad."),
    may("{hero} was shy, so {he} did not say anything.", "{hero} wanted to say hello, but {he} was shy."),
    may("Then {he} thought of something.", '{His} {elder} said, "Go and be kind."'),
    must(
        "{hero} had {a_snack}, so {he} gave half of it to {friend}.",
        'At last {hero} went to {f_him} and said, "Do you want my {snack}?"',
    ),
    must(
        '"Thank you," said {friend}, and {f_he} smiled.',
        '{friend} took the {snack}. "You are very kind," {f_he} said.',
    ),
    may("{friend} had {a_thing}, and they played with it.", "{friend} showed {him} {a_thing}."),
    must(
        "They played until the sun went down.",
        "Now {friend} was not alone anymore.",
        "So they became friends.",
    ),
)

STORM = (
    must(
        "{Day} {hero} and {friend} took {a_snack} and went to {place}.",
        "{Day} {hero} and {friend} put {a_snack} in a basket and went to {place}.",
    ),
    may("The sky was blue, and they were very happy.", "They sat down {spot1} and talked."),
    must("But then the sky became dark, and it began to rain.", "Suddenly there was a loud storm."),
    may(
        '"I am afraid," said {friend}.',
        '"We must go home!" said {hero}.',
        "The thunder was so loud that {friend} cried.",
    ),
    must("They ran fast and hid in {shelter}.", '"Come here!" said {hero}, and they hid in {shelter}.'),
    may("They ate the {snack} and sang a song.", "{hero} held {friend}'s hand because {f_he} was cold."),
    must("After a while the rain stopped, and the sun came out.", "At last the storm went away."),
    may("There was a rainbow over {place}!", '"Look, a rainbow!" said {friend}.'),
    must(
        "They walked home, and {his} {elder} gave them hot tea.",
        "They were wet but happy, so they danced all the way home.",
    ),
)

OWNER = (
    must("{Day} {hero} found {a_thing} {spot1}.", "{Day} {hero} saw {a_thing} on the way to {place}."),
    may("{He} wanted to keep it because it was so pretty.", '"What a nice {toy}!" {he} said.'),
    must(
        'But {his} {elder} said, "Somebody will miss that {toy}."',
        "But {he} knew that the {toy} belonged to somebody else.",
    ),
    must(
        "So {hero} asked everyone, but nobody knew the {toy}.",
        "So {hero} went from house to house with the {toy}.",
    ),
    may("It was {weather}, and {he} was very tired.", "On the way {he} met {an_animal}."),
    must(
        "Then {he} met {friend}, who was crying because {f_he} had lost {a_thing}.",
        'At the last house, {friend} shouted, "That is my {toy}!"',
    ),
    must(
        "{hero} gave the {thing} back to {friend}.",
        '"Here it is," said {hero}, and {he} gave {f_him} the {toy}.',
    ),
    must(
        "{friend} was so happy that {f_he} gave {hero} {a_snack}.",
        "{hero} was glad because {he} had done the right thing.",
    ),
)

RACE = (
    must(
        "{hero} had a friend named {friend}, who was fast and liked to laugh at {him}.",
        '{His} friend {friend} always said, "Nobody is as fast as me."',
    ),
    must("{Day} they had a race to {place}.", '{Day} {hero} said, "Let us race to {place}."'),
    may("{sky}", "Everyone in the village came to watch."),
    must(
        "{friend} ran ahead, and {hero} was far behind.",
        "{friend} was soon so far ahead that nobody could see {f_him}.",
    ),
    must(
        "But {friend} stopped to eat {a_snack} and fell asleep {spot1}.",
        "But {friend} fell down {spot1} and hurt {f_his} leg.",
    ),
    may("{hero} was slow, but {he} did not stop.", "Step by step, {hero} came closer."),
    must(
        "{hero} came by and helped {friend} up.", '{hero} saw {f_him} and said, "Come, let us go together."'
    ),
    must("They came to {place} together, so they both won.", "So they walked to {place} side by side."),
    may('"I am sorry that I laughed at you," said {friend}.', '"You are a good friend," said {friend}.'),
)

PLOTS = (LOST, STUCK, BROKEN, SHARE, NOISE, LEARN, GARDEN, BAKE, NEWCOMER, STORM, OWNER, RACE)

# Plots that begin within the life already told: none that brings in a stranger.
SEQUELS = (LOST, STUCK, BROKEN, NOISE, LEARN, GARDEN, BAKE)
