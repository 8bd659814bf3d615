//! What may happen? Programs, states, legal moves, endings, playouts and trials.
