"""`xlabatch serve`: OpenAI's API over HTTP, with a chat page."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path
from socket import socket
from threading import Thread
from typing import TYPE_CHECKING, Any

from xlabatch.cli.meanwhile import Meanwhile, rare_collections
from xlabatch.cli.options import (
    AddArgument,
    Subparsers,
    adapter_room,
    add_model_command,
    add_receipt_key,
    add_tensor,
    at_least_one,
    client_names,
    named_folders,
    packages_for,
    prepare_engine,
    serving_contexts,
)
from xlabatch.cli.progress_line import show_progress
from xlabatch.cli.served_models import (
    CONTEXT_NAMES,
    add_engine_options,
    add_models,
    add_text_options,
    models_of,
    naming,
)
from xlabatch.cli.tables import Console, startup_facts, startup_table
from xlabatch.cli.terminal import align, wrap
from xlabatch.errors import Refused
from xlabatch.text.chat_template import read_template

if TYPE_CHECKING:
    from xlabatch.checkpoint.source import Source
    from xlabatch.llm import LLM
    from xlabatch.server.run import DrainingServer
    from xlabatch.server.service import Server
    from xlabatch.server.settings import Settings
    from xlabatch.training.trainer import Trainer

LOOPBACK = ("127.0.0.1", "localhost", "::1")
OTHER_KEYS = ("VLLM_API_KEY", "LLAMA_API_KEY")  # from which other servers read theirs
MAX_S = 86400
TRAINED_ADAPTERS = 4  # adapters that are in an engine at once, if nothing else is said
TRAINED_RANK = 32
LEVELS = ("debug", "info", "warning", "error")
LLM_OPTIONS = (  # arguments with the names that `LLM` has for them
    *("slots", "context", "cache", "windows", "arithmetic", "queue", "policy", "preempt", "budget", "ahead"),
    *("speculate", "draft", "snapshot_every", "cache_dir", "cache_bytes", "packed_cache"),
    *("steps_per_dispatch", "prefix_reuse", "promise", "adapters", "adapter_rank", "embeddings"),
    *("tool_format", "images", "generation_config", "receipt_key"),
)


def add(subparsers: Subparsers) -> None:
    help = "serve OpenAI's API and a chat page over HTTP"
    command = add_model_command(
        subparsers,
        "serve",
        run,
        help,
        prints_json=False,
        several_models=True,
        context_names=CONTEXT_NAMES,
        serves=True,
    )
    add_models(command.add_argument)
    config = "options by name in a YAML file; XLABATCH_SLOTS=8 in the environment is --slots 8"
    command.add_argument("--config", type=Path, metavar="FILE", help=config)
    add_tensor(command)
    hosts = command.add_argument_group("several hosts, a process on each").add_argument
    hosts("--coordinator", metavar="HOST:PORT", help="process 0's address; all processes get the same")
    hosts("--processes", type=int, default=1, help="how many there are (default 1)")
    hosts("--process-id", type=int, default=0, help="which of them this is (default 0, which serves)")
    engine = command.add_argument_group("engine").add_argument
    add_engine_options(engine)
    folder = "let clients load and remove adapters, from this folder only (default: they may not)"
    engine("--adapter-folder", type=Path, metavar="DIR", help=folder)
    weights = "let clients replace the weights, from this folder or by a body (default: they may not)"
    engine("--weights-folder", type=Path, metavar="DIR", help=weights)
    train = "train adapters over HTTP with Tinker's API, and keep them there (default: none are trained)"
    engine("--train", type=Path, metavar="DIR", help=train)
    add_http_options(command.add_argument_group("HTTP").add_argument)
    replicas = command.add_argument_group("replicas").add_argument
    several = "engines, by Ray Serve (default 1: no Ray); with several, --context is 2048 by default"
    replicas("--replicas", type=int, default=1, metavar="N", help=several)
    replicas("--max-replicas", type=int, metavar="N", help="start more while many requests wait, up to N")


def add_http_options(http: AddArgument) -> None:
    http("--host", default="127.0.0.1", help="address (default 127.0.0.1: this machine only)")
    http("--port", type=int, default=8000, help="port (default 8000; 0 takes a free one)")
    name = "the model's name for clients, or a,b: the first is shown (default: of its file, folder or hub id)"
    http("--name", "--served-model-name", "--alias", metavar="NAME", help=name)
    keys = "API keys, one a line, perhaps with name=NAME and weight=NUMBER; or XLABATCH_API_KEYS=a,b"
    key = "an API key, which other users of this machine can see; may be repeated"
    http("--api-key", action="append", default=[], metavar="KEY", help=key)
    http("--api-key-file", type=Path, metavar="FILE", help=keys)
    pages = "other pages that may call, * for all (default none)"
    http("--cors", action="extend", nargs="+", type=origin, default=[], metavar="ORIGIN", help=pages)
    hosts = "names of this server, * for any (default: localhost and --host; any with API keys)"
    http(
        "--allowed-hosts", action="extend", nargs="+", type=host_name, default=[], metavar="NAME", help=hosts
    )
    step = "seconds of a step after which /health is degraded (default 60)"
    http("--step-timeout", type=float, default=60.0, metavar="S", help=step)
    drain = "seconds that running requests have after Ctrl-C (default 30)"
    http("--drain", type=float, default=30.0, metavar="S", help=drain)
    http("--files", type=Path, metavar="DIR", help="keep uploaded files and batches there (default: none)")
    add_text_options(http)
    add_receipt_key(http)
    http(
        "--lenient",
        action="store_true",
        help="ignore parameters that are not supported, which are logged, and names of unknown models",
    )
    certificate = "a certificate in PEM, with its chain: serve HTTPS"
    http("--ssl-certfile", type=Path, metavar="FILE", help=certificate)
    http("--ssl-keyfile", type=Path, metavar="FILE", help="its key in PEM (default: in the same file)")
    traces = (
        "where traces go, http://HOST:4318/v1/traces (default: as OTEL_* in the environment say, or none)"
    )
    http("--otlp-traces-endpoint", metavar="URL", help=traces)
    level = "the least that is logged (default info)"
    http("--log-level", type=str.lower, choices=LEVELS, default="info", help=level)
    http("--log-json", action="store_true", help="log a line of JSON for each request, print no summary")
    http("--verbose", action="store_true", help="print compile times and memory in full")


def origin(text: str) -> str:
    """Check an origin of --cors, which would otherwise take the model after it as one."""
    if text not in ("*", "null") and "://" not in text:
        raise argparse.ArgumentTypeError(
            f"an origin is * or begins with http:// or https://, got {text!r:.80}; a model comes first: "
            "xlabatch serve MODEL --cors ORIGIN"
        )
    return text


def host_name(text: str) -> str:
    """Check a name of --allowed-hosts, which would otherwise take the model after it as one."""
    if "/" in text or text.endswith(".gguf"):
        raise argparse.ArgumentTypeError(
            f"a host is a name such as example.org, got {text!r:.80}; a model comes first: "
            "xlabatch serve MODEL --allowed-hosts NAME"
        )
    return text


def run(args: argparse.Namespace) -> int:
    """Serve a model until Ctrl-C."""
    from xlabatch.server.http.listen import bind

    for name, s, least in (("drain", args.drain, 0), ("step-timeout", args.step_timeout, 1)):
        if not least <= s <= MAX_S:
            raise Refused(f"--{name} is a number of seconds between {least} and {MAX_S}, got {s:g}")
    at_least_one(tensor=args.tensor, processes=args.processes)
    models = models_of(args)
    check_folders(args, models)
    make_room_for_adapters(models)
    check_one_model(args, len(models))
    if not 0 <= args.process_id < args.processes:
        raise Refused(f"--process-id is below the {args.processes} --processes, got {args.process_id}")
    if (args.processes > 1) != bool(args.coordinator):
        raise Refused("--coordinator and --processes go together")
    if args.coordinator:
        from xlabatch.distributed.hosts import join_hosts

        join_hosts(args.coordinator, args.processes, args.process_id)
    if args.process_id:
        follow(models[0])
        return 0
    check_replicas(models[0])
    for model in models:
        check_engine_options(model)
    check_certificate(args)
    with ExitStack() as stack:  # the sockets first: a taken port is found before a model is loaded
        sockets = [stack.enter_context(open_socket) for open_socket in bind(args.host, args.port)]
        if args.replicas > 1 or args.max_replicas:
            serve_several(models[0], sockets)
        else:
            serve_models(args, models, sockets)
    return 0


def follow(args: argparse.Namespace) -> None:
    """Compute a part of the model of process 0."""
    from xlabatch.checkpoint.source import open_source

    prepare_engine()
    load_llm(args, open_source(args.model)).engine.follow()


def make_folder(option: str, folder: Path | None) -> None:
    """Make the folder of an option before models are loaded. Refused if that cannot be done."""
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"{option} {folder} cannot be made: {error.strerror}") from None


def check_folders(args: argparse.Namespace, models: Sequence[argparse.Namespace]) -> None:
    """Check the folders of files, weights and adapters, and give engines that train room for adapters."""
    make_folder("--files", args.files)
    if args.weights_folder and not args.weights_folder.is_dir():
        raise Refused(f"--weights-folder {args.weights_folder} is not a folder")
    if args.train is None:
        return
    from xlabatch.server.settings import TRAINED

    if args.weights_folder:
        raise Refused("--train needs weights that stay, and --weights-folder lets clients replace them")
    make_folder("--train", args.train)
    for each in models:
        named = named_folders(each.adapter)
        each.adapters = each.adapters or len(named) + TRAINED_ADAPTERS
        if each.adapters <= len(named):
            raise Refused(f"--train needs a place for adapters besides the {len(named)} named: --adapters")
        if any(name.startswith(TRAINED) for name in named):
            raise Refused(f"names that begin with {TRAINED!r} belong to adapters in training")
        each.adapter_rank = max(each.adapter_rank, TRAINED_RANK)


def make_room_for_adapters(models: Sequence[argparse.Namespace]) -> None:
    """Give engines room for the adapters that are named, if no number is given."""
    for args in models:
        named = named_folders(args.adapter)
        if named and not args.adapters:
            room = adapter_room(named)
            args.adapters = room["adapters"]
            args.adapter_rank = max(args.adapter_rank, room["adapter_rank"])
        if len(named) > args.adapters:
            raise Refused(f"--adapters {args.adapters} is less than the {len(named)} that are named")
    if models[0].adapter_folder and not any(args.adapters for args in models):
        raise Refused("--adapter-folder takes --adapters, the number that can be loaded at once")


def check_one_model(args: argparse.Namespace, models: int) -> None:
    """Refuse several models where processes or devices have parts of one."""
    divided = {
        "tensor": args.tensor is not None,
        "processes": args.processes > 1,
        "replicas": args.replicas > 1,
        "max-replicas": args.max_replicas is not None,
        "train": args.train is not None,
    }
    given = [name for name, is_given in divided.items() if is_given]
    if models > 1 and given:
        raise Refused(f"--{given[0]} is for one model, got {models}: start a server for each")


def api_keys(args: argparse.Namespace) -> list[str]:
    """Return the API keys, after checking that what serving needs is installed."""
    with packages_for("serving"):
        from xlabatch.server.http.api_keys import keys_in

        if find_spec("fastapi") is None:  # which is imported later
            raise ImportError("No module named 'fastapi'")
    keys = keys_in(args.api_key_file, os.environ.get("XLABATCH_API_KEYS"), args.api_key)
    for other in OTHER_KEYS:
        if not keys and os.environ.get(other):
            print(
                f"xlabatch: {other} is not read, so no key is needed: set XLABATCH_API_KEYS", file=sys.stderr
            )
    if args.host not in LOOPBACK and not keys:
        print(
            f"xlabatch: anyone who reaches {args.host} can send requests: set API keys with --api-key-file",
            file=sys.stderr,
        )
    return keys


def check_replicas(args: argparse.Namespace) -> None:
    at_least_one(replicas=args.replicas)
    if args.max_replicas is not None and args.max_replicas < args.replicas:
        raise Refused(f"--max-replicas is at least --replicas, {args.replicas}, got {args.max_replicas}")
    if args.replicas == 1 and not args.max_replicas:
        return
    if args.files or args.session_mib or args.adapters:
        raise Refused("--files, --session-mib and --adapters are for one engine: replicas share nothing")
    try:
        import xlabatch.replicas.local  # noqa: F401 (found here, before the model is loaded)
    except ImportError as error:
        raise Refused(
            f"replicas need Ray: {error}; in a clone of xlabatch, pip install '.[serve,ray]'"
        ) from None
    from xlabatch.server.tracing import exporter_to

    exporter_to(args.otlp_traces_endpoint)  # refused here, and not by a replica


def check_certificate(args: argparse.Namespace) -> None:
    """Read the certificate and its key before a model is loaded. Refused if that fails."""
    import ssl

    if args.ssl_keyfile and not args.ssl_certfile:
        raise Refused("--ssl-keyfile takes --ssl-certfile, the certificate of the key")
    if args.ssl_certfile:
        for name, file in (("--ssl-certfile", args.ssl_certfile), ("--ssl-keyfile", args.ssl_keyfile)):
            if file and not file.exists():
                raise Refused(f"{name} {file}: there is no such file")
        try:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(args.ssl_certfile, args.ssl_keyfile, password=lambda: "")
        except ssl.SSLError as error:
            raise Refused(f"--ssl-certfile {args.ssl_certfile} and its key cannot be used: {error}") from None


def serve_several(args: argparse.Namespace, sockets: list[socket]) -> None:
    from xlabatch.checkpoint.source import open_source
    from xlabatch.replicas.local import serve_replicas
    from xlabatch.replicas.options import ReplicaOptions

    keys = api_keys(args)
    source = open_source(args.model)
    options = ReplicaOptions(
        model=args.model,
        weights=args.weights,
        chat_template=read_template(args.chat_template) if args.chat_template else None,
        engine=llm_options(args),
        settings=server_settings(args, keys, source.name),
        otlp_traces_endpoint=args.otlp_traces_endpoint,
        replicas=args.replicas,
        max_replicas=args.max_replicas,
        max_waiting=args.queue,
    )
    serve_replicas(options, args.host, sockets)


def llm_options(args: argparse.Namespace) -> dict[str, Any]:
    folders = "cache_dir", "packed_cache"  # replicas have another working directory
    return {name: getattr(args, name) for name in LLM_OPTIONS} | {
        **{name: getattr(args, name) and getattr(args, name).absolute() for name in folders},
        "policy": args.policy or ("priority" if args.files else "fair"),
        "snapshot_bytes": None if args.snapshot_mib is None else args.snapshot_mib * 2**20,
        "mesh": args.tensor and f"tensor={args.tensor}",
    }


def check_engine_options(args: argparse.Namespace) -> None:
    """Refuse impossible options before the port answers; what depends on the model is checked with it."""
    from xlabatch.engine.options import EngineOptions

    names = {field.name for field in fields(EngineOptions)}
    EngineOptions.of({name: value for name, value in llm_options(args).items() if name in names})


def server_settings(args: argparse.Namespace, keys: list[str], name: str) -> "Settings":
    """Return the server's settings; `name` is the model's own name."""
    from xlabatch.server.settings import Settings

    shown, *others = client_names(args.name, name)
    return Settings(
        name=shown,
        other_names=others,
        api_keys=keys,
        cors_origins=args.cors,
        allowed_hosts=[args.host, *args.allowed_hosts] if args.allowed_hosts or not keys else (),
        drain_s=args.drain,
        step_timeout_s=args.step_timeout,
        files=args.files,
        adapter_folder=args.adapter_folder,
        train=args.train,
        weights_folder=args.weights_folder and args.weights_folder.absolute(),
        lenient=args.lenient,
        as_json=args.log_json,
        log_level=args.log_level,
        ssl_certfile=args.ssl_certfile,
        ssl_keyfile=args.ssl_keyfile,
    )


def load_models(
    args: argparse.Namespace, models: Sequence[argparse.Namespace], keys: list[str]
) -> "DrainingServer":
    """Load the models of a server one after the other; if there are several, errors say which one.

    The programs of all of them are loaded or compiled while what answers requests is imported.
    """
    from xlabatch.checkpoint.source import open_source
    from xlabatch.llm import LLM
    from xlabatch.server.settings import check_distinct

    def naming_it(args: argparse.Namespace) -> AbstractContextManager[None]:
        return naming(args) if len(models) > 1 else nullcontext()

    prepare_engine()
    with rare_collections(), Meanwhile() as meanwhile:
        sources = []
        settings = []
        for each in models:
            with naming_it(each):
                sources.append(open_source(each.model))
            settings.append(server_settings(each, keys, sources[-1].name))
        names = [name for own in settings for name in own.names]
        check_distinct([*names, *(name for each in models for name in named_folders(each.adapter))])
        if not args.coordinator:  # hosts with different memory would choose different shapes
            contexts = serving_contexts(list(zip(models, sources, strict=True)))
            for each, context in zip(models, contexts, strict=True):
                each.context = context
        for each, source in zip(models, sources, strict=True):
            with naming_it(each):
                LLM.begin(source, **llm_arguments(each))
        with packages_for("serving"):
            # not in a second thread, which would only take turns with this one
            from xlabatch.server.models import Models
            from xlabatch.server.run import draining_server, shorten_pauses
            from xlabatch.server.service import Server
            from xlabatch.server.tracing import tracing_to
        llms = []
        for each, source in zip(models, sources, strict=True):
            with naming_it(each):
                llms.append(load_llm(each, source))
        tracing = tracing_to(args.otlp_traces_endpoint)
        trainer = trainer_for(sources[0], llms[0]) if args.train else None
        loaded = Models([Server(llm, own, tracing, trainer) for llm, own in zip(llms, settings, strict=True)])
        prepared = meanwhile.start(draining_server, loaded, args.host)
        for each, llm in zip(models, llms, strict=True):
            with naming_it(each):
                llm.warm()  # after Server(), which sets up its processes
        ready = prepared.result()
    shorten_pauses()
    return ready


def trainer_for(source: "Source", llm: "LLM") -> "Trainer":
    """Load the weights a second time, in float32, for gradients."""
    from xlabatch.training.trainer import Trainer

    return Trainer(source, llm.engine)


def load_llm(args: argparse.Namespace, source: "Source") -> "LLM":
    from xlabatch.llm import LLM

    llm = LLM(source, **llm_arguments(args))
    for name, folder in named_folders(args.adapter).items():
        llm.engine.adapters.load(name, folder)
    return llm


def llm_arguments(args: argparse.Namespace) -> dict[str, Any]:
    return {
        "weights": args.weights,
        "chat_template": args.chat_template,
        "session_bytes": args.session_mib * 2**20,
        "compile": "background",
        **llm_options(args),
    }


def serve_models(
    args: argparse.Namespace, models: Sequence[argparse.Namespace], sockets: list[socket]
) -> None:
    from xlabatch.server.http.listen import url_of
    from xlabatch.server.http.starting import answering

    with ExitStack() as starting:
        starting.enter_context(answering([] if args.ssl_certfile else sockets))
        if not args.log_json:
            url = url_of(args.host, sockets[0].getsockname()[1], bool(args.ssl_certfile))
            print(f"Starting on {url}  (/health says how far it is)", flush=True)
        with show_progress(args.log_json):
            ready = load_models(args, models, api_keys(args))
        for server in ready.models.servers:
            if args.verbose:
                Console().print(startup_table(server.llm.engine.startup, each_program=True))
            if not args.log_json:
                print(align(server_facts(server), sys.stdout))
            Thread(target=print_tools_sentence, args=(server.llm,), daemon=True).start()
    ready.run(sockets)


def server_facts(server: "Server") -> dict[str, str]:
    """What a start says about a model, with the name that it has for clients if it is another one."""
    facts = startup_facts(server.llm.engine.startup) | text_facts(server.llm)
    if server.settings.name not in facts["Model"]:
        facts["Model"] += f", for clients {server.settings.name}"
    return facts


def text_facts(llm: "LLM") -> dict[str, str]:
    """What a start says about how requests become text, and text requests."""
    tokenizer = llm.tokenizer
    chat = "no template: conversations are refused; --chat-template FILE gives one"
    if tokenizer.has_chat_template:
        chat = (
            "the model's template" if tokenizer.chat_template is None else "the template of --chat-template"
        )
        if tokenizer.tool_format is not None:
            chat += f"; tool calls as {tokenizer.tool_format}"
    return {"Chat": chat, "Sampling": f"{llm.sampling} ({llm.sampling.origin})"}


def print_tools_sentence(llm: "LLM") -> None:
    if sentence := llm.tokenizer.tools_sentence():
        print(wrap(sentence, sys.stderr), file=sys.stderr)
