"""Replicas on a Ray cluster of this machine, with the ingress in this process and without Ray's proxy."""

import logging
import os
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import ray
import uvicorn
from ray import serve
from ray.serve.handle import DeploymentHandle

from xlabatch.progress import report
from xlabatch.replicas.app import build_replicas
from xlabatch.replicas.current_weights import WeightsFolder
from xlabatch.replicas.ingress import Ingress
from xlabatch.replicas.options import ReplicaOptions
from xlabatch.server.http.starting import answering
from xlabatch.server.run import ListeningServer, prepare_for_connections, uvicorn_config
from xlabatch.server.settings import Settings

log = logging.getLogger(__name__)
LOOPBACK = "127.0.0.1"  # where the replicas send their responses
LOGS = {"log_level": "WARNING", "enable_access_log": False}


class IngressServer(ListeningServer):
    """When stopped, refuses requests with 503, and lets those in progress finish for `drain_s`."""

    def __init__(self, config: uvicorn.Config, settings: Settings, ingress: Ingress) -> None:
        super().__init__(config, settings)
        self.ingress = ingress

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at SIGINT and SIGTERM, here and during the shutdown of Ray afterwards, which takes seconds."""
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, self.handle_exit)
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.ingress.is_closing = True
        await self.drain(lambda: self.ingress.in_progress)
        await super().shutdown(sockets)
        await self.ingress.replies.close()


@contextmanager
def local_ray(processors: int) -> Iterator[None]:
    """Run a Ray cluster on this machine only, without usage reports."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # Ray has no other way to turn them off
    ray.init(
        address="local",
        num_cpus=processors,
        include_dashboard=False,
        log_to_driver=False,
        logging_level=logging.WARNING,
    )
    logging.getLogger("ray.serve").setLevel(logging.WARNING)
    try:
        yield
    finally:
        serve.shutdown()
        ray.shutdown()


@contextmanager
def local_replicas(options: ReplicaOptions) -> Iterator[DeploymentHandle[Any]]:
    """Run replicas on this machine. When the block ends, they finish their requests and Ray stops."""
    # A replica reserves one processor of Ray's count, which need not be the machine's count.
    with local_ray(max(options.replicas, options.max_replicas or 0) + 1):
        serve.start(proxy_location="Disabled", logging_config=LOGS)
        yield serve.run(build_replicas(options), logging_config=LOGS)


def ingress_server(options: ReplicaOptions, replicas: DeploymentHandle[Any], host: str) -> IngressServer:
    ingress = Ingress(replicas, options.settings, LOOPBACK)
    config = uvicorn_config(ingress.__serve_build_asgi_app__(), host, options.settings)
    return IngressServer(config, options.settings, ingress)


def start_with_weights(folder: WeightsFolder) -> None:
    """Say which weights the replicas take, and end a pause that is left from an earlier server."""
    folder.set_paused(False)
    if current := folder.current():
        log.warning("weights: version %d, %s, as %s says", current.version, current.path, folder.file)


def serve_replicas(options: ReplicaOptions, host: str, sockets: list[socket.socket]) -> None:
    """Serve replicas on bound sockets until a signal stops it; `host` is for the start message."""
    prepare_for_connections()
    with ExitStack() as stack:
        with answering([] if options.settings.ssl_certfile else sockets):
            if options.settings.weights_folder:
                start_with_weights(WeightsFolder(options.settings.weights_folder))
            report("starting replicas")
            replicas = stack.enter_context(local_replicas(options))
            ingress = ingress_server(options, replicas, host)
        ingress.run(sockets)
