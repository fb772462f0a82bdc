"""HTTP below the endpoints: sockets, connections, hosts, keys, and the bodies of requests."""
