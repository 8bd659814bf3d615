//! The sections of the document, each from the part of the game it tells.

pub(crate) mod again;
mod aim;
mod as_aim;
mod at_once;
mod borrowed;
mod captured;
mod components;
mod defaults;
mod either_player;
mod ending;
mod every_piece;
mod first_turn;
mod flow;
mod glance;
mod goal;
mod instead;
mod jumps;
mod jumps_on;
mod last_hole;
mod lists;
mod material;
mod noted_path;
mod occupancy;
mod only_one;
mod onward;
mod ordinary;
mod pieces;
mod pointers;
mod promotes;
mod promotion;
mod race;
mod seed_words;
mod sequel;
mod setup;
mod side_by_side;
mod sowing;
mod sowing_on;
mod special;
mod supply;
mod tables;
mod terms;
mod together;
mod turn;
mod ways_to_win;

pub(crate) use jumps::{decisions, same_jump_test};

use crate::document::{Document, Section};
use crate::notes::{call_by_words, resolve};
use crate::repeats::{
    count_through, draw_players_together, exchange_players, point_back, share_heads,
    tell_alike_once, tell_of_each_player, tell_steps_once,
};
use crate::teller::Teller;

impl Teller<'_> {
    /// The whole document, and the same as it was before what is said again with a few words changed was told by the change.
    pub fn documents(&self) -> (Document, Document) {
        let setup = self.setup_section();
        let mut turn = self.turn_section();
        let pieces = self.pieces_section();
        let special = self.special_section();
        let end = self.end_section();
        let goal = self.goal();
        self.tell_captured(&mut turn);
        let told = [&turn].into_iter().chain(&pieces).chain(&special);
        let last_moves = self.asked_for_last_move(told);
        let mut sections: Vec<Section> = vec![self.glance(&goal)];
        sections.extend(self.components_section());
        sections.push(setup);
        // Terms are known once everything else has been told, but are needed before it.
        sections.extend(self.terms_section(&last_moves));
        sections.push(turn);
        sections.extend(pieces);
        sections.extend(special);
        sections.push(end);
        let mut document = Document { title: self.game.name.to_string(), sections };
        let mut notes = self.notes.all();
        tell_steps_once(&mut document);
        self.tell_once(&mut document, &mut notes);
        let usual = self.places.words(None);
        resolve(&mut document, notes, &usual);
        lists::spread(&mut document);
        self.explain_coordinates(&mut document);
        point_back(&mut document, &self.notes.places(), self.site());
        let sows = self.state.links.clauses("sow", "").next().is_some();
        if sows {
            last_hole::leave_out(&mut document);
            sowing_on::shorten(&mut document);
        }
        flow::join(&mut document);
        race::complete_table_of_throws(&mut document);
        noted_path::name_paths(&mut document);
        pointers::point_once(&mut document);
        tell_of_each_player(&mut document, &self.players.names);
        draw_players_together(&mut document, &self.players.names);
        exchange_players(&mut document, &self.players.names);
        flow::join_results(&mut document);
        self.leave_out_owners(&mut document);
        either_player::name_both(&mut document, &self.players.names);
        tables::leave_out_told(&mut document, &self.state.links);
        side_by_side::side_by_side(&mut document);
        let mut unabridged = document.clone();
        if sows {
            seed_words::shorten(&mut document);
        }
        count_through(&mut document);
        tell_alike_once(&mut document, &self.places);
        share_heads(&mut document);
        at_once::define(&mut document);
        flow::leave_out_announcements(&mut document);
        captured::list_terms(&mut document);
        call_by_words(&mut document, &mut unabridged, &usual);
        if let Some(quoted) = goal.quote(&document, &self.players.names) {
            glance::set_goal(&mut document, quoted);
        }
        (document, unabridged)
    }
}
