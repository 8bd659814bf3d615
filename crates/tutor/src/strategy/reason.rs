//! Why advice holds: what the rules about the end ask for.

use super::Feature;

/// What the rules about the end of a game ask of who wins, or of who loses.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Aims {
    /// A player who cannot move loses.
    pub stuck_loses: bool,
    /// A player without pieces loses.
    pub bare_loses: bool,
    /// A player without pieces wins.
    pub bare_wins: bool,
    /// Who makes a line wins.
    pub line_wins: bool,
    /// Who has the higher score at the end wins.
    pub score_wins: bool,
}

/// Why it is good to have more of a feature, or less, as far as the rules say so.
pub(super) fn reason(feature: &Feature, more: bool, aims: Aims) -> Option<&'static str> {
    match (feature, more) {
        (Feature::Mobility | Feature::Confine, true) if aims.stuck_loses => {
            Some("Whoever cannot move loses.")
        }
        (Feature::Influence, true) if aims.stuck_loses => {
            Some("Whoever cannot move loses, and what is empty beside your pieces is a way out.")
        }
        (Feature::Material(_) | Feature::Capture | Feature::Taken | Feature::Guard, true)
            if aims.bare_loses =>
        {
            Some("Whoever has no pieces left loses.")
        }
        (Feature::Material(_), false) if aims.bare_wins => Some("Whoever has no pieces left wins."),
        (Feature::Lines, true) if aims.line_wins => Some("A complete line wins."),
        (Feature::Taken | Feature::Capture | Feature::Store, true) if aims.score_wins => {
            Some("The higher score wins in the end.")
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_given_only_where_the_rules_have_it() {
        let aims = Aims { stuck_loses: true, ..Aims::default() };
        assert_eq!(reason(&Feature::Confine, true, aims), Some("Whoever cannot move loses."));
        assert_eq!(reason(&Feature::Confine, true, Aims::default()), None);
        assert_eq!(reason(&Feature::Capture, true, aims), None);
    }
}
