//! Playing a match.

use language::words::ResultType;

use super::{MatchProgram, Standing};
use crate::action::{Act, Action};
use crate::arena::Move;
use crate::chance::Chance;
use crate::end::{Each, EndRule, Outcome, Whose};
use crate::state::{Played, Scalar};
use crate::world::{Verdict, World};

/// A match being played.
#[derive(Debug)]
pub struct Series<'p> {
    /// The rules.
    pub program: &'p MatchProgram,
    /// The game that is being played.
    pub world: World<'p>,
    /// Its place in the list of games.
    pub current: usize,
    /// The points and the number of finished games.
    pub standing: Standing,
    /// The end rules of the match that gave a result when the last game was finished.
    pub verdicts: Vec<Verdict>,
    /// The rank of each player, player 1 at index 1; 0 while it is open.
    pub ranking: Vec<f64>,
    /// Who won; 0 for nobody, players + 1 for a tie.
    pub winner: i32,
    /// Whether the match is over.
    pub is_over: bool,
}

impl<'p> Series<'p> {
    /// A match at its start.
    pub fn begin(program: &'p MatchProgram, chance: Chance) -> Self {
        let standing = Standing { scores: vec![0; program.players + 1], finished: 0 };
        let mut series = Self {
            program,
            world: World::new(&program.games[0].program, chance),
            current: 0,
            standing,
            verdicts: Vec::new(),
            ranking: vec![0.0; program.players + 1],
            winner: 0,
            is_over: false,
        };
        series.start_game();
        series
    }

    /// A match with recorded random numbers: they are handed over before the first game is set up.
    pub fn begin_recorded(program: &'p MatchProgram, feed: impl FnOnce(&mut World<'p>)) -> Self {
        let mut first = World::new(&program.games[0].program, Chance::Recorded(Box::default()));
        feed(&mut first);
        Self::begin(program, first.chance)
    }

    fn start_game(&mut self) {
        self.world.standing = Some(Box::new(self.standing.clone()));
        self.world.start();
    }

    /// The legal moves: those of the game, or the step to the next game; none once the match is over.
    pub fn legal_moves(&mut self) -> &[Move] {
        if self.is_over {
            return &[];
        }
        if self.world.is_over() && self.world.legal.is_none() {
            let mover = self.world.mover();
            self.world.clear_arena();
            let mv = self.world.arena.single(Action { act: Act::NextInstance, decision: true });
            self.world.arena.moves.push(Move { mover, from: -1, to: -1, ..mv });
            self.world.legal = Some(1);
        }
        self.world.legal_moves()
    }

    /// Plays a legal move of the list.
    pub fn play(&mut self, index: usize) {
        if self.is_over {
            return;
        }
        if self.world.is_over() {
            self.finish_game();
        } else {
            self.world.play(index);
        }
    }

    /// Counts the points of a game that is over, and goes on to the next one.
    fn finish_game(&mut self) {
        let game = &self.program.games[self.current];
        let mover = self.world.mover();
        self.world.applied.clear();
        self.world.applied.push(Action { act: Act::NextInstance, decision: true });
        self.world.state.record(Played {
            mover: mover as u8,
            from: -1,
            to: -1,
            last_action_from: -1,
            last_action_to: -1,
            ..Played::default()
        });
        let moves = self.world.state.get(Scalar::Moves);
        self.world.state.set(Scalar::Moves, moves + 1);
        self.world.legal = None;
        for player in 1..=self.program.players {
            let winners = self.world.state.list(self.world.program.layout.winners);
            let won = winners.contains(&(player as i32));
            let points = match (&game.result, won) {
                (Some(result), true) => result.eval(&mut self.world),
                _ => self.plain_points(player, won),
            };
            self.standing.scores[player] += points;
        }
        self.standing.finished += 1;
        self.world.standing = Some(Box::new(self.standing.clone()));
        self.check_end();
        if self.is_over {
            return;
        }
        let next = match &game.next {
            Some(next) => next.eval(&mut self.world),
            None => ((self.current + 1) % self.program.games.len()) as i32,
        };
        let Some(next) = usize::try_from(next).ok().filter(|&n| n < self.program.games.len())
        else {
            // There is no such game: the match cannot go on.
            self.is_over = true;
            return;
        };
        self.current = next;
        let chance = std::mem::replace(&mut self.world.chance, Chance::seeded(0));
        self.world = World::new(&self.program.games[next].program, chance);
        self.start_game();
    }

    /// The points of a player when no number is written.
    fn plain_points(&self, player: usize, won: bool) -> i32 {
        let known = player <= self.world.program.players;
        let rank = if known { self.world.ranking(player) } else { 0.0 };
        match self.program.players {
            1 => i32::from(rank == 1.0),
            2 => 2 - rank.floor() as i32,
            _ => i32::from(won),
        }
    }

    fn is_active(&self, player: usize) -> bool {
        self.ranking.get(player) == Some(&0.0)
    }

    /// The end rules that apply, with the players that they are about; no result if the points decide.
    fn outcomes(&mut self) -> Vec<(usize, Vec<usize>, Option<ResultType>)> {
        let rules: &'p [EndRule] = &self.program.games[self.current].end;
        let players = self.program.players;
        let mut found = Vec::new();
        for (index, rule) in rules.iter().enumerate() {
            let rounds: Vec<i32> = match rule.each {
                Each::Player => (1..=players as i32).collect(),
                Each::NonMover => {
                    (1..=players as i32).filter(|&p| p != self.world.mover()).collect()
                }
                Each::Once | Each::Track => vec![-1],
            };
            for round in rounds {
                let saved = self.world.regs.player;
                self.world.regs.player = round;
                match rule.find(&mut self.world) {
                    None => {}
                    Some((_, Outcome::Result(whose, result))) => {
                        found.push((index, self.players_meant(whose), Some(*result)));
                    }
                    Some(_) => found.push((index, (1..=players).collect(), None)),
                }
                self.world.regs.player = saved;
            }
        }
        found
    }

    fn players_meant(&mut self, whose: &'p Whose) -> Vec<usize> {
        let players = 1..=self.program.players;
        match whose {
            Whose::One(player) => vec![player.eval(&mut self.world).max(0) as usize],
            Whose::All => players.collect(),
            Whose::Team(members) => {
                let members = members.eval(&mut self.world);
                players.filter(|p| members >> p & 1 == 1).collect()
            }
        }
    }

    fn check_end(&mut self) {
        self.verdicts.clear();
        for (index, who, result) in self.outcomes() {
            if self.is_over {
                return;
            }
            let active = who.iter().any(|&p| self.is_active(p));
            if !active {
                continue;
            }
            let id = self.program.games[self.current].end[index].id;
            self.verdicts.push(Verdict::of_match(index, id));
            let Some(result) = result else {
                self.rank_by_points();
                return;
            };
            match result {
                ResultType::Win => self.win(&who),
                ResultType::Draw => {
                    let open = (1..=self.program.players).filter(|&p| self.is_active(p)).count();
                    let ranked = self.program.players - open;
                    self.rank_open((open + 1) as f64 / 2.0 + ranked as f64);
                    self.is_over = true;
                }
                ResultType::Tie => {
                    self.winner = self.program.players as i32 + 1;
                    self.is_over = true;
                }
                // A match is lost only by others winning it.
                ResultType::Loss => {}
                ResultType::Abandon | ResultType::Crash => {
                    self.winner = -1;
                    self.is_over = true;
                }
            }
        }
    }

    /// Players win; all others for whom a rule says so win with them.
    fn win(&mut self, who: &[usize]) {
        let rank = (1..).map(f64::from).find(|r| !self.ranking[1..].contains(r)).unwrap_or(1.0);
        let mut winners = who.to_vec();
        for (index, more, result) in self.outcomes() {
            if result == Some(ResultType::Win) {
                let id = self.program.games[self.current].end[index].id;
                self.verdicts.push(Verdict::of_match(index, id));
                winners.extend(more);
            }
        }
        for player in winners {
            if self.is_active(player) {
                self.ranking[player] = rank;
            }
        }
        let left = (1..=self.program.players).filter(|&p| self.is_active(p)).count();
        self.rank_open(rank + left as f64);
        let first = (1..=self.program.players).find(|&p| self.ranking[p] == 1.0);
        self.winner = first.unwrap_or(0) as i32;
        self.is_over = true;
    }

    /// Ranks by points; players with the same points share the mean of their ranks.
    fn rank_by_points(&mut self) {
        let scores = self.standing.scores[1..].to_vec();
        for (player, own) in (1..).zip(&scores) {
            let better = scores.iter().filter(|other| *other > own).count();
            let same = scores.iter().filter(|other| *other == own).count();
            self.ranking[player] = better as f64 + (same + 1) as f64 / 2.0;
        }
        let first = (1..=self.program.players).find(|&p| self.ranking[p] == 1.0);
        self.winner = first.unwrap_or(0) as i32;
        self.is_over = true;
    }

    fn rank_open(&mut self, rank: f64) {
        for player in 1..=self.program.players {
            if self.is_active(player) {
                self.ranking[player] = rank;
            }
        }
    }

    /// Plays random moves until the match is over, or until a number of moves was made; says how many.
    pub fn playout(&mut self, bound: usize) -> usize {
        let mut moves = 0;
        while moves < bound && !self.is_over && self.world.fault.is_none() {
            let n = self.legal_moves().len();
            if n == 0 {
                break;
            }
            let pick = if n == 1 { 0 } else { self.world.chance.below(n as i32, false) as usize };
            self.play(pick);
            moves += 1;
        }
        moves
    }
}
