"""Other rule systems that judge the same core of rulings, translated by hand."""
