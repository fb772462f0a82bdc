"""README's table of families, from what make_golden.py found.

python tests/golden/family_table.py        prints it
"""

import json

from golden.make_golden import FOLDER

WHAT = {
    "llama": "2, 3, 3.1, 3.2; linear, dynamic, llama3, yarn ropes; biases",
    "mistral": "sliding window",
    "qwen2": "2, 2.5; window in upper layers",
    "qwen3": "norms of queries and keys",
    "gemma2": "capped scores and logits, windows in turn",
    "gemma3_text": "local and global layers with ropes of their own",
    "phi3": "3, 3.5; fused tensors, partial rotary, longrope",
    "olmo2": "norms behind",
    "smollm3": "layers without rope",
    "granite": "multipliers",
    "gpt2": "learned positions",
    "gpt_neox": "Pythia too; parallel or not",
    "mixtral": "experts",
    "qwen3_moe": "experts",
}


def table() -> str:
    """Markdown, a row for each family; the worst of its cases counts."""
    proof = json.loads((FOLDER / "proof.json").read_text())
    lines = ["| `model_type` | | cases | decoder | NumPy | greedy tokens |", "|---|---|--:|--:|--:|--:|"]
    for family, what in WHAT.items():
        cases = [found for found in proof.values() if found["family"] == family]
        far = [f"{max(found[name] for found in cases):.0e}" for name in ("decoder", "numpy")]
        equal, of = (sum(found[name] for found in cases) for name in ("equal", "of"))
        lines.append(f"| `{family}` | {what} | {len(cases)} | {far[0]} | {far[1]} | {equal} of {of} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
