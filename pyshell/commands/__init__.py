"""Commands that are imported only when they are called. Each module lists its own as ``COMMANDS``."""
