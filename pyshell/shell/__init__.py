"""The interactive shell: a case that is built up, judged and asked about, one command after the other."""
