"""Measurements. Each module is a program of its own; nothing here is collected by pytest."""
