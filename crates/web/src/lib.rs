//! Live preview, library site and play page.
