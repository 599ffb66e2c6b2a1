"""Real cards and published rulings: reads the two public formats, and keeps what they hold in one SQLite file."""
