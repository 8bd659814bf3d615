//! The chess set, and its relatives of other times and places.

use kurbo::{Affine, BezPath, Point};

use super::drawing::{Drawing, Tone, lathe, path};
use crate::scene::{circle, polygon};

/// The drawing of a chess piece by its plain name in lower case.
pub fn find(name: &str) -> Option<Drawing> {
    Some(match name {
        "pawn" | "pawnd" | "roundpawn" | "pawn3d" | "soldier_chess" => pawn(),
        "rook" | "castle_chess" | "chariot" => rook(),
        "knight" | "cavalier" | "horseman" => knight(),
        "knight_rotated" => {
            Drawing::default().with(&knight(), Affine::rotate(std::f64::consts::FRAC_PI_2))
        }
        "bishop" => bishop(false),
        "bishop_nocross" => bishop(true),
        "queen" => queen(),
        "king" => king(true),
        "king_nocross" | "mann_king" => king(false),
        "ferz" | "ferz_nocross" | "vizier" | "counsellor" | "fers" => ferz(),
        "wazir" => wazir(),
        "commoner" | "mann" | "guard" => commoner(),
        "prince" => prince(),
        "amazon" => over(queen(), &knight()),
        "chancellor" | "marshall" | "empress" => over(rook(), &knight()),
        "archbishop" | "princess" | "cardinal_chess" => over(bishop(true), &knight()),
        "cannon" => cannon(),
        _ => return None,
    })
}

const FOOT: &str = "L20 28 L20 33 L27 37 L27 43 H0";

fn foot_lines(drawing: Drawing, collar: f64, half: f64) -> Drawing {
    drawing.line(path("M-20 33 H20"), Tone::Detail, 3.0).line(
        path(&format!("M-{half} {collar} H{half}")),
        Tone::Detail,
        3.0,
    )
}

fn pawn() -> Drawing {
    let body = lathe(&format!(
        "M0 -36 C9 -36 14.5 -30 14.5 -22.5 C14.5 -17.5 12 -13.5 8.5 -11 L14 -6.5 L14 -2 L7.5 -2 C7.5 11 11 20 18 24 {FOOT}"
    ));
    foot_lines(Drawing::body([body]), -6.0, 9.0)
}

fn rook() -> Drawing {
    let body =
        lathe(&format!("M0 -37 H6.5 V-29 H13 V-37 H23 V-21 L15.5 -13 L17.5 17 L21 23 {FOOT}"));
    foot_lines(Drawing::body([body]), -15.0, 15.0).line(path("M-16 19 H16"), Tone::Detail, 3.0)
}

fn knight_outline() -> BezPath {
    path(
        "M27 43 H-25 V37 L-19 33 C-20 20 -4 14 -1 0 C-6 5 -12 5.5 -16 7.5 C-18 13 -24 16 -28 12 C-33 9 -32 2 -29 -2 \
         C-24 -9 -24 -15 -18.5 -21.5 C-16.5 -24 -14 -26 -12 -27 C-13.5 -32 -12.5 -38 -10 -43 C-5.5 -40 -2 -36 0 -32 \
         C20 -29 28 -9 25 19 C24.4 25 23.5 29 22.5 32 L27 37 Z",
    )
}

fn knight() -> Drawing {
    Drawing::body([knight_outline()])
        .line(path("M-19 33 H22.5"), Tone::Detail, 3.0)
        .line(path("M3 -24 C15 -18 18 -2 14.5 22"), Tone::Detail, 3.0)
        .fill(circle(Point::new(-13.5, -14.5), 3.0), Tone::Detail)
        .fill(circle(Point::new(-26.0, 5.0), 2.0), Tone::Detail)
}

fn bishop(plain: bool) -> Drawing {
    let mitre = lathe(&format!(
        "M0 -37 C10 -30 17.5 -20 17.5 -10 C17.5 -4 13.5 1 9 4 L14.5 7 V12 H8 C8.5 19 12 23 18 25.5 {FOOT}"
    ));
    let drawing =
        foot_lines(Drawing::body([mitre, circle(Point::new(0.0, -40.0), 5.0)]), 6.5, 10.0);
    if plain {
        drawing.line(path("M10 -27 L1 -13"), Tone::Detail, 3.2)
    } else {
        drawing.line(path("M0 -25 V-7 M-8 -17 H8"), Tone::Detail, 3.4)
    }
}

fn queen() -> Drawing {
    let crown = polygon(
        [
            (-18.0, 24.0),
            (-29.0, -19.0),
            (-17.0, 0.0),
            (-14.5, -29.0),
            (-4.5, -4.0),
            (0.0, -33.0),
            (4.5, -4.0),
            (14.5, -29.0),
            (17.0, 0.0),
            (29.0, -19.0),
            (18.0, 24.0),
        ]
        .map(Point::from),
    );
    let foot = lathe(&format!("M0 20 H18 {FOOT}"));
    let balls = [(-29.0, -21.0), (-14.5, -32.0), (0.0, -36.0), (14.5, -32.0), (29.0, -21.0)];
    let outlines = [crown, foot].into_iter().chain(balls.map(|at| circle(at.into(), 5.0)));
    Drawing::body(outlines).line(path("M-17 22 C-6 17 6 17 17 22"), Tone::Detail, 3.0).line(
        path("M-20 33 H20"),
        Tone::Detail,
        3.0,
    )
}

fn king_body() -> BezPath {
    lathe(&format!(
        "M0 -26 C8 -24 8 -16 5.5 -11 C11 -21 22 -22 27.5 -15 C32 -8 28 3 20 14 L18 24 {FOOT}"
    ))
}

fn king(crossed: bool) -> Drawing {
    let top = if crossed {
        path("M-3.2 -24 V-33 H-9 V-39.4 H-3.2 V-45 H3.2 V-39.4 H9 V-33 H3.2 V-24 Z")
    } else {
        circle(Point::new(0.0, -34.0), 6.5)
    };
    Drawing::body([king_body(), top])
        .line(path("M-17.5 22 C-6 17 6 17 17.5 22"), Tone::Detail, 3.0)
        .line(path("M-20 33 H20"), Tone::Detail, 3.0)
        .line(path("M0 12 V-4"), Tone::Detail, 3.0)
}

fn ferz() -> Drawing {
    let body = lathe(&format!("M0 -22 C9 -22 13 -18 20 -25 L15 6 H8 C8.5 17 12 22 18 25 {FOOT}"));
    foot_lines(Drawing::body([body, circle(Point::new(0.0, -29.0), 6.5)]), 3.0, 12.0)
}

fn wazir() -> Drawing {
    let body = lathe(&format!("M0 -34 L20 -20 L13 4 H8 C8.5 17 12 22 18 25 {FOOT}"));
    foot_lines(Drawing::body([body]), 3.0, 10.0)
        .fill(circle(Point::new(0.0, -17.0), 4.0), Tone::Detail)
}

fn commoner() -> Drawing {
    let body = lathe(&format!(
        "M0 -36 C10 -36 16 -30 16 -22 C16 -15 12 -10 8 -7 C20 -4 24 6 22 24 {FOOT}"
    ));
    foot_lines(Drawing::body([body]), 24.0, 19.0)
}

fn prince() -> Drawing {
    let crown = polygon(
        [
            (-17.0, 22.0),
            (-25.0, -20.0),
            (-9.0, -3.0),
            (0.0, -28.0),
            (9.0, -3.0),
            (25.0, -20.0),
            (17.0, 22.0),
        ]
        .map(Point::from),
    );
    let foot = lathe(&format!("M0 20 H17 {FOOT}"));
    let balls = [(-25.0, -22.0), (0.0, -31.0), (25.0, -22.0)].map(|at| circle(at.into(), 5.0));
    Drawing::body([crown, foot].into_iter().chain(balls)).line(
        path("M-16 20 H16 M-20 33 H20"),
        Tone::Detail,
        3.0,
    )
}

fn cannon() -> Drawing {
    Drawing::body([
        path("M-34 -18 L14 -26 C30 -26 34 6 16 10 L-34 -2 Z"),
        path("M-38 -21 H-30 V1 H-38 Z"),
    ])
    .with_body([circle(Point::new(8.0, 22.0), 19.0)])
    .line(path("M8 3 V41 M-11 22 H27"), Tone::Detail, 3.0)
    .fill(circle(Point::new(8.0, 22.0), 5.0), Tone::Detail)
}

/// A compound piece: its second nature stands small in front of its first.
fn over(back: Drawing, front: &Drawing) -> Drawing {
    Drawing::default()
        .with(&back, Affine::translate((-7.0, -4.0)) * Affine::scale(0.88))
        .with(front, Affine::translate((19.0, 17.0)) * Affine::scale(0.58))
}
