"""A Ray cluster on this machine that runs replicas, and ends with the block."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager

import ray
from ray import serve

from xlabatch.replicas.app import build
from xlabatch.replicas.options import ReplicaOptions


@contextmanager
def local_replicas(options: ReplicaOptions, host: str, port: int) -> Iterator[None]:
    """Run replicas behind one port; when the block ends they finish their requests and Ray is stopped."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # Ray has no other way to turn off its reports
    # a replica reserves one processor of Ray's count, which needs not be that of the machine
    processors = max(options.replicas, options.max_replicas or 0) + 1
    ray.init(
        address="local",
        num_cpus=processors,
        include_dashboard=False,
        log_to_driver=False,
        logging_level=logging.WARNING,
    )
    logging.getLogger("ray.serve").setLevel(logging.WARNING)
    logs = {"log_level": "WARNING", "enable_access_log": False}
    try:
        serve.start(proxy_location="HeadOnly", http_options={"host": host, "port": port}, logging_config=logs)
        ingress = serve.run(build(options), logging_config=logs)
        yield
        ingress.drain.remote(options.settings.drain_s).result()  # before Serve stops its proxy
    finally:
        serve.shutdown()
        ray.shutdown()
