"""Exceptions for a caller's mistake and for what is unavailable for now; any other exception is a fault."""


class Refused(ValueError):
    """A request, an option or a file that cannot be used; the message says what is possible.

    The server answers it with status 400, the command line with the message and exit code 2. Any other
    exception, even a ValueError from NumPy, is a fault: status 500, a traceback in the log, exit code 1.
    """


class Unavailable(Exception):
    """Something that a request needs is missing for now; the request is right and can be sent again.

    The server answers it with status 503 and Retry-After, the command line with the message and exit code 1.
    """
