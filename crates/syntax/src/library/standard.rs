//! The standard definitions, as they lie in `defs/`.

use super::Library;

/// The files of `defs/`: their names and texts.
const FILES: [(&str, &str); 11] = [
    ("defs/boards.def", include_str!("../../../../defs/boards.def")),
    ("defs/captures.def", include_str!("../../../../defs/captures.def")),
    ("defs/conditions.def", include_str!("../../../../defs/conditions.def")),
    ("defs/endings.def", include_str!("../../../../defs/endings.def")),
    ("defs/hops.def", include_str!("../../../../defs/hops.def")),
    ("defs/moves.def", include_str!("../../../../defs/moves.def")),
    ("defs/pieces.def", include_str!("../../../../defs/pieces.def")),
    ("defs/places.def", include_str!("../../../../defs/places.def")),
    ("defs/setups.def", include_str!("../../../../defs/setups.def")),
    ("defs/tracks.def", include_str!("../../../../defs/tracks.def")),
    ("defs/turns.def", include_str!("../../../../defs/turns.def")),
];

impl Library {
    /// The definitions that every game may use.
    pub fn standard() -> Library {
        let mut library = Library::new();
        for (name, text) in FILES {
            let problems = library.add(name, text);
            debug_assert!(problems.is_empty(), "{name}: {problems:?}");
        }
        library
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_there_and_documented() {
        let library = Library::standard();
        assert_eq!(library.names().count(), 164);
        for definition in library.definitions() {
            assert!(
                definition.documentation.ends_with(['.', ')'])
                    || definition.documentation.contains("\n  #"),
                "{definition:?}"
            );
            let parameters =
                (1..).take_while(|n| definition.body.contains(&format!("#{n}"))).count();
            let told = definition.documentation.contains(&format!("#{parameters}"));
            assert!(
                parameters == 0 || told,
                "\"{}\" does not tell of #{parameters}",
                definition.name
            );
        }
    }

    #[test]
    fn none_is_defined_twice() {
        let written: usize = FILES.iter().map(|(_, text)| text.matches("(define ").count()).sum();
        assert_eq!(written, Library::standard().names().count());
    }
}
