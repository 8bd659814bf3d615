//! Events that stand for the capture of one piece: a piece is enclosed, which triggers the event and nothing else.

use syntax::NodeId;

use super::links::Links;

/// The moves that look at pieces between others.
const ENCLOSING: [&str; 4] = ["surround", "custodial", "enclose", "intervene"];

/// The name of the piece, in the words of the description, whose enclosure triggers the events of a player, given by its word
/// (`P2`, `Next`); none if an event is triggered elsewhere or for several kinds of pieces.
pub fn caught_piece<'a>(links: &Links<'a>, player: &str) -> Option<&'a str> {
    let mut found: Option<&str> = None;
    let mut any = false;
    for trigger in links.clauses("trigger", "") {
        if !links.plain(trigger).any(|part| links.word(part) == Some(player)) {
            continue;
        }
        any = true;
        let name = piece_between(links, trigger)?;
        if found.is_some_and(|known| known != name) {
            return None;
        }
        found = Some(name);
    }
    found.filter(|_| any)
}

/// The piece that must stand between others for a rule to come about.
fn piece_between<'a>(links: &Links<'a>, rule: NodeId) -> Option<&'a str> {
    let outer: Vec<NodeId> = links.ancestors(rule).collect();
    let between = outer.iter().position(|node| links.keyword(*node) == Some("between"))?;
    let encloses = outer.get(between + 1).and_then(|node| links.keyword(*node))?;
    // Whatever lies between the two must not limit or add to the event.
    let plain = outer[..between].iter().all(|node| links.keyword(*node) == Some("apply"));
    if !plain || !ENCLOSING.contains(&encloses) {
        return None;
    }
    let test =
        links.children(outer[between]).iter().find(|part| links.label(**part) == Some("if"))?;
    // All that is asked for besides the kind of the piece is where it stands.
    let members = match links.keyword(*test) {
        Some("and") => links.members(*test),
        _ => vec![*test],
    };
    let kinds: Vec<&str> = members
        .iter()
        .filter(|part| links.keyword(**part) == Some("="))
        .flat_map(|part| links.whole(*part))
        .filter(|part| links.keyword(*part) == Some("id"))
        .filter_map(|id| links.plain(id).find_map(|part| links.text(part)))
        .collect();
    match kinds.as_slice() {
        [kind] => Some(kind),
        _ => None,
    }
}
