//! Scopes that read the same: their words point at the same things, each in its own place of the description.

use syntax::NodeId;

use crate::scope::Scope;

/// The nodes that the words of two scopes tell, side by side; nothing if the scopes do not read the same.
pub(super) fn aligned(known: &Scope, here: &Scope) -> Option<Vec<(NodeId, NodeId)>> {
    let Scope {
        piece,
        from,
        to,
        between,
        jumped,
        site,
        last_to,
        last_piece,
        last_from,
        value,
        player,
        stack,
        kind,
        held,
        piece_given,
        jumping,
        enemy,
        ending,
        mover,
        again,
        anyone,
        acting,
        chooses,
        follows,
        effect,
        asked,
        target_named,
        measured,
        moved,
    } = known;
    let plain = *kind == here.kind
        && [held, piece_given, enemy, ending, again, chooses, asked, target_named, follows, effect]
            == [
                &here.held,
                &here.piece_given,
                &here.enemy,
                &here.ending,
                &here.again,
                &here.chooses,
                &here.asked,
                &here.target_named,
                &here.follows,
                &here.effect,
            ]
        && (jumping, mover, anyone, acting)
            == (&here.jumping, &here.mover, &here.anyone, &here.acting)
        && *moved == here.moved
        && measured.iter().map(|(name, _)| name).eq(here.measured.iter().map(|(name, _)| name));
    if !plain {
        return None;
    }
    let mut pairs: Vec<(NodeId, NodeId)> = Vec::new();
    for (text, other) in [
        (piece, &here.piece),
        (from, &here.from),
        (to, &here.to),
        (between, &here.between),
        (jumped, &here.jumped),
        (site, &here.site),
        (last_to, &here.last_to),
        (last_piece, &here.last_piece),
        (last_from, &here.last_from),
        (value, &here.value),
        (player, &here.player),
        (stack, &here.stack),
    ]
    .into_iter()
    .chain(measured.iter().map(|(_, text)| text).zip(here.measured.iter().map(|(_, text)| text)))
    {
        if text.as_str() != other.as_str() || text.told().len() != other.told().len() {
            return None;
        }
        for (old, new) in text.told().iter().zip(other.told()) {
            match pairs.iter().find(|(known, _)| known == old) {
                Some((_, other)) if other != new => return None,
                Some(_) => {}
                None => pairs.push((*old, *new)),
            }
        }
    }
    Some(pairs)
}
