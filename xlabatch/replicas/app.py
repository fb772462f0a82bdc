"""The application that Ray Serve runs: `import_path: xlabatch.replicas.app:build` in a config file."""

from typing import Any

from ray import serve
from ray.serve import Application

from xlabatch.replicas.ingress import Ingress
from xlabatch.replicas.options import ReplicaOptions
from xlabatch.replicas.replica import Replica

MAX_IN_PROGRESS = 10_000  # requests of an ingress, which wait there for a replica
SHUTDOWN_INTERVAL_S = 0.2  # between checks of whether a replica that stops has finished its requests


def build_replicas(options: ReplicaOptions) -> Application:
    """Define the replicas, which an ingress in another process calls."""
    scaling: dict[str, Any] = {"num_replicas": options.replicas}
    if (options.max_replicas or 0) > options.replicas:  # the count follows the requests per slot
        scaling = {
            "autoscaling_config": {
                "min_replicas": options.replicas,
                "max_replicas": options.max_replicas,
                "target_ongoing_requests": options.slots,
            }
        }
    replicas: Any = serve.deployment(Replica).options(
        name="Replica",
        max_ongoing_requests=2 * options.slots,  # half of them wait there: slots never wait for the ingress
        max_queued_requests=options.max_waiting,
        graceful_shutdown_timeout_s=options.settings.drain_s,
        graceful_shutdown_wait_loop_s=SHUTDOWN_INTERVAL_S,
        ray_actor_options={"num_cpus": 1, "num_gpus": options.gpus},
        **scaling,
    )
    return replicas.bind(options)


def build(options: ReplicaOptions) -> Application:
    """Build an ingress and replicas. A config file may override the options of their deployments."""
    ingress: Any = serve.deployment(serve.ingress()(Ingress)).options(
        name="Ingress",
        max_ongoing_requests=MAX_IN_PROGRESS,
        graceful_shutdown_timeout_s=options.settings.drain_s,
        graceful_shutdown_wait_loop_s=SHUTDOWN_INTERVAL_S,
        ray_actor_options={"num_cpus": 0},
    )
    return ingress.bind(build_replicas(options), options.settings)
