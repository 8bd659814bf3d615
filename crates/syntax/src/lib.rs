//! What does the text say? Tokens, trees with spans, defines, options and diagnostics.
