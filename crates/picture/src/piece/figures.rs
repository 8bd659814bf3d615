//! Animals, people and things: signs of a typeface, filled in with the owner's colour.

use kurbo::{Affine, BezPath, Point, Shape as _};

use super::drawing::{Drawing, Tone, path};
use crate::scene::{circle, rounded};
use crate::text::{self, Typeface};

/// The drawing of an animal, a person or a thing by its name in lower case.
pub fn find(name: &str) -> Option<Drawing> {
    if let Some(drawing) = own(name) {
        return Some(drawing);
    }
    SIGNS
        .iter()
        .find(|(_, names)| names.split(' ').any(|known| known == name))
        .and_then(|(sign, _)| figure(*sign))
}

/// The last animal or thing that a compound name ends in: a "RunningBear" is drawn as a bear.
pub fn find_within(name: &str) -> Option<Drawing> {
    let starts =
        name.char_indices().filter(|(i, sign)| *i > 0 && sign.is_ascii_uppercase()).map(|(i, _)| i);
    starts.filter_map(|start| find(&name[start..].to_ascii_lowercase())).next_back()
}

/// Things drawn by hand because they are common and must be clear when small.
fn own(name: &str) -> Option<Drawing> {
    Some(match name {
        "human" | "person" | "player" | "meeple" | "villager" | "theseus" => meeple(),
        "foot" | "infantry" | "tinsoldier" | "soldier" | "sergeant" => soldier(),
        "shield" | "hoplite" => shield(),
        "boat" | "ship" => boat(),
        "wagonoutline" | "wagon" | "oxcart" => wagon(),
        "tank" => tank(),
        _ => return None,
    })
}

/// A sign of the figures on a disc of the owner's colour: the disc tells whose it is, the sign what it is.
pub fn figure(sign: char) -> Option<Drawing> {
    let lines = sign_path(sign, 58.0)?;
    Some(Drawing::body([circle(Point::ORIGIN, 43.0)]).fill(lines, Tone::Detail))
}

/// The sign alone, in the owner's colour: for what is printed on a board.
pub fn printed(name: &str) -> Option<Drawing> {
    let (sign, _) = SIGNS.iter().find(|(_, names)| names.split(' ').any(|known| known == name))?;
    Some(Drawing::default().fill(sign_path(*sign, 86.0)?, Tone::Face))
}

fn sign_path(sign: char, size: f64) -> Option<BezPath> {
    let glyph = text::glyph(Typeface::Figures, sign)?;
    let bounds = glyph.path.bounding_box();
    let scale = size / bounds.width().max(bounds.height());
    Some(Affine::scale(scale) * Affine::translate(-bounds.center().to_vec2()) * glyph.path.clone())
}

fn meeple() -> Drawing {
    Drawing::body([
        path(
            "M0 -12 C16 -12 28 -2 40 4 C45 8 42 17 36 17 L19 16 C21 25 27 33 30 39 C31 43 29 45 26 45 H8 L0 28 L-8 45 H-26 C-29 45 -31 43 -30 39 C-27 33 -21 25 -19 16 L-36 17 C-42 17 -45 8 -40 4 C-28 -2 -16 -12 0 -12 Z",
        ),
        circle(Point::new(0.0, -22.0), 17.0),
    ])
}

fn soldier() -> Drawing {
    Drawing::body([
        path("M-20 44 V6 C-20 -8 20 -8 20 6 V44 Z"),
        circle(Point::new(0.0, -16.0), 14.0),
        path("M-15 -20 V-36 C-15 -46 15 -46 15 -36 V-20 Z"),
    ])
    .line(path("M-16 -21 H16"), Tone::Detail, 3.0)
    .line(path("M-18 8 L16 34 M18 8 L-16 34"), Tone::Detail, 3.0)
}

fn shield() -> Drawing {
    Drawing::body([path("M0 -42 C12 -34 24 -32 35 -32 C37 2 26 30 0 44 C-26 30 -37 2 -35 -32 C-24 -32 -12 -34 0 -42 Z")])
        .line(path("M0 -32 V34 M-25 -6 H25"), Tone::Detail, 3.4)
}

fn boat() -> Drawing {
    Drawing::body([
        path("M-40 16 H40 C36 34 26 40 20 40 H-20 C-26 40 -36 34 -40 16 Z"),
        path("M-3 -42 L-3 8 H-34 C-28 -10 -16 -30 -3 -42 Z"),
        path("M5 -34 C18 -22 26 -8 29 8 H5 Z"),
    ])
}

fn wagon() -> Drawing {
    Drawing::body([
        rounded(kurbo::Rect::new(-40.0, -18.0, 40.0, 14.0), 5.0),
        path("M-30 -18 C-30 -42 30 -42 30 -18 Z"),
    ])
    .with_body([circle(Point::new(-21.0, 22.0), 14.0), circle(Point::new(21.0, 22.0), 14.0)])
    .fill(circle(Point::new(-21.0, 22.0), 4.0), Tone::Detail)
    .fill(circle(Point::new(21.0, 22.0), 4.0), Tone::Detail)
}

fn tank() -> Drawing {
    Drawing::body([
        rounded(kurbo::Rect::new(-42.0, 6.0, 42.0, 34.0), 14.0),
        path("M-22 6 L-16 -16 H16 L22 6 Z"),
        path("M14 -14 H44 V-6 H14 Z"),
    ])
    .line(path("M-28 20 H28"), Tone::Detail, 4.0)
}

/// Signs and the names that they are drawn for.
const SIGNS: [(char, &str); 142] = [
    ('🐯', "tiger bigcat wildcat"),
    ('🐐', "goat kid ibex"),
    ('🐑', "sheep lamb ewe"),
    ('🐏', "ram ramsheadsoldier capricorn"),
    ('🐂', "ox bull vagi"),
    ('🐃', "buffalo waterbuffalo yak"),
    ('🐮', "cow calf cattle mother_cow"),
    ('🐶', "dog hound pup puppy"),
    ('🐺', "wolf coyote jackal hyena werewolf"),
    ('🦊', "fox"),
    ('🐱', "cat smallcat kitten"),
    ('🦁', "lion mountainlion puma"),
    ('🐆', "leopard jaguar cheetah panther"),
    ('🐇', "hare"),
    ('🐰', "rabbit bunny"),
    ('🐔', "hen chicken"),
    ('🐓', "rooster cock"),
    ('🐤', "chick"),
    ('🐦', "bird sparrow crow swallow"),
    ('🦆', "duck"),
    ('🦅', "eagle falcon hawk kite"),
    ('🦢', "swan heron crane stork"),
    ('🪿', "goose geese"),
    ('🐘', "elephant alfil"),
    ('🐴', "horse ma_western mule donkey pony"),
    ('🐗', "boar"),
    ('🐷', "pig"),
    ('🐻', "bear"),
    ('🐵', "monkey ape"),
    ('🐭', "mouse"),
    ('🐀', "rat"),
    ('🐸', "frog toad"),
    ('🐍', "snake serpent poisonsnake cobra"),
    ('🐢', "turtle tortoise"),
    ('🦎', "lizard chameleon gecko"),
    ('🐊', "crocodile alligator"),
    ('🐲', "dragon"),
    ('🐋', "whale"),
    ('🐟', "fish"),
    ('🦈', "shark"),
    ('🐙', "octopus"),
    ('🐌', "snail"),
    ('🦋', "butterfly moth"),
    ('🐛', "caterpillar worm"),
    ('🐜', "ant"),
    ('🐝', "bee wasp"),
    ('🐞', "ladybird beetle ladybug"),
    ('🦗', "grasshopper cricket locust"),
    ('🦟', "mosquito fly"),
    ('🕷', "spider"),
    ('🐫', "camel dromedary"),
    ('🦒', "giraffe zarafa"),
    ('🦘', "kangaroo"),
    ('🦏', "rhino rhinoceros"),
    ('🦛', "hippo hippopotamus"),
    ('🦬', "bison minotaur"),
    ('🦌', "deer stag antelope gazelle"),
    ('🦭', "seal walrus"),
    ('🦉', "owl"),
    ('🦚', "peacock"),
    ('🦜', "parrot cockatoo"),
    ('🕊', "dove pigeon"),
    ('🦃', "turkey"),
    ('🦇', "bat"),
    ('🐿', "squirrel chipmunk"),
    ('🦔', "hedgehog porcupine"),
    ('🦀', "crab"),
    ('🦄', "unicorn kirin"),
    ('👤', "commander"),
    ('🧙', "wizard mage gnome"),
    ('🧝', "elf"),
    ('👼', "angel"),
    ('👑', "crown emperor"),
    ('🗡', "sword dagger"),
    ('⚔', "swords"),
    ('🏹', "archer bow shooter"),
    ('🏰', "castle fortress fort town tower"),
    ('🏠', "house home barn hut"),
    ('🚗', "car automobile"),
    ('🚀', "rocket missile launcher nuclearbomb"),
    ('🛩', "plane fighter bomber airplane airport"),
    ('🚁', "helicopter"),
    ('🚢', "battleship cruiser carrier destroyer patrolboat submarine dock"),
    ('⛵', "sailboat yacht"),
    ('🏍', "motorbike motorcycle speeder"),
    ('💣', "bomb mine"),
    ('🌲', "tree forest"),
    ('⛰', "mountain"),
    ('🌽', "corn maize"),
    ('🍃', "leaf"),
    ('🚩', "flag"),
    ('🍺', "beer"),
    ('✋', "hand paper"),
    ('✊', "fist rock"),
    ('✌', "scissors"),
    ('🔧', "wrench"),
    ('🌸', "flower"),
    ('👻', "ghost ghoula spirit"),
    ('💀', "skull"),
    ('🧟', "zombie ghoul"),
    ('🧞', "djinn genie"),
    ('🧛', "vampire shedevil devil demon"),
    ('🌙', "moon"),
    ('☀', "sun"),
    ('🔑', "key"),
    ('⚓', "anchor"),
    ('🚪', "door"),
    ('💎', "gem jewel"),
    ('🪙', "coin bankor"),
    ('🔥', "fire flame"),
    ('💧', "water drop"),
    ('❄', "snow snowflake"),
    ('☁', "cloud"),
    ('👁', "eye"),
    ('🤖', "robot"),
    ('👽', "alien"),
    ('🚜', "tractor"),
    ('🔫', "gun artillery cannonoutline antiair"),
    ('🔭', "telescope"),
    ('🔍', "scout"),
    ('🕵', "spy"),
    ('⛏', "miner"),
    ('🎖', "general marshal major"),
    ('🏅', "colonel captain lieutenant regimentaloutline"),
    ('🪨', "boulder rubble"),
    ('🏭', "factory"),
    ('🛶', "canoe"),
    ('👸', "lady"),
    ('👵', "mother"),
    ('👴', "father"),
    ('🤡', "fool jester"),
    ('🌊', "sea wave"),
    ('🎯', "target"),
    ('🧱', "wall brick"),
    ('💰', "treasure money"),
    ('🏆', "cup trophy"),
    ('🪖', "helmet warlord"),
    ('🏇', "rider rideroutline cavalry"),
    ('🤼', "wrestler"),
    ('🪵', "log wood"),
    ('🥚', "egg"),
    ('📦', "box crate"),
];
