//! Where can things be? Graphs of boards and their topology.
