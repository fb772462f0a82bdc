"""Prove that a request's tokens do not depend on its neighbours."""
