//! What does happen? Kinds of moves, endings and examples found by playouts.
