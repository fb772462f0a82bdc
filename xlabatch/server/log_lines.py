"""The server's log on stderr: a line with its time for each event, as text or as JSON."""

import json
import logging
from datetime import UTC, datetime


class LineFormatter(logging.Formatter):
    """Writes the time in UTC, the level unless it is the usual one, and the message."""

    def format(self, record: logging.LogRecord) -> str:
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()} "
        return f"{time_of(record)} {level}{super().format(record)}"


class JsonFormatter(logging.Formatter):
    """Writes an object with `time` and `level`; a message that is JSON gives its own fields."""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        fields = read_object(message) or {"message": message}
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return json.dumps({"time": time_of(record), "level": record.levelname.lower(), **fields})


def time_of(record: logging.LogRecord) -> str:
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    return time.replace("+00:00", "Z")


def read_object(message: str) -> dict[str, object] | None:
    if not message.startswith("{"):
        return None
    try:
        fields: dict[str, object] = json.loads(message)
    except ValueError:
        return None
    return fields


def log_to_stderr(level: str, as_json: bool) -> None:
    """Log from now on, unless the process has a log already."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if as_json else LineFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler])
