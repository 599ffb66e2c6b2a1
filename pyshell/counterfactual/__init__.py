"""What didn't follow and why not, and what would follow if something were otherwise. All matching is CLIPS's own."""
