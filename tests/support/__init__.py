"""What tests share: requests, shapes, servers, and other implementations to compare with."""
