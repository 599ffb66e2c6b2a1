"""``python -m pyshell`` is the command ``rulings``."""

from pyshell.cli import main

main()
