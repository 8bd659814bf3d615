//! What does happen? Kinds of moves, endings and examples found by playouts.
//!
//! A survey plays in rounds, and each round in parallel. What a round found is merged in the order of its playouts before the
//! next begins, so that the result does not depend on the number of threads. There are several kinds of playouts:
//!
//! - Plain ones, played at random from the start to the end. From these come the facts. On the way, every move that
//!   promises something new is looked at, so that a kind of move is found as soon as it is possible, not only when it is made.
//! - Those that seek a goal: an end rule or a phase that was not reached yet. They make moves that bring the tests of the
//!   rule closer to being true, and go on from where others came closest.
//! - Where neither reaches an end rule, a search from the start follows many ways at once.
//! - Quick ones, of which nothing but the result and some positions are kept: for the facts, and for what goes with winning.
//! - Where all this does not show something, a position is constructed from which one legal move does.
//! - Steered ones, which go on from positions of others and prefer moves that were tried seldom.

mod alone;
mod approach;
mod arrange;
mod asks;
mod attack;
mod claims;
mod connection;
mod consequence;
mod construct;
mod contest;
mod cost;
mod deed;
mod distance;
mod ending;
mod enter;
mod example;
mod exhaust;
mod experiment;
mod facts;
mod features;
mod goal;
mod guard;
mod hinder;
mod inward;
mod judge;
mod kind;
mod late;
mod limit;
mod mate;
mod novelty;
mod outlast;
mod playout;
mod pool;
mod present;
mod proof;
mod propose;
mod reach;
mod round;
mod rules;
mod scope;
mod search;
mod settings;
mod solo;
mod suggest;
mod tally;
mod things;
mod trail;
mod turn;
mod work;

pub use attack::AttackSeen;
pub use claims::Claims;
pub use deed::{Deed, Whose};
pub use ending::{EndingKey, EndingSeen, Finish};
pub use example::{Arranged, Sample, Scene, Way, by_playout, replay_together};
pub use facts::{Facts, winners};
pub use kind::{Kind, KindSeen};
pub use proof::Never;
pub use settings::Settings;
pub use things::{Things, piece_at, slots};

use engine::Program;
use syntax::NodeId;
use tutor::strategy::{Aims, Alone, Given, Learned, Play, Tried};

use work::Work;

/// Who wins so many games, and all of them, seems to win always.
const ALWAYS: usize = 20;

/// A part of a description that can never come to bear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unreachable {
    /// An end rule, and the alternative of its test if it has several.
    Ending(NodeId, Option<usize>),
    /// A rule of play.
    Rule(NodeId),
}

/// What was found.
#[derive(Debug, Clone, Default)]
pub struct Survey {
    /// The kinds of moves, the most frequent first.
    pub kinds: Vec<KindSeen>,
    /// The ways in which games ended, the most frequent first.
    pub endings: Vec<EndingSeen>,
    /// The clearest attack on a piece that the end rules speak of: a check.
    pub attack: Option<AttackSeen>,
    /// Numbers about random play.
    pub facts: Facts,
    /// Which features of positions went with winning.
    pub learned: Vec<Learned>,
    /// In how many games that somebody won, and in which everybody went for the end, that showed; none where it was in random games.
    pub contested: Option<usize>,
    /// What came of going by features on purpose, where it does not show otherwise what is wise.
    pub tried: Vec<Tried>,
    /// What came of plans in a game for one.
    pub alone: Vec<Alone>,
    /// What the rules about the end ask of who wins, or of who loses.
    pub aims: Aims,
    /// The end rules by which no game ended, each with the alternative of its test if it has several.
    pub endings_unseen: Vec<(NodeId, Option<usize>)>,
    /// Whether positions were constructed, as far as they can be, for all that play did not reach.
    pub constructed: bool,
    /// The rules of play by which no move was possible.
    pub rules_unseen: Vec<NodeId>,
    /// What can never happen as the rules stand, each with the reason.
    pub impossible: Vec<(Unreachable, Never)>,
    /// What was proved never to happen, and was seen in play: a fault of the proof.
    pub contradicted: Vec<Unreachable>,
    /// The phases that were never played.
    pub phases_unseen: Vec<usize>,
    /// How many playouts were made.
    pub playouts: usize,
    /// How many of them were plain ones, in which all moves were looked at.
    pub plain: usize,
    /// How many moves were made in them.
    pub moves: usize,
    /// How many quick games were played, of which nothing but the result was looked at.
    pub judged: usize,
    /// How many of these lasted longer than the settings permit.
    pub endless: usize,
    /// How many moves that is.
    pub longest: usize,
    /// Whether the budget was spent while there was still something to look for.
    pub cut_short: bool,
    /// What went wrong in play, if anything.
    pub fault: Option<String>,
}

impl Survey {
    /// What play was like, as far as it bears on what is wise.
    pub fn play(&self, program: &Program) -> Play {
        let facts = &self.facts;
        let won = facts.wins.iter().skip(1).sum::<usize>().min(facts.finished);
        let mut winners = (1..facts.wins.len()).filter(|player| facts.wins[*player] == won);
        Play {
            players: program.players,
            games: facts.games,
            finished: facts.finished,
            won,
            always: winners.next().filter(|_| won >= ALWAYS && won == facts.finished),
            choice: facts.branching > 1.0,
            chance: program.stochastic,
            captures: self.captures(),
        }
    }

    /// Whether a move was seen that takes a piece of somebody else.
    pub(crate) fn captures(&self) -> bool {
        let takes = |deed: &Deed| matches!(deed, Deed::Remove(Whose::Enemy));
        self.kinds.iter().any(|seen| seen.kind.deeds.iter().any(takes))
    }
}

/// Plays a game many times and tells what happened.
pub fn survey(program: &Program, settings: &Settings) -> Survey {
    survey_given(program, settings, &[])
}

/// Plays a game many times and tells what happened. Where the heuristics of its description say what is wise, and play does not
/// contradict them, that is not looked for.
pub fn survey_given(program: &Program, settings: &Settings, given: &[Given]) -> Survey {
    let mut work = Work::new(program, settings);
    work.play_plainly();
    work.judge();
    work.go_through_all();
    work.seek_goals();
    work.try_plans_alone();
    work.outlast_endings();
    work.search_goals();
    work.steer();
    work.construct_goals();
    work.show_late();
    work.play_to_the_limit();
    work.finish(given)
}
