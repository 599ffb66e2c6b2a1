"""Looks at a whole rule base: whether its files are well made, and whether its scenarios turn out as they should."""
