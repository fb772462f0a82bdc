"""Bind the server's sockets before anything is loaded, so that a taken port is noticed at once."""

import socket
import sys

from xlabatch.errors import Refused

FILES = 4096  # open files for a server; many systems start with 1024, too few for its connections


def bind(host: str, port: int) -> list[socket.socket]:
    """Bind a socket for each address of a host, on one port; 0 takes a free port. Refused if impossible."""
    if not 0 <= port <= 65535:
        raise Refused(f"--port is between 0 and 65535, got {port}")
    sockets: list[socket.socket] = []
    try:
        addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, type_, protocol, _, address in dict.fromkeys(addresses):
            sockets.append(socket.socket(family, type_, protocol))
            if sys.platform != "win32":  # otherwise a port stays taken for a minute after a server has ended
                sockets[-1].setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:  # as asyncio does: `::` and `0.0.0.0` are separate addresses
                sockets[-1].setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            sockets[-1].bind((address[0], port, *address[2:]))
            port = sockets[-1].getsockname()[1]
    except (OSError, UnicodeError) as error:
        for each in sockets:
            each.close()
        reason = error.strerror if isinstance(error, OSError) else error
        raise Refused(f"cannot listen on {host} port {port}: {reason}; see --host and --port") from None
    return sockets


def url_of(host: str, port: int, secure: bool = False) -> str:
    scheme = "https" if secure else "http"
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def raise_open_files_limit() -> None:
    """Let the process open more files, as far as the system allows: each connection is one file."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
