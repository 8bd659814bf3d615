//! What an address asks for.

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Route {
    /// The list of games.
    Index,
    /// A file that all pages use.
    Asset(String),
    /// Something of a game.
    Game(String, Part),
    /// The page of a game, without the stroke at the end that addresses in it count on.
    Unfinished(String),
}

/// What is asked of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// Its page: the manual beside what is wrong.
    Preview,
    /// News about it, as they come.
    Events,
    /// Its manual, as soon as there is one.
    Manual,
    /// A small picture of it.
    Thumbnail,
    /// The page of an edition.
    Edition(u64),
    /// A picture of an edition.
    Picture(u64, String),
}

impl Route {
    /// Reads an address. What it names is looked up in memory, never on the disk.
    pub fn of(path: &str) -> Option<Self> {
        let path = decoded(path)?;
        let steps: Vec<&str> = path.strip_prefix('/')?.split('/').collect();
        Some(match steps.as_slice() {
            ["" | "index.html"] => Self::Index,
            ["assets", name] => Self::Asset((*name).to_owned()),
            ["games", game] if !game.is_empty() => Self::Unfinished((*game).to_owned()),
            ["games", game, rest @ ..] => Self::Game((*game).to_owned(), Part::of(rest)?),
            _ => return None,
        })
    }
}

impl Part {
    fn of(steps: &[&str]) -> Option<Self> {
        Some(match steps {
            ["" | "index.html"] => Self::Preview,
            ["events"] => Self::Events,
            ["manual"] => Self::Manual,
            ["thumbnail.svg"] => Self::Thumbnail,
            [number, "" | "index.html"] => Self::Edition(number.parse().ok()?),
            [number, "pictures", name] => Self::Picture(number.parse().ok()?, (*name).to_owned()),
            _ => return None,
        })
    }
}

/// A path with its `%20` and the like replaced, if that gives text.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
            let value = digit(rest.next())? * 16 + digit(rest.next())?;
            bytes.push(u8::try_from(value).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// A name as part of an address.
pub fn encoded(name: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let step = |byte: u8| {
        if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    };
    name.bytes().map(step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_a_game() {
        let game = |part| Some(Route::Game("hex".to_owned(), part));
        assert_eq!(Route::of("/"), Some(Route::Index));
        assert_eq!(Route::of("/games/hex/"), game(Part::Preview));
        assert_eq!(Route::of("/games/hex/index.html"), game(Part::Preview));
        assert_eq!(Route::of("/games/hex/3/"), game(Part::Edition(3)));
        let picture = game(Part::Picture(3, "setup.svg".to_owned()));
        assert_eq!(Route::of("/games/hex/3/pictures/setup.svg"), picture);
        assert_eq!(Route::of("/games/hex"), Some(Route::Unfinished("hex".to_owned())));
        let accent = format!("/games/{}/events", encoded("jeu d’échecs"));
        assert_eq!(Route::of(&accent), Some(Route::Game("jeu d’échecs".to_owned(), Part::Events)));
    }

    #[test]
    fn addresses_that_climb_lead_nowhere() {
        for path in [
            "/../../etc/passwd",
            "/games/../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "//etc/passwd",
            "/games/hex/1/pictures/../../../secret",
            "/games/hex/1/pictures/a/b",
            "/games",
            "/%zz",
            "/%",
            "/%ff",
            "/games/hex/99999999999999999999/",
            "/games/hex/-1/",
            "",
            "games",
        ] {
            let route = Route::of(path);
            assert!(route.is_none(), "{path}: {route:?}");
        }
    }
}
