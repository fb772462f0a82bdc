"""Numbers of bytes as users read them, in powers of 1024 everywhere."""


def format_bytes(count: float) -> str:
    """Return a number of bytes with its unit, in three digits: 92.1 MiB."""
    for unit in ("B", "KiB", "MiB", "GiB"):
        if count < 999.5:
            return f"{count:.3g} {unit}"
        count /= 1024
    return f"{count:.3g} TiB"
