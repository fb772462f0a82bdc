"""What clients of Tinker's API send and get: bodies in JSON, and messages in the wire format of protobuf."""
