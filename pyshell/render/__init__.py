"""Shows cases, proofs, problems and the vocabulary: as text for people, as JSON for programs."""
