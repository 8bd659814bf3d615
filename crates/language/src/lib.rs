//! Which ludemes are these? The typed tree of a game description, and the reference of the language.
