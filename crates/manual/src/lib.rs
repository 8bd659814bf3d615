//! What belongs in the book? The manual as data, and its renderings.
