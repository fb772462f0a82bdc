"""What a prompt need not compute: the positions of slots and sessions that it begins with."""
