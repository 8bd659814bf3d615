//! A game or a match being played, move by move.

use anyhow::{Result, bail, ensure};
use engine::{Chance, Series, World, text};
use language::words::ModeType;
use ludoscribe::Playable;
use ludoscribe::engine::state::Scalar;

/// A game or a match being played.
pub enum Session<'p> {
    /// One game.
    Game(Box<World<'p>>),
    /// Several games, one after the other.
    Match(Box<Series<'p>>),
}

impl<'p> Session<'p> {
    /// The position in which play begins.
    pub fn begin(playable: &'p Playable, seed: u64) -> Self {
        match playable {
            Playable::Game(program) => Self::Game(Box::new(World::begin(program, seed))),
            Playable::Match(program) => {
                Self::Match(Box::new(Series::begin(program, Chance::seeded(seed))))
            }
        }
    }

    /// The game that is being played.
    pub fn world(&self) -> &World<'p> {
        match self {
            Self::Game(world) => world,
            Self::Match(series) => &series.world,
        }
    }

    /// How many legal moves there are.
    pub fn count(&mut self) -> usize {
        match self {
            Self::Game(world) => world.legal_moves().len(),
            Self::Match(series) => series.legal_moves().len(),
        }
    }

    /// Whether play is over.
    pub fn is_over(&self) -> bool {
        match self {
            Self::Game(world) => world.is_over(),
            Self::Match(series) => series.is_over,
        }
    }

    /// Who won; 0 for nobody.
    pub fn winner(&self) -> i32 {
        match self {
            Self::Game(world) if world.is_over() => world.state.get(Scalar::Winner),
            Self::Game(_) => 0,
            Self::Match(series) => series.winner,
        }
    }

    /// The rank of each player; 0 while it is open.
    pub fn ranking(&self) -> Vec<f64> {
        match self {
            Self::Game(world) => (1..=world.program.players).map(|p| world.ranking(p)).collect(),
            Self::Match(series) => series.ranking[1..].to_vec(),
        }
    }

    /// Whether all players move at once.
    pub fn together(&self) -> bool {
        let program = self.world().program;
        program.mode == ModeType::Simultaneous && !self.world().is_over()
    }

    /// Plays one legal move, or one of each player where all move at once.
    pub fn play(&mut self, picks: &[usize]) {
        let together = self.together();
        match (self, picks) {
            (Self::Game(world), _) if together => {
                world.play_together(picks);
            }
            (Self::Match(series), _) if together => {
                series.world.play_together(picks);
            }
            (Self::Game(world), [pick]) => world.play(*pick),
            (Self::Match(series), [pick]) => series.play(*pick),
            _ => {}
        }
    }

    /// Legal moves at random: one, or one of each player; none if nobody can move.
    pub fn pick(&mut self) -> Vec<usize> {
        let count = self.count();
        if !self.together() {
            if count == 0 {
                return Vec::new();
            }
            let pick = self.world_mut().chance.below(count as i32, false);
            return vec![pick as usize];
        }
        let world = self.world_mut();
        let mut picks = Vec::new();
        for player in 1..=world.program.players as i32 {
            let moves = world.moves_of(player);
            if !moves.is_empty() {
                picks.push(moves[world.chance.below(moves.len() as i32, false) as usize]);
            }
        }
        picks
    }

    fn world_mut(&mut self) -> &mut World<'p> {
        match self {
            Self::Game(world) => world,
            Self::Match(series) => &mut series.world,
        }
    }

    /// Legal moves as a user names them: by number or by sites; where all move at once, one of each player with `+`
    /// between them.
    pub fn find(&mut self, word: &str) -> Result<Vec<usize>> {
        let count = self.count();
        ensure!(count > 0, "`{word}`: there are no moves left");
        if !self.together() {
            return Ok(vec![self.find_among(word, &(0..count).collect::<Vec<_>>())?]);
        }
        let mut names = word.split('+');
        let mut picks = Vec::new();
        for player in 1..=self.world().program.players as i32 {
            let moves = self.world_mut().moves_of(player);
            if moves.is_empty() {
                continue;
            }
            let Some(name) = names.next() else {
                bail!(
                    "`{word}`: all players move at once; name a move of player {player} too, as `0+5`"
                )
            };
            picks.push(self.find_among(name, &moves)?);
        }
        ensure!(names.next().is_none(), "`{word}` names more moves than there are players");
        Ok(picks)
    }

    fn find_among(&self, word: &str, moves: &[usize]) -> Result<usize> {
        if let Ok(index) = word.parse::<usize>() {
            let last = moves.last().copied().unwrap_or(0);
            ensure!(moves.contains(&index), "there is no move {index}: they go up to {last}");
            return Ok(index);
        }
        let fits = |&i: &usize| notation(self.world(), i).eq_ignore_ascii_case(word);
        let found: Vec<usize> = moves.iter().copied().filter(fits).collect();
        match found[..] {
            [index] => Ok(index),
            [] => bail!("no legal move is called `{word}`"),
            _ => {
                let numbers: Vec<String> = found.iter().map(usize::to_string).collect();
                bail!("`{word}` may be any of the moves {}; name its number", numbers.join(", "))
            }
        }
    }
}

/// The sites of a legal move, as `A1` or `A1-B2`; `pass` for one without sites.
fn notation(world: &World<'_>, index: usize) -> String {
    let mv = &world.arena.moves[index];
    let label = |site: i32| {
        let sites = world.program.topology.sites();
        let label = usize::try_from(site).ok().and_then(|s| sites.labels.get(s));
        label.map_or_else(|| site.to_string(), |l| l.to_string())
    };
    match (mv.from, mv.to) {
        _ if world.is_over() => String::from("next game"),
        (-1, -1) => String::from("pass"),
        (from, to) if from == to => label(to),
        (from, to) => format!("{}-{}", label(from), label(to)),
    }
}

/// A legal move in readable notation: who, from where, to where, and what happens.
pub fn readable(world: &World<'_>, index: usize) -> String {
    let mv = &world.arena.moves[index];
    let mut raw = String::new();
    text::raw(&world.arena, mv, &world.names(), &mut raw);
    let what = notation(world, index);
    format!("P{} {what:<10} {raw}", mv.mover)
}
