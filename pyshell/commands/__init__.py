"""Commands with modules of their own; each is imported when it is called."""
