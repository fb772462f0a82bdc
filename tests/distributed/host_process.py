"""A process of an engine on several hosts, started by test_hosts.py.

python host_process.py HOST:PORT PROCESSES PROCESS [until-lost | MODEL]
"""

import json
import os
import sys
from pathlib import Path

import jax

if __name__ == "__main__":
    address, processes, process = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    from xlabatch.distributed.hosts import join_hosts

    join_hosts(address, processes, process)
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from support import hosts

    mode = sys.argv[4] if sys.argv[4:] else "attention"
    engine = hosts.engine(processes, "attention" if mode == "until-lost" else mode)
    assert jax.process_count() == processes
    if process:
        engine.follow()
        sys.exit()
    found = hosts.until_lost(engine) if mode == "until-lost" else hosts.streams(engine)
    print(json.dumps(found), flush=True)
    os._exit(0) if mode == "until-lost" else None  # jax would wait for the process that was killed
