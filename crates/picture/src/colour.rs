//! Colours, how they mix, and whether one can be told from another.

/// A colour in sRGB with opacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Colour {
    /// Red, 0 to 255.
    pub r: u8,
    /// Green, 0 to 255.
    pub g: u8,
    /// Blue, 0 to 255.
    pub b: u8,
    /// Opacity, 0 (invisible) to 255.
    pub a: u8,
}

/// The least contrast at which a piece is held to stand out from its ground.
pub const LEAST_CONTRAST: f64 = 3.0;

impl Colour {
    /// Plain white.
    pub const WHITE: Self = Self::rgb(255, 255, 255);
    /// Plain black.
    pub const BLACK: Self = Self::rgb(0, 0, 0);
    /// The near-black that outlines and text are drawn in.
    pub const INK: Self = Self::rgb(0x26, 0x22, 0x1e);
    /// Fully transparent: drawn as nothing.
    pub const HIDDEN: Self = Self { r: 0, g: 0, b: 0, a: 0 };

    /// An opaque colour.
    pub const fn rgb(r: u8, g: u8, b: u8) -> Self {
        Self { r, g, b, a: 255 }
    }

    /// An opaque colour from `0xRRGGBB`.
    pub const fn hex(code: u32) -> Self {
        Self::rgb((code >> 16) as u8, (code >> 8) as u8, code as u8)
    }

    /// The colour that the language calls by this name (`White`, `VeryDarkGrey` …).
    pub fn named(name: &str) -> Option<Self> {
        NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, colour)| *colour)
    }

    /// Reads `#rrggbb` or `rrggbb`.
    pub fn parse_hex(text: &str) -> Option<Self> {
        let digits = text.trim_start_matches('#');
        (digits.len() == 6).then(|| u32::from_str_radix(digits, 16).ok().map(Self::hex))?
    }

    /// Whether nothing of it can be seen.
    pub fn is_hidden(self) -> bool {
        self.a == 0
    }

    /// The same colour at another opacity (0 to 1).
    pub fn with_opacity(self, opacity: f64) -> Self {
        Self { a: (opacity.clamp(0.0, 1.0) * 255.0).round() as u8, ..self }
    }

    /// Moves a share of the way to another colour; opacity is kept.
    pub fn mix(self, other: Self, share: f64) -> Self {
        let blend = |from: u8, to: u8| {
            (f64::from(from) + (f64::from(to) - f64::from(from)) * share).round() as u8
        };
        Self {
            r: blend(self.r, other.r),
            g: blend(self.g, other.g),
            b: blend(self.b, other.b),
            a: self.a,
        }
    }

    /// This colour as it looks laid over an opaque ground.
    pub fn over(self, ground: Self) -> Self {
        Self { a: 255, ..ground.mix(self, f64::from(self.a) / 255.0) }
    }

    /// Relative luminance as WCAG defines it, 0 (black) to 1 (white).
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let c = f64::from(channel) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// The contrast of two opaque colours as WCAG defines it, 1 to 21.
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// Ink or white: whichever is read more easily on this colour.
    pub fn ink_on(self) -> Self {
        if self.contrast(Self::INK) >= self.contrast(Self::WHITE) { Self::INK } else { Self::WHITE }
    }

    /// A wanted colour if it can be read on this one, else ink or white.
    pub fn legible(self, wanted: Self) -> Self {
        if wanted.contrast(self) >= LEAST_CONTRAST + 0.1 { wanted } else { self.ink_on() }
    }

    /// Whether dark ink is read better on it than white.
    pub fn is_light(self) -> bool {
        self.ink_on() == Self::INK
    }

    /// The shortest CSS notation of the opaque part.
    pub fn css(self) -> String {
        let Self { r, g, b, .. } = self;
        if [r, g, b].iter().all(|c| c >> 4 == c & 15) {
            format!("#{:x}{:x}{:x}", r & 15, g & 15, b & 15)
        } else {
            format!("#{r:02x}{g:02x}{b:02x}")
        }
    }

    /// Opacity from 0 to 1.
    pub fn opacity(self) -> f64 {
        f64::from(self.a) / 255.0
    }
}

/// The colours of the players where a game names none: told apart by lightness first, then by hue, so that
/// they survive colour blindness and a grey printer.
pub const PLAYERS: [Colour; 16] = [
    Colour::hex(0xfdfbf5),
    Colour::hex(0x2f2b2a),
    Colour::hex(0xd5432f),
    Colour::hex(0x2f73b5),
    Colour::hex(0xf0bd3a),
    Colour::hex(0x3f8f4f),
    Colour::hex(0x8b55a8),
    Colour::hex(0x6cc5d8),
    Colour::hex(0xf08a3c),
    Colour::hex(0x8a5a33),
    Colour::hex(0xe88fb4),
    Colour::hex(0x5b6470),
    Colour::hex(0xa9c94f),
    Colour::hex(0x1f4e79),
    Colour::hex(0x9a2438),
    Colour::hex(0xc9b79c),
];

/// The colour of player `n` (1-based; 0 is neutral) where the game names none.
pub fn player_colour(player: usize) -> Colour {
    match player {
        0 => Colour::hex(0xa8a29a),
        n => PLAYERS[(n - 1) % PLAYERS.len()],
    }
}

const NAMES: [(&str, Colour); 47] = [
    ("White", Colour::WHITE),
    ("Black", Colour::BLACK),
    ("Grey", Colour::hex(0x969696)),
    ("LightGrey", Colour::hex(0xc8c8c8)),
    ("VeryLightGrey", Colour::hex(0xe6e6e6)),
    ("DarkGrey", Colour::hex(0x646464)),
    ("VeryDarkGrey", Colour::hex(0x323232)),
    ("Dark", Colour::hex(0x1e1e1e)),
    ("Red", Colour::hex(0xd8352a)),
    ("Green", Colour::hex(0x2f9e44)),
    ("Blue", Colour::hex(0x2a62c9)),
    ("Yellow", Colour::hex(0xf7cf2f)),
    ("Pink", Colour::hex(0xf28cb8)),
    ("Cyan", Colour::hex(0x2fc1d6)),
    ("Brown", Colour::hex(0x8b5a2b)),
    ("DarkBrown", Colour::hex(0x6b3f1d)),
    ("VeryDarkBrown", Colour::hex(0x45270f)),
    ("Purple", Colour::hex(0x7a3e9d)),
    ("Magenta", Colour::hex(0xc93fa8)),
    ("Turquoise", Colour::hex(0x2fb5a5)),
    ("Orange", Colour::hex(0xf08a24)),
    ("LightOrange", Colour::hex(0xf9bd72)),
    ("DarkOrange", Colour::hex(0xd96c0b)),
    ("LightRed", Colour::hex(0xf08078)),
    ("DarkRed", Colour::hex(0x9c1c16)),
    ("Burgundy", Colour::hex(0x7d1f38)),
    ("LightGreen", Colour::hex(0x93d587)),
    ("DarkGreen", Colour::hex(0x1d6b30)),
    ("LightBlue", Colour::hex(0x7fb5e8)),
    ("VeryLightBlue", Colour::hex(0xc9e2f7)),
    ("DarkBlue", Colour::hex(0x1d3f8a)),
    ("IceBlue", Colour::hex(0xb9ecf2)),
    ("Gold", Colour::hex(0xe0b020)),
    ("Silver", Colour::hex(0xc0c4c8)),
    ("Bronze", Colour::hex(0xb5772f)),
    ("GunMetal", Colour::hex(0x3b4a54)),
    ("HumanLight", Colour::hex(0xeccaa6)),
    ("HumanDark", Colour::hex(0x86552f)),
    ("Cream", Colour::hex(0xfff6d5)),
    ("DeepPurple", Colour::hex(0x50205f)),
    ("PinkFloyd", Colour::hex(0xe8307c)),
    ("BlackSabbath", Colour::hex(0x101028)),
    ("KingCrimson", Colour::hex(0x99152f)),
    ("TangerineDream", Colour::hex(0xf0814a)),
    ("BabyBlue", Colour::hex(0xa5cdf0)),
    ("LightTan", Colour::hex(0xecd3a8)),
    ("Hidden", Colour::HIDDEN),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_spans_the_scale() {
        assert!((Colour::BLACK.contrast(Colour::WHITE) - 21.0).abs() < 1e-9);
        assert!((Colour::WHITE.contrast(Colour::WHITE) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn ink_is_always_legible() {
        for colour in PLAYERS.iter().chain(NAMES.iter().map(|(_, colour)| colour)) {
            assert!(colour.contrast(colour.ink_on()) >= LEAST_CONTRAST, "{colour:?}");
        }
    }

    #[test]
    fn css_is_short() {
        assert_eq!(Colour::WHITE.css(), "#fff");
        assert_eq!(Colour::hex(0x123456).css(), "#123456");
    }
}
