"""How BPE on bytes first cuts a text into words, by the names that GGUF files have for it.

No token crosses a cut, so another cut gives other tokens. The expressions are from the tokenizer.json
that a model was published with. llama.cpp has simpler forms of some, which differ in marks and in letters
with case outside of ASCII.
"""

from typing import Any

Json = dict[str, Any]
CONTRACTIONS = "(?i:'s|'t|'re|'ve|'m|'ll|'d)"
SPACES = r"\s*[\r\n]+|\s+(?!\S)|\s+"
LINE_ENDS = r"[\r\n]*"
UPPER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]"
LOWER = r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
IDEOGRAPHS = "[\u4e00-\u9fa5\u0800-\u4e00\uac00-\ud7ff]+"
IDEOGRAPHS_AND_KANA = "[\u4e00-\u9fa5\u3040-\u309f\u30a0-\u30ff]+"
PUNCTUATION = "!-/:-~\uff01-\uff0f\uff1a-\uff5e\u2018-\u201f\u3000-\u3002"
ASCII_SYMBOLS = r"""!"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~"""
# the letters with upper and lower case that DeepSeek's first tokenizer lists, which are not all of Unicode's
CASED = """
    41-5A 61-7A B5 C0-D6 D8-F6 F8-1BA 1BC-1BF 1C4-293 295-2AF 370-373 376-377 37B-37D 37F 386 388-38A
    38C 38E-3A1 3A3-3F5 3F7-481 48A-52F 531-556 10A0-10C5 13A0-13F5 13F8-13FD 1C90-1CBA 1CBD-1CBF
    1D00-1D2B 1D6B-1D77 1D79-1D9A 1E00-1F15 1F18-1F1D 1F20-1F45 1F48-1F4D 1F50-1F57 1F59 1F5B 1F5D
    1F5F-1F7D 1F80-1FB4 1FB6-1FBC 1FBE 1FC2-1FC4 1FC6-1FCC 1FD0-1FD3 1FD6-1FDB 1FE0-1FEC 1FF2-1FF4
    1FF6-1FFC 2102 2107 210A-2113 2115 2119-211D 2124 2126 2128 212A-212D 212F-2134 2139 213C-213F
    2145-2149 214E 2183-2184 2C00-2C7B 2C7E-2CE4 2CEB-2CEE 2CF2-2CF3 A640-A66D A680-A69B A722-A76F
    A771-A787 A78B-A78E AB70-ABBF FB00-FB06 FB13-FB17 FF21-FF3A FF41-FF5A 10400-1044F 104B0-104D3
    104D8-104FB 10C80-10CB2 10CC0-10CF2 118A0-118DF 1E900-1E943
"""


def byte_level(use_regex: bool) -> Json:
    """Write bytes as letters; with `use_regex`, cut as GPT-2 does before."""
    return {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": use_regex}


def isolated(expression: str) -> Json:
    """Cut before and after each match."""
    return {"type": "Split", "pattern": {"Regex": expression}, "behavior": "Isolated", "invert": False}


def words(number: str, marks: str = "", symbols_end: str = LINE_ENDS) -> list[Json]:
    """Cut at words of letters and `marks`, runs of digits that match `number`, and symbols with their end."""
    letter = rf"[\p{{L}}{marks}]" if marks else r"\p{L}"
    word = rf"{CONTRACTIONS}|[^\r\n\p{{L}}\p{{N}}]?{letter}+"
    symbols = rf" ?[^\s\p{{L}}{marks}\p{{N}}]+{symbols_end}"
    return [isolated(f"{word}|{number}|{symbols}|{SPACES}"), byte_level(False)]


def cased_words(number: str, word_end: str = "") -> list[Json]:
    """Cut at words as `words` does, and where a lower-case letter is followed by an upper-case one."""
    before = r"[^\r\n\p{L}\p{N}]?"
    word = f"{before}{UPPER}*{LOWER}+{word_end}|{before}{UPPER}+{LOWER}*{word_end}"
    symbols = r" ?[^\s\p{L}\p{N}]+[\r\n/]*"
    return [isolated(f"{word}|{number}|{symbols}|{SPACES}"), byte_level(False)]


def characters(ranges: str) -> str:
    """The inside of a character class, from code points and ranges of them in hexadecimal."""
    return "".join("-".join(chr(int(code, 16)) for code in each.split("-")) for each in ranges.split())


def in_turn(*expressions: str) -> list[Json]:
    """Cut by each expression what the ones before have left and found."""
    return [isolated(each) for each in expressions]


DIGITS = {"type": "Digits", "individual_digits": True}
DEEPSEEK = in_turn(r"[\r\n]", rf"\s?[{characters(CASED)}]+", rf"\s?[{PUNCTUATION}]+", r"\s+$", IDEOGRAPHS)
DEEPSEEK_CODER = in_turn(r"[\r\n]", r"\s?\p{L}+", r"\s?\p{P}+", IDEOGRAPHS)
DEEPSEEK_V3 = in_turn(
    r"\p{N}{1,3}",
    IDEOGRAPHS_AND_KANA,
    rf"[{ASCII_SYMBOLS}][A-Za-z]+|[^\r\n\p{{L}}\p{{P}}\p{{S}}]?[\p{{L}}\p{{M}}]+"
    rf"| ?[\p{{P}}\p{{S}}]+{LINE_ENDS}|{SPACES}",
)
CUTS_BY_NAMES: list[tuple[tuple[str, ...], list[Json]]] = [
    (("gpt-2", "olmo", "phi-2", "exaone4", "granite-docling"), [byte_level(True)]),
    (
        ("starcoder", "refact", "smollm", "codeshell", "exaone", "command-r"),
        [DIGITS, byte_level(True)],
    ),
    (
        ("llama-bpe", "llama3", "llama-v3", "lfm2", "dbrx", "smaug-bpe", "chatglm-bpe", "glm4"),
        words(r"\p{N}{1,3}"),
    ),
    (("qwen2", "stablelm2", "deepseek-r1-qwen"), words(r"\p{N}")),
    (("qwen35",), words(r"\p{N}", marks=r"\p{M}")),
    (("seed-coder",), words(r"\p{N}", symbols_end="")),
    (("tekken",), cased_words(r"\p{N}")),
    (("gpt-4o", "llama4", "kanana2", "minimax-m2"), cased_words(r"\p{N}{1,3}", word_end=f"{CONTRACTIONS}?")),
    (("deepseek-llm",), [*DEEPSEEK, DIGITS, byte_level(False)]),
    (("deepseek-coder",), [*DEEPSEEK_CODER, DIGITS, byte_level(False)]),
    (("deepseek-v3",), [*DEEPSEEK_V3, byte_level(False)]),
]
# by tokenizer.ggml.pre, in the order of a tokenizer.json
CUTS = {name: cuts for names, cuts in CUTS_BY_NAMES for name in names}
# these normalize to Unicode's composed form (NFC) first
COMPOSED = ("qwen2", "deepseek-r1-qwen", "qwen35", "olmo", "command-r")
# a word that is a token is not merged from its parts
WHOLE_WORDS = ("llama-bpe", "llama3", "llama-v3", "lfm2", "glm4", "tekken")
# a text begins with BOS unless the file says otherwise
BEGINS_WITH_BOS = ("llama-bpe", "llama3", "llama-v3", "lfm2", "tekken")
