//! Small games with a hole in which a ludeme is put.

/// A game around a ludeme.
#[derive(Debug)]
pub struct Frame {
    /// What is particular to it.
    pub name: &'static str,
    players: &'static str,
    equipment: &'static str,
    start: &'static str,
    meta: &'static str,
}

/// Where in a game a ludeme stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hole {
    /// Among the moves.
    Moves,
    /// Among what follows from a move.
    Then,
    /// As a condition of a move.
    Condition,
    /// As the condition of an end rule.
    Test,
    /// As a number that is stored.
    Int,
    /// As the sites that a piece can be placed on.
    Region,
    /// As a list of numbers.
    Array,
    /// As the directions of steps.
    Direction,
    /// As a number that is written in a note.
    Float,
    /// As a start rule.
    Start,
    /// As an end rule.
    End,
    /// As the board.
    Board,
    /// As a part of the equipment.
    Item,
    /// As a meta rule.
    Meta,
}

const TRACKS: &str = r#"{ (track "Track" "0,E,N,W" loop:True) (track "Track1" "0,E" P1 directed:True) (track "Track2" "24,W" P2 directed:True) }"#;

const PIECES: &str = r#"(piece "Pawn" Each (move Step (to if:(is Empty (to))))) (piece "Disc" Each) (piece "Stone" Neutral)
    (regions "Home" P1 (sites Bottom)) (regions "Home" P2 (sites Top)) (map "Map" {(pair 1 2) (pair 2 5)})"#;

/// The games.
pub const FRAMES: [Frame; 9] = [
    Frame {
        name: "tiles",
        players: "2",
        equipment: r#"(hand Each) (tile "Ell" Each {{F R F} {F F}})"#,
        start: r#"(place "Ell1" (handSite P1)) (place "Ell2" (handSite P2))"#,
        meta: "",
    },
    Frame {
        name: "boardless",
        players: "2",
        equipment: "(dominoes upTo:2) (hand Each size:3)",
        start: "",
        meta: "(meta (no Repeat))",
    },
    Frame {
        name: "cells",
        players: "{ (player N) (player S) }",
        equipment: "(hand Each) (dice num:2)",
        start: r#"(place "Pawn1" (sites Bottom)) (place "Pawn2" (sites Top)) (place "Disc1" (handSite P1) count:3)"#,
        meta: "",
    },
    Frame {
        name: "vertices",
        players: "2",
        equipment: "",
        start: r#"(place "Pawn1" 3) (place "Pawn2" 7)"#,
        meta: "(meta (no Repeat))",
    },
    Frame {
        name: "stacks",
        players: "3",
        equipment: r#"(hand Each) (piece "Tower" P3)"#,
        start: r#"(place Stack "Pawn1" 0 count:2) (place Stack "Pawn2" 6 count:3) (place Stack "Tower3" 2)"#,
        meta: "",
    },
    Frame { name: "edges", players: "2", equipment: "", start: "", meta: "(meta (swap))" },
    Frame {
        name: "alone",
        players: "1",
        equipment: "",
        start: r#"(place "Pawn1" (sites Bottom))"#,
        meta: "",
    },
    Frame { name: "cards", players: "2", equipment: "(hand Each) (deck)", start: "", meta: "" },
    Frame {
        name: "teams",
        players: "4",
        equipment: "",
        start: r#"(set Team 1 {P1 P3}) (set Team 2 {P2 P4}) (place "Pawn1" 0) (place "Pawn3" 5)"#,
        meta: "(meta (no Suicide))",
    },
];

impl Frame {
    /// The description with a ludeme in a hole.
    pub fn with(&self, hole: Hole, ludeme: &str) -> String {
        let put = |at: Hole, around: &dyn Fn(&str) -> String, instead: &str| {
            if at == hole { around(ludeme) } else { instead.to_owned() }
        };
        let as_is = |text: &str| text.to_owned();
        let graph = match self.name {
            "stacks" => "(hex 3)",
            "edges" => "(square 3)",
            _ => "(square 5)",
        };
        let graph = put(Hole::Board, &as_is, graph);
        let kind = match self.name {
            "vertices" => "use:Vertex",
            "edges" => "use:Edge",
            _ => "",
        };
        // Tracks are drawn for the square boards of cells and vertices.
        let plain = hole == Hole::Board || matches!(self.name, "stacks" | "edges" | "boardless");
        let tracks = if plain { "" } else { TRACKS };
        let item = put(Hole::Item, &as_is, "");
        let meta = put(Hole::Meta, &|m| format!("(meta {m})"), self.meta);
        let start = format!("{} {}", self.start, put(Hole::Start, &as_is, ""));
        let start =
            if start.trim().is_empty() { String::new() } else { format!("(start {{ {start} }})") };
        let place = r#"(move Add (piece (id "Disc" Mover)) (to (sites Empty)))"#;
        let moves = match hole {
            Hole::Moves => ludeme.to_owned(),
            Hole::Then => r#"(move Add (piece (id "Disc" Mover)) (to (sites Empty)) (then HOLE))"#.replace("HOLE", ludeme),
            Hole::Condition => r#"(move Add (piece (id "Disc" Mover)) (to (sites Empty) if:HOLE))"#.replace("HOLE", ludeme),
            Hole::Int => r#"(move Add (piece (id "Disc" Mover)) (to (sites Empty)) (then (set Var "X" HOLE)))"#.replace("HOLE", ludeme),
            Hole::Array => r#"(move Add (piece (id "Disc" Mover)) (to (sites Empty)) (then (set Var "X" (size Array HOLE))))"#.replace("HOLE", ludeme),
            Hole::Region => r#"(move Add (piece (id "Disc" Mover)) (to HOLE))"#.replace("HOLE", ludeme),
            Hole::Direction => r#"(forEach Piece "Pawn" (move Step HOLE (to if:(is Empty (to)))))"#.replace("HOLE", ludeme),
            Hole::Float => r#"(move Add (piece (id "Disc" Mover)) (to (sites Empty)) (then (note HOLE)))"#.replace("HOLE", ludeme),
            _ => place.to_owned(),
        };
        let end = match hole {
            Hole::End => ludeme.to_owned(),
            Hole::Test => format!("(if {ludeme} (result Mover Win))"),
            _ => "(if (is Line 4) (result Mover Win))".to_owned(),
        };
        let board = if self.name == "boardless" && hole != Hole::Board {
            "(boardless Square 9)".to_owned()
        } else {
            format!("(board {graph} {tracks} {kind})")
        };
        format!(
            r#"(game "Probe" (players {players}) (equipment {{ {board} {PIECES} {equipment} {item} }})
    (rules {meta} {start} (play (or {moves} (forEach Piece))) (end {end})))"#,
            players = self.players,
            equipment = self.equipment,
        )
    }
}
