"""What a prompt need not compute: the positions of slots and snapshots that it begins with."""
