//! How does it look? Scenes of positions and moves as SVG, PNG and animation.
