//! One thing for the first player and its mirror image for the second, told once as the player to move sees it.

use language::booleans::Boolean;
use language::refs::IndexOrRole;
use language::words::IsPlayerKind;

use crate::realise::Text;
use crate::regions::Area;
use crate::teller::Teller;

/// What lies ahead of one player lies behind the other.
const SIDES: [(&str, &str, &str); 4] = [
    (" directly above ", " directly below ", " directly ahead of "),
    (" directly below ", " directly above ", " directly behind "),
    (" above ", " below ", " ahead of "),
    (" below ", " above ", " behind "),
];

impl Teller<'_> {
    /// What a choice by the player to move comes to, if both players see the same.
    ///
    /// The first of the two texts must be meant for the player whom the test names.
    pub(crate) fn seen_by_mover(
        &self,
        test: &Boolean,
        texts: impl FnOnce() -> [Text; 2],
    ) -> Option<Text> {
        let Boolean::IsPlayer(test) = test else { return None };
        let IndexOrRole::Role(role) = &test.player else { return None };
        let number = crate::facts::number_of(*role)?;
        if self.players.count() != 2 || test.kind != IsPlayerKind::Mover || !matches!(number, 1 | 2)
        {
            return None;
        }
        let [first, second] = texts();
        let told: Vec<_> = first.told().iter().chain(second.told()).copied().collect();
        let own = |text: &Text, number: usize| {
            let name = |number: usize| self.players.one(number).possessive();
            text.as_str()
                .replace(name(number).as_str(), "your")
                .replace(name(3 - number).as_str(), "your opponent's")
        };
        let (first, second) = (own(&first, number), own(&second, 3 - number));
        if first == second {
            return Some(Text::from(first).tell_all(&told));
        }
        // The first player sits below and looks up, as on a board of rows for South and North.
        let up = number == 1;
        let rows = |facing: Option<&Option<_>>| facing.is_none_or(|facing| facing.is_none());
        if !rows(self.players.facing.first()) {
            return None;
        }
        let (below, above) = if up { (&first, &second) } else { (&second, &first) };
        SIDES.iter().find_map(|(mine, theirs, seen)| {
            let seen_below = below.replacen(mine, seen, 1);
            let seen_above = above.replacen(theirs, seen, 1);
            (seen_below == seen_above && seen_below != *below)
                .then(|| Text::from(seen_below).tell_all(&told))
        })
    }

    /// The same for areas.
    pub(crate) fn area_seen_by_mover(&self, test: &Boolean, areas: [&Area; 2]) -> Option<Area> {
        let seen = |form: fn(&Area) -> &Text| {
            self.seen_by_mover(test, || areas.map(|area| form(area).clone()))
        };
        Some(Area {
            single: seen(|area| &area.single)?,
            plural: seen(|area| &area.plural)?,
            yes: seen(|area| &area.yes)?,
            no: seen(|area| &area.no)?,
            pieces: None,
            owner: None,
            near: None,
            one_piece: None,
        })
    }
}
