//! Walks: the leaps of knights and the shapes of tiles.

use language::words::WalkStep;

use crate::facts::Shape;
use crate::realise::{Text, counted, listed_and, listed_or, number_word, say};
use crate::teller::Teller;

impl Teller<'_> {
    /// The walks of a leap: "two squares horizontally or vertically, then one square at a right angle".
    pub fn leap(&self, walks: &[Vec<WalkStep>], forward_only: bool, turned: bool) -> Text {
        let site = self.site();
        if self.places.is_square()
            && forward_only
            && turned
            && let Some(text) = self.leap_ahead(walks, None)
        {
            return text;
        }
        if self.places.is_square() && !forward_only && turned {
            let mut shapes: Vec<(i32, i32)> = walks.iter().map(|walk| displacement(walk)).collect();
            shapes.sort_unstable();
            shapes.dedup();
            // Turned in all four directions a walk still leads to one hand only.
            let reached: Vec<(i32, i32)> = walks
                .iter()
                .map(|walk| signed(walk))
                .flat_map(|(x, y)| [(x, y), (y, -x), (-x, -y), (-y, x)])
                .collect();
            let mirrored = shapes.iter().all(|(a, b)| {
                *a == 0 || reached.contains(&(*a, *b)) && reached.contains(&(-a, *b))
            });
            if mirrored {
                let parts: Vec<Text> = shapes
                    .into_iter()
                    .map(|(short, long)| {
                        let text = if short == 0 {
                            format!(
                                "exactly {} horizontally or vertically",
                                counted(i64::from(long), site)
                            )
                        } else if short == long {
                            format!("exactly {} diagonally", counted(i64::from(long), site))
                        } else {
                            format!(
                                "{} horizontally or vertically, then {} at a right angle to that",
                                counted(i64::from(long), site),
                                counted(i64::from(short), site)
                            )
                        };
                        text.into()
                    })
                    .collect();
                return listed_or(&parts);
            }
        }
        if !forward_only
            && turned
            && self.places.shape == Shape::Hexagons
            && let Some((on, aside)) = bent_both_ways(walks)
        {
            return format!(
                "{} in any direction across an edge, then {} in the next direction to either side",
                counted(on, site),
                counted(aside, site)
            )
            .into();
        }
        say!("{}, {}", listed_or(&self.different_walks(walks)), starting(forward_only, turned))
    }

    /// The walks of a leap that may only lead to rows ahead: "two squares straight ahead and one square to either side".
    ///
    /// The walks start in all directions; with a number of rows, only those that lead so far are told.
    pub fn leap_ahead(&self, walks: &[Vec<WalkStep>], rows: Option<i32>) -> Option<Text> {
        let site = self.site();
        let mut reached: Vec<(i32, i32)> = walks
            .iter()
            .map(|walk| signed(walk))
            .flat_map(|(x, y)| [(x, y), (y, -x), (-x, -y), (-y, x)])
            .filter(|(_, y)| *y > 0 && rows.is_none_or(|rows| rows == *y))
            .collect();
        if reached.iter().any(|(x, y)| !reached.contains(&(-x, *y))) {
            return None;
        }
        reached.retain(|(x, _)| *x >= 0);
        reached.sort_unstable_by_key(|(x, y)| (-y, *x));
        reached.dedup();
        if reached.is_empty() {
            return None;
        }
        if let [(x, y)] = reached.as_slice() {
            let ahead = format!("{} straight ahead", counted(i64::from(*y), site));
            let aside = counted(i64::from(*x), site);
            return Some(match x {
                0 => ahead.into(),
                _ => format!("{ahead} and {aside} to either side").into(),
            });
        }
        let parts: Vec<Text> = reached
            .into_iter()
            .enumerate()
            .map(|(at, (x, y))| {
                let ahead = match at {
                    0 => counted(i64::from(y), site),
                    _ => number_word(i64::from(y)),
                };
                match x {
                    0 => format!("{ahead} straight ahead").into(),
                    x => {
                        format!("{ahead} straight ahead and {} sideways", number_word(i64::from(x)))
                            .into()
                    }
                }
            })
            .collect();
        Some(say!("either {}", listed_or(&parts)))
    }

    /// The walks of a leap after where they start: "going in any direction …: a, b or c".
    pub fn ways(&self, walks: &[Vec<WalkStep>], forward_only: bool, turned: bool) -> Text {
        if self.places.is_square()
            && forward_only
            && turned
            && let Some(text) = self.leap_ahead(walks, None)
        {
            return text;
        }
        let parts = self.different_walks(walks);
        if let [only] = parts.as_slice() {
            return say!("{}, {}", only, starting(forward_only, turned));
        }
        say!("in one of these ways, {}: {}", starting(forward_only, turned), listed_or(&parts))
    }

    /// The walks in words; two that differ only in the side of their one turn are told together.
    fn different_walks(&self, walks: &[Vec<WalkStep>]) -> Vec<Text> {
        let mirrored = |walk: &[WalkStep]| -> Vec<WalkStep> {
            walk.iter()
                .map(|step| match step {
                    WalkStep::F => WalkStep::F,
                    WalkStep::L => WalkStep::R,
                    WalkStep::R => WalkStep::L,
                })
                .collect()
        };
        let turns = |walk: &[WalkStep]| walk.iter().filter(|step| **step != WalkStep::F).count();
        let mut parts: Vec<Text> = Vec::new();
        for walk in walks {
            let mut words = self.walk(walk);
            if turns(walk) == 1 && walks.contains(&mirrored(walk)) {
                words = words
                    .replace("turn left", "turn to either side")
                    .replace("turn right", "turn to either side");
            }
            let mirror = mirrored(walk);
            if turns(walk) > 1 && mirror != *walk && walks.contains(&mirror) {
                if walks.iter().position(|one| one == walk)
                    > walks.iter().position(|one| *one == mirror)
                {
                    continue;
                }
                words.push_str(" (or its mirror image)");
            }
            let words = Text::from(words);
            if !parts.contains(&words) {
                parts.push(words);
            }
        }
        parts
    }

    /// "its square and the square one to the right": what a tile covers on a board of squares that lies along a walk.
    pub fn covered(&self, walk: &[WalkStep]) -> Option<Text> {
        if !self.places.is_square() {
            return None;
        }
        let mut offsets: Vec<(i32, i32)> = Vec::new();
        for end in 0..=walk.len() {
            let offset = signed(&walk[..end]);
            if !offsets.contains(&offset) {
                offsets.push(offset);
            }
        }
        let steps = |number: i32, low: &str, high: &str| match number {
            0 => None,
            number => {
                let word = number_word(i64::from(number.abs()));
                Some(format!("{word} {}", if number < 0 { low } else { high }))
            }
        };
        let site = self.site();
        let places: Vec<Text> = offsets
            .into_iter()
            .map(|(x, y)| {
                let parts = [steps(x, "to the left", "to the right"), steps(y, "down", "up")];
                let parts: Vec<String> = parts.into_iter().flatten().collect();
                match parts.as_slice() {
                    [] => format!("its {site}").into(),
                    parts => format!("the {site} {}", parts.join(", ")).into(),
                }
            })
            .collect();
        Some(listed_and(&places))
    }

    /// A walk step by step: "two squares on, turn right, one square on".
    pub fn walk(&self, walk: &[WalkStep]) -> String {
        let site = self.site();
        let mut parts: Vec<String> = Vec::new();
        let mut run = 0;
        let flush = |run: &mut i64, parts: &mut Vec<String>| {
            if *run > 0 {
                let unit = if *run == 1 { site.to_owned() } else { crate::realise::plural(site) };
                parts.push(format!("{} {unit} on", number_word(*run)));
            }
            *run = 0;
        };
        for step in walk {
            match step {
                WalkStep::F => run += 1,
                WalkStep::L => {
                    flush(&mut run, &mut parts);
                    parts.push("turn left".to_owned());
                }
                WalkStep::R => {
                    flush(&mut run, &mut parts);
                    parts.push("turn right".to_owned());
                }
            }
        }
        flush(&mut run, &mut parts);
        if parts.is_empty() { format!("a single {site}") } else { in_turn(&parts) }
    }
}

/// Steps one after the other; the same two over and over are told once.
fn in_turn(steps: &[String]) -> String {
    let Some((first, rest)) = steps.split_first() else { return String::new() };
    let pairs: Vec<&[String]> = rest.chunks(2).collect();
    match pairs.as_slice() {
        [pair, others @ ..]
            if pairs.len() > 2 && pair.len() == 2 && others.iter().all(|other| other == pair) =>
        {
            let times = number_word(i64::try_from(pairs.len()).unwrap_or(i64::MAX));
            format!("{first}, then {times} times this: {}, {}", pair[0], pair[1])
        }
        _ => steps.join(", "),
    }
}

/// How far a leap leads on before and after its one turn, if it may turn to either side.
fn bent_both_ways(walks: &[Vec<WalkStep>]) -> Option<(i64, i64)> {
    let [one, other] = walks else { return None };
    let parts = |walk: &[WalkStep]| {
        let at = walk.iter().position(|step| *step != WalkStep::F)?;
        let (on, rest) = walk.split_at(at);
        let (turn, aside) = rest.split_first()?;
        let length = |steps: &[WalkStep]| i64::try_from(steps.len()).ok();
        aside.iter().all(|step| *step == WalkStep::F).then_some((
            *turn,
            length(on)?,
            length(aside)?,
        ))
    };
    let ((turn, on, aside), (back, same_on, same_aside)) = (parts(one)?, parts(other)?);
    (turn != back && on > 0 && aside > 0 && (on, aside) == (same_on, same_aside))
        .then_some((on, aside))
}

/// Where the walks of a leap begin.
fn starting(forward_only: bool, turned: bool) -> &'static str {
    match (forward_only, turned) {
        (true, true) => "starting in any direction but ending further ahead",
        (true, false) => "starting to the north and ending further ahead",
        (false, true) => "starting in any direction",
        (false, false) => "starting to the north",
    }
}

/// How far a walk leads to the side and ahead, on squares.
fn signed(walk: &[WalkStep]) -> (i32, i32) {
    let (mut x, mut y) = (0, 0);
    let (mut dx, mut dy) = (0, 1);
    for step in walk {
        match step {
            WalkStep::F => {
                x += dx;
                y += dy;
            }
            WalkStep::R => (dx, dy) = (dy, -dx),
            WalkStep::L => (dx, dy) = (-dy, dx),
        }
    }
    (x, y)
}

/// The distance of a walk along both axes, the shorter one first.
fn displacement(walk: &[WalkStep]) -> (i32, i32) {
    let (x, y) = signed(walk);
    (x.abs().min(y.abs()), x.abs().max(y.abs()))
}
