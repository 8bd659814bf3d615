//! Areas made of areas.

use language::booleans::Boolean;
use language::ints::Int;
use language::refs::{IndexOrRole, SiteOrRegion};
use language::regions::{Difference, Expand, ForEachSite, If, Region, RegionOrOrigin, Union};

use super::Area;
use crate::plan::{Condition, Role};
use crate::realise::{Text, counted, listed_and, listed_or, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// All but some.
    pub(super) fn difference(&self, node: &Difference, scope: &Scope) -> Area {
        let source = self.area(&node.source, scope);
        let without = match &node.subtraction {
            SiteOrRegion::Site(site) => Area::place(&self.place(site, scope).text),
            SiteOrRegion::Region(region) => self.area(region, scope),
        };
        // Lines that are empty are no places without pieces.
        let places = format!("the empty {}", self.places.words(None));
        if without.plural.as_str() == places && source.pieces.is_none() {
            return self.occupied_of(source, &without).tell(node.id);
        }
        // One place, or none.
        if source.is_place() && without.is_place() {
            let only = say!("{}, unless that is {}", source.plural, without.plural);
            return Area {
                single: only.clone(),
                plural: only,
                ..self.apart_from(&source, &without)
            }
            .tell(node.id);
        }
        self.apart_from(&source, &without).tell(node.id)
    }

    /// The places of an area that are not in another one.
    fn apart_from(&self, source: &Area, without: &Area) -> Area {
        Area {
            single: say!("{} that {}", source.single, without.no),
            plural: say!("{} except {}", source.plural, without.plural),
            yes: say!("{} and {}", source.yes, without.no),
            no: say!("{} or {}", source.no, without.yes),
            pieces: source.pieces.as_ref().map(|(one, many)| {
                (
                    say!("{} whose {} {}", one, self.site(), without.no),
                    say!("{} except those {}", many, without.within()),
                )
            }),
            owner: source.owner.clone(),
            near: None,
            one_piece: source
                .one_piece
                .as_ref()
                .map(|one| say!("{} (not {})", one, without.within())),
        }
    }

    /// Areas together.
    pub(super) fn union(&self, node: &Union, scope: &Scope) -> Area {
        if let Some(area) = self.line_through(node, scope) {
            return area;
        }
        let parts: Vec<Area> = node.regions.iter().map(|region| self.area(region, scope)).collect();
        if let [first, second] = parts.as_slice()
            && let Some(pair) = pair_of_lines(&first.plural, &second.plural)
        {
            let mut area = Area::named(pair, self.site());
            area.yes = say!("{} or {}", first.yes, second.yes);
            area.no = say!("{} and {}", first.no, second.no);
            return area.tell(node.id);
        }
        if let [first, second] = parts.as_slice()
            && let Some(single) = self.of_either(first, second)
        {
            return Area {
                single,
                plural: say!("{} and {}", first.plural, second.plural),
                yes: say!("{} or {}", first.yes, second.yes),
                no: say!("{} and {}", first.no, second.no),
                pieces: None,
                owner: None,
                near: None,
                one_piece: None,
            }
            .tell(node.id);
        }
        if parts.iter().any(|part| part.one_piece.is_none())
            && let Some(area) = self.areas_together(&parts)
        {
            return area.tell(node.id);
        }
        let of = |form: fn(&Area) -> Text| parts.iter().map(form).collect::<Vec<Text>>();
        // Pieces of several owners are told by their owners.
        let same = parts.windows(2).all(|pair| match (&pair[0].owner, &pair[1].owner) {
            (Some(one), Some(other)) => one.name.as_str() == other.name.as_str(),
            (None, None) => true,
            _ => false,
        });
        let pieces: Option<Vec<(Text, Text)>> =
            parts.iter().map(|part| part.pieces.clone().filter(|_| same)).collect();
        let one_piece: Option<Vec<Text>> =
            parts.iter().map(|part| part.one_piece.clone()).collect();
        Area {
            single: listed_or(&of(|part| part.single.clone())),
            plural: listed_and(&of(|part| part.plural.clone())),
            yes: listed_or(&of(|part| part.yes.clone())),
            no: listed_and(&of(|part| part.no.clone())),
            pieces: pieces.map(|pairs| {
                let (one, many): (Vec<Text>, Vec<Text>) = pairs.into_iter().unzip();
                (listed_or(&one), listed_and(&many))
            }),
            owner: None,
            near: None,
            one_piece: one_piece.map(|list| listed_or(&list)),
        }
        .tell(node.id)
    }

    /// "a square of either area A or area B", where both areas go by a name.
    fn of_either(&self, first: &Area, second: &Area) -> Option<Text> {
        let sites = format!("the {} of ", self.places.words(None));
        let name = |area: &Area| {
            let name = area.plural.as_str().strip_prefix(&sites)?;
            name.starts_with("area ").then(|| area.plural.reworded(name))
        };
        let (first, second) = (name(first)?, name(second)?);
        Some(say!("{} of either {} or {}", with_article(self.site()), first, second))
    }

    /// One area or another.
    pub(super) fn area_if(&self, node: &If, scope: &Scope) -> Area {
        let condition = self.condition(&node.condition, scope);
        let yes = self.area(&node.then, scope);
        let no = node.otherwise.as_ref().map(|region| self.area(region, scope));
        if let Some(no) = &no
            && let Some(area) = self.area_seen_by_mover(&node.condition, [&yes, no])
        {
            return area.tell_all(&self.whole(node.id));
        }
        self.area_by_case(condition, &yes, no.as_ref()).tell(node.id)
    }

    /// Those that pass a test.
    pub(super) fn filtered(&self, node: &ForEachSite, scope: &Scope) -> Area {
        let area = self.area(&node.region, scope);
        let site = match &node.region {
            Region::SitesIncident(near) => self.site_of(Some(near.result_type)),
            _ => self.site(),
        };
        let that = format!("that {site}").into();
        let inner = Scope { site: that, ..scope.clone() };
        if inner.to.as_str() == inner.site.as_str() && is_other(&node.condition) {
            // Both would be "that square": the one that is looked at, and any but that.
            let told = self.whole(node.id);
            let but = |text: &Text| say!("{} other than that {}", text, site).tell_all(&told);
            return Area {
                single: but(&area.single),
                plural: but(&area.plural),
                yes: say!("{} and is not that {}", area.yes, site).tell_all(&told),
                no: say!("{} or is that {}", area.no, site).tell_all(&told),
                pieces: None,
                owner: None,
                near: None,
                one_piece: None,
            };
        }
        let name = self.sought(Role::Site, site, node.id, scope);
        let inner = Scope { site: name, ..scope.clone() };
        let condition = self.condition(&node.condition, &inner);
        if let Some(yes) = condition.relative(Role::Site) {
            let no =
                condition.clone().negated().relative(Role::Site).unwrap_or_else(|| "is not".into());
            return Area {
                single: self.one_that(&area.single, &yes),
                plural: self.those_of(&area, &yes),
                yes: say!("{} and {}", area.yes, yes),
                no: say!("{} or {}", area.no, no),
                pieces: area.pieces.map(|(one, many)| {
                    (
                        say!("{} whose {} {}", one, site, yes),
                        say!("{} whose {} {}", many, site, yes),
                    )
                }),
                owner: area.owner,
                near: None,
                one_piece: area.one_piece.map(|one| {
                    // What is part of a row is a piece, and on the board.
                    if yes.as_str().starts_with("is part of ")
                        || yes.as_str().starts_with("is not part of ")
                    {
                        let bare = one.as_str().replace(" on the board", "");
                        return say!("{} that {}", one.reworded(bare), yes);
                    }
                    say!("{} whose {} {}", one, site, yes)
                }),
            }
            .tell(node.id);
        }
        let clause = self.squeezed(&condition);
        // What is asked of the piece on a place is asked of the piece where pieces are spoken of.
        let piece = format!("the {} on {}", self.pieces.word, inner.site.as_str());
        let asked = match &condition {
            Condition::Fact(fact) => fact.subject.as_str().strip_suffix(&piece),
            _ => None,
        };
        let which = |one: &Text, several: bool| match (asked, &condition) {
            (Some(""), Condition::Fact(fact)) => {
                let yes = if several { plural_form(&fact.yes) } else { fact.yes.clone() };
                say!("{} that {}", one, yes).tell_all(fact.subject.told())
            }
            (Some(of), Condition::Fact(fact))
                if let Some(noun) =
                    of.strip_prefix("the ").and_then(|of| of.strip_suffix(" of "))
                    && [self.state.mark_noun, self.state.value_noun].contains(&noun) =>
            {
                say!("{} whose {} {}", one, noun, fact.yes).tell_all(fact.subject.told())
            }
            _ => say!("{} for which {}", one, clause),
        };
        // Something holds for places, not for the board or the row that they lie on.
        let whole = format!("{} of {}", with_article(site), area.plural.as_str());
        let places = match area.single.as_str() == whole {
            true => say!("the {} of {}", self.places.words(None), area.plural),
            false => area.plural.clone(),
        };
        Area {
            single: say!("{} for which {}", area.single, clause),
            plural: say!("{} for which {}", places, clause),
            yes: say!("{} and {}", area.yes, clause),
            no: say!("{} or the condition fails that {}", area.no, clause),
            pieces: area.pieces.map(|(one, many)| (which(&one, false), which(&many, true))),
            owner: area.owner,
            near: None,
            one_piece: area.one_piece.map(|one| which(&one, false)),
        }
        .tell(node.id)
    }

    /// An area and what surrounds it.
    pub(super) fn expanded(&self, node: &Expand, scope: &Scope) -> Area {
        let site = self.site();
        let origin = match &node.origin {
            RegionOrOrigin::Region(region) => self.area(region, scope),
            RegionOrOrigin::Origin(site) => Area::place(&self.place(site, scope).text),
        };
        let steps = node.steps.as_ref().map_or(Some(1), |steps| self.constant(steps));
        if let (Some(steps), None, RegionOrOrigin::Region(Region::SitesSimple(simple))) =
            (steps, node.direction, &node.origin)
        {
            let edge = match simple.kind.word() {
                "Bottom" => Some("bottom rows"),
                "Top" => Some("top rows"),
                "Left" => Some("leftmost columns"),
                "Right" => Some("rightmost columns"),
                _ => None,
            };
            if let Some(edge) = edge {
                let told: Vec<_> = self.whole(node.id);
                let rows = format!("the {} {edge}", crate::realise::number_word(steps + 1));
                let mut area = Area::named(Text::from(rows).tell_all(&told), site);
                area.single = area.single.tell(node.id);
                return area;
            }
        }
        if let Some(block) = self.block(&Region::Expand(Box::new(node.clone()))) {
            return block.tell_all(&self.whole(node.id));
        }
        let distance: Text = match steps {
            Some(1) => "one step".into(),
            Some(steps) => counted(steps, "step").into(),
            None => match &node.steps {
                Some(steps) => self.so_many(steps, "step", scope),
                None => "one step".into(),
            },
        };
        let way = node.direction.map(|direction| self.absolute(direction));
        let reach = match way {
            Some(way) => say!("within {} {} of {}", distance, way, origin.plural),
            None => say!("within {} of {}", distance, origin.plural),
        };
        let told = match &node.steps {
            Some(steps) => self.number(steps, scope).text.told().to_vec(),
            None => vec![],
        };
        Area::described(&reach.tell_all(&told), site, &self.places.words(None)).tell(node.id)
    }
}

/// Whether a test asks for nothing but that a place is not the one looked at.
fn is_other(test: &Boolean) -> bool {
    let Boolean::NotEqual(node) = test else { return false };
    matches!(
        (&node.left, &node.right),
        (Int::To(_), IndexOrRole::Index(Int::Site(_)))
            | (Int::Site(_), IndexOrRole::Index(Int::To(_)))
    )
}

/// "the top and bottom rows" out of "the top row" and "the bottom row".
fn pair_of_lines(first: &Text, second: &Text) -> Option<Text> {
    ["row", "column"].into_iter().find_map(|line| {
        let word = |text: &'_ Text| {
            let word = text.as_str().strip_prefix("the ")?.strip_suffix(line)?.trim().to_owned();
            (!word.is_empty() && !word.contains(' ')).then_some(word)
        };
        let (one, other) = (word(first)?, word(second)?);
        let text = Text::from(format!("the {one} and {other} {line}s"));
        Some(text.tell_all(first.told()).tell_all(second.told()))
    })
}

/// "touches" → "touch", "carries" → "carry", "lies" → "lie".
fn bare_verb(verb: &str) -> String {
    match verb.strip_suffix("es") {
        Some(stem) if ["ch", "sh", "ss", "x"].iter().any(|end| stem.ends_with(end)) => {
            stem.to_owned()
        }
        Some(stem) if stem.len() > 3 && stem.ends_with('i') => {
            format!("{}y", stem.trim_end_matches('i'))
        }
        _ => verb.strip_suffix('s').unwrap_or(verb).to_owned(),
    }
}

/// What holds of several things, with "either" where it has an "or": they may be joined by an "and".
pub(super) fn either(yes: Text) -> Text {
    let joined = crate::notes::without_set_phrases(yes.as_str()).contains(" or ");
    if joined && !yes.as_str().contains("either ") { say!("either {}", yes) } else { yes }
}

/// "is empty" → "are empty", "holds a piece or is empty" → "hold a piece or are empty".
pub(crate) fn plural_form(yes: &Text) -> Text {
    let mut words: Vec<String> = Vec::new();
    // A verb begins the phrase, or follows what joins it to another; what is said of every one of others is said of each.
    let mut verb = true;
    let mut of_each = false;
    for word in yes.as_str().split(' ') {
        words.push(match word {
            "is" if verb => "are".to_owned(),
            "has" if verb => "have".to_owned(),
            "does" if verb => "do".to_owned(),
            "holds" if verb => "hold".to_owned(),
            other if words.is_empty() => bare_verb(other),
            other => other.to_owned(),
        });
        of_each = of_each || word == "every";
        verb =
            !of_each && (word.ends_with(',') || matches!(word, "and" | "or" | "either" | "both"));
    }
    yes.reworded(words.join(" "))
}
