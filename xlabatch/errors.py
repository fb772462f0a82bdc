"""The exception for what a caller did wrong; any other exception is a fault of ours or of a library."""


class Refused(ValueError):
    """A request, an option or a file that cannot be used; the message says what is possible.

    The server answers it with status 400, the command line with the message and exit code 2. Any other
    exception, a ValueError of NumPy too, is a fault: status 500, a traceback in the log, exit code 1.
    """
