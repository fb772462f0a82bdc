"""The exceptions for what a caller did wrong and for what is missing for now; any other one is a fault."""


class Refused(ValueError):
    """A request, an option or a file that cannot be used; the message says what is possible.

    The server answers it with status 400, the command line with the message and exit code 2. Any other
    exception, a ValueError of NumPy too, is a fault: status 500, a traceback in the log, exit code 1.
    """


class Unavailable(Exception):
    """What a request needs cannot be had now, and the request is not the reason; it can be sent again.

    The server answers it with status 503 and Retry-After, the command line with the message and exit code 1.
    """
