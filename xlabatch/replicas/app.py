"""The application that Ray Serve runs: `import_path: xlabatch.replicas.app:build` in a config file."""

from typing import Any

from ray import serve
from ray.serve import Application

from xlabatch.replicas.ingress import Ingress
from xlabatch.replicas.options import ReplicaOptions
from xlabatch.replicas.replica import Replica

MAX_IN_PROGRESS = 10_000  # requests of an ingress, which wait for a replica there
SHUTDOWN_INTERVAL_S = 0.2  # between two looks at whether a replica that is stopped has ended its requests


def build_replicas(options: ReplicaOptions) -> Application:
    """Replicas, which are called by an ingress in another process."""
    replicas: Any = serve.deployment(Replica).options(
        name="Replica",
        max_ongoing_requests=2 * options.slots,  # as many wait there: a slot never waits for the ingress
        max_queued_requests=options.max_waiting,
        graceful_shutdown_timeout_s=options.settings.drain_s,
        graceful_shutdown_wait_loop_s=SHUTDOWN_INTERVAL_S,
        ray_actor_options={"num_cpus": 1, "num_gpus": options.gpus},
        **scaling(options),
    )
    app: Application = replicas.bind(options)
    return app


def build(options: ReplicaOptions) -> Application:
    """An ingress and replicas; a config file may give their deployments other options."""
    ingress: Any = serve.deployment(serve.ingress()(Ingress)).options(
        name="Ingress",
        max_ongoing_requests=MAX_IN_PROGRESS,
        graceful_shutdown_timeout_s=options.settings.drain_s,
        graceful_shutdown_wait_loop_s=SHUTDOWN_INTERVAL_S,
        ray_actor_options={"num_cpus": 0},
    )
    app: Application = ingress.bind(build_replicas(options), options.settings.max_body_bytes)
    return app


def scaling(options: ReplicaOptions) -> dict[str, Any]:
    """A fixed number of replicas, or as many as keep about as many requests as slots in each."""
    if options.max_replicas is None or options.max_replicas <= options.replicas:
        return {"num_replicas": options.replicas}
    return {
        "autoscaling_config": {
            "min_replicas": options.replicas,
            "max_replicas": options.max_replicas,
            "target_ongoing_requests": options.slots,
        }
    }
