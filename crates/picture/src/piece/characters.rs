//! Pieces that bear characters: shogi, xiangqi, janggi.

use kurbo::{BezPath, Point, Rect, Shape as _};

use super::drawing::{Drawing, Tone, path};
use super::shapes::regular_path;
use crate::colour::Colour;
use crate::scene::circle;
use crate::text;

const WOOD: Colour = Colour::hex(0xf3d9a4);
const IVORY: Colour = Colour::hex(0xfbf1da);
const PROMOTED: Colour = Colour::hex(0xb3261e);

/// The wedge-shaped piece of shogi, pointing up, with the characters of its name or else its abbreviation.
pub fn shogi(name: &str, abbreviation: &str) -> Drawing {
    let body = Drawing::default()
        .with_body_of([path("M0 -43 L25 -32 L34 42 H-34 L-25 -32 Z")], Tone::Fixed(WOOD));
    match SHOGI.iter().find(|(_, names)| names.split(' ').any(|known| known == name)) {
        Some((characters, names)) => {
            let promoted = names.starts_with('+');
            let tone = Tone::Fixed(if promoted { PROMOTED } else { Colour::INK });
            let space = if characters.chars().count() == 1 {
                Rect::new(-25.0, -22.0, 25.0, 30.0)
            } else {
                Rect::new(-22.0, -35.0, 22.0, 40.0)
            };
            body.fill(text::column(characters, space), tone)
        }
        None => body.fill(
            text::fitted(abbreviation, Rect::new(-23.0, -12.0, 23.0, 22.0)),
            Tone::Fixed(Colour::INK),
        ),
    }
}

/// Whether shogi has characters for this name.
pub fn is_shogi(name: &str) -> bool {
    SHOGI.iter().take(14).any(|(_, names)| names.split(' ').any(|known| known == name))
}

/// A round piece of xiangqi; the two sides write some names differently.
pub fn xiangqi(name: &str, owner: usize) -> Option<Drawing> {
    let (_, red, black) = XIANGQI.iter().find(|(known, _, _)| *known == name)?;
    let outline = circle(Point::ORIGIN, 42.0);
    let character = if owner == 1 { red } else { black };
    Some(engraved(outline, circle(Point::ORIGIN, 35.0), character, 27.0))
}

/// An eight-sided piece of janggi: soldiers and guards are small, generals large.
pub fn janggi(name: &str, owner: usize) -> Option<Drawing> {
    let (_, character, size) = JANGGI.iter().find(|(known, _, _)| *known == name)?;
    let _ = owner;
    let turn = std::f64::consts::PI / 8.0;
    Some(engraved(
        regular_path(8, *size, turn),
        regular_path(8, size - 6.0, turn),
        character,
        size * 0.62,
    ))
}

/// A piece of ivory whose owner shows in the colour of its character and ring.
fn engraved(outline: BezPath, ring: BezPath, character: &str, half: f64) -> Drawing {
    let space = Rect::new(-half, -half, half, half);
    let sign = text::column(character, space);
    let sign =
        if sign.bounding_box().is_zero_area() { text::fitted(character, space) } else { sign };
    Drawing::default()
        .with_body_of([outline], Tone::Fixed(IVORY))
        .line(ring, Tone::Sign, 3.0)
        .fill(sign, Tone::Sign)
}

const XIANGQI: [(&str, &str, &str); 8] = [
    ("jiang", "帥", "將"),
    ("shi", "仕", "士"),
    ("shi_western", "仕", "士"),
    ("xiang", "相", "象"),
    ("ma", "馬", "馬"),
    ("ju", "俥", "車"),
    ("pao", "炮", "砲"),
    ("zu", "兵", "卒"),
];

const JANGGI: [(&str, &str, f64); 9] = [
    ("han", "漢", 44.0),
    ("cho", "楚", 44.0),
    ("cha", "車", 40.0),
    ("po", "包", 40.0),
    ("ma", "馬", 40.0),
    ("sang", "象", 40.0),
    ("sa", "士", 33.0),
    ("jol", "卒", 33.0),
    ("byeong", "兵", 33.0),
];

/// Characters, and the names they stand for; a name after `+` is that of a promoted piece, written in red.
const SHOGI: [(&str, &str); 76] = [
    ("王将", "osho"),
    ("玉将", "gyokusho osho1"),
    ("飛車", "hisha"),
    ("角行", "kakugyo"),
    ("金将", "kinsho"),
    ("銀将", "ginsho"),
    ("桂馬", "keima"),
    ("香車", "kyosha"),
    ("歩兵", "fuhyo"),
    ("と", "+ tokin"),
    ("成銀", "+ narigin"),
    ("成桂", "+ narikei"),
    ("成香", "+ narikyo"),
    ("龍王", "+ ryuo"),
    ("龍馬", "+ ryuma"),
    ("龍王", "dragonking"),
    ("龍馬", "dragonhorse"),
    ("王将", "king"),
    ("太子", "prince crownprince"),
    ("飛車", "rook"),
    ("角行", "bishop"),
    ("金将", "goldgeneral"),
    ("銀将", "silvergeneral"),
    ("銅将", "coppergeneral"),
    ("鉄将", "irongeneral"),
    ("石将", "stonegeneral"),
    ("瓦将", "tilegeneral"),
    ("木将", "woodgeneral"),
    ("土将", "earthgeneral"),
    ("桂馬", "knight"),
    ("香車", "lance"),
    ("歩兵", "pawn"),
    ("奔王", "queen freeking"),
    ("獅子", "lion"),
    ("麒麟", "kirin"),
    ("鳳凰", "phoenix"),
    ("酔象", "drunkenelephant"),
    ("盲虎", "blindtiger"),
    ("猛豹", "ferociousleopard"),
    ("反車", "reversechariot"),
    ("横行", "sidemover"),
    ("豎行", "verticalmover"),
    ("仲人", "gobetween"),
    ("角鷹", "hornedfalcon"),
    ("飛鷲", "soaringeagle"),
    ("飛牛", "flyingox"),
    ("奔猪", "freeboar"),
    ("飛鹿", "flyingstag"),
    ("鯨", "whale"),
    ("白駒", "whitehorse"),
    ("獅鷹", "lionhawk"),
    ("火鬼", "firedemon"),
    ("水牛", "waterbuffalo"),
    ("車兵", "chariotsoldier"),
    ("横兵", "sidesoldier"),
    ("豎兵", "verticalsoldier"),
    ("大将", "greatgeneral"),
    ("副将", "vicegeneral"),
    ("角将", "bishopgeneral"),
    ("飛将", "rookgeneral"),
    ("奔鷲", "freeeagle"),
    ("天狗", "longnosedgoblin"),
    ("悪狼", "evilwolf"),
    ("嗔猪", "angryboar"),
    ("盲熊", "blindbear"),
    ("盲猿", "blindmonkey"),
    ("老鼠", "oldrat"),
    ("老猿", "oldmonkey"),
    ("青龍", "bluedragon"),
    ("白虎", "whitetiger"),
    ("飛龍", "flyingdragon"),
    ("猛牛", "violentox"),
    ("猛熊", "violentbear"),
    ("白象", "whiteelephant"),
    ("香象", "fragrantelephant"),
    ("孔雀", "peacock"),
];
