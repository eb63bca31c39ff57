"""Where the vectors of the conformance kit come from, a module for each group."""
