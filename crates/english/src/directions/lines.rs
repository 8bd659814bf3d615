//! Rules that a description writes out for one combination of directions and areas after the other are told once, of the lines of a
//! table that lists the combinations.

use board::Direction;
use language::equipment::Item;
use syntax::NodeId;

use super::turned::{Compass, WORTH, one_plan};
use crate::notes::Sort;
use crate::plan::{Part, Passage};
use crate::realise::{Text, capitalised};
use crate::recall::{Aside, Plan};
use crate::regions::Area;
use crate::teller::Teller;

/// So many combinations make a table.
const ENOUGH: usize = 4;

/// One combination: what a rule that is told of all of them calls by the names of the columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Line {
    first: Direction,
    second: Option<Direction>,
    area: Option<String>,
}

/// Members of a list that say the same of one combination each.
#[derive(Debug)]
pub(crate) struct Lined<T> {
    /// Which members of the list.
    pub members: Vec<usize>,
    /// What they say of "the first direction"; it tells all of them.
    pub plan: T,
    /// The table of the combinations: "table A".
    pub table: Text,
}

/// Members that read the same but for the combination.
struct Alike {
    first: NodeId,
    /// Which of its directions each of them names, one after the other.
    pattern: Vec<usize>,
    members: Vec<usize>,
    lines: Vec<Line>,
}

impl Teller<'_> {
    /// What a direction is called while a rule is told of the lines of a table.
    pub(super) fn lined_way(&self, direction: Direction) -> Option<&'static str> {
        let line = self.line.borrow();
        let line = line.as_ref()?;
        if direction == line.first {
            Some("in the first direction")
        } else if Some(direction) == line.second {
            Some("in the second direction")
        } else {
            None
        }
    }

    /// What an area is called meanwhile.
    pub(crate) fn lined_area(&self, name: Option<&str>) -> Option<Area> {
        let line = self.line.borrow();
        let area = line.as_ref()?.area.as_deref()?;
        (name == Some(area)).then(|| Area::named("the area of that line", self.site()))
    }

    /// The members of a list that say the same of one combination after another, but for some that are told otherwise.
    pub(crate) fn lined<T: Plan>(
        &self,
        members: &[NodeId],
        done: impl Fn(usize) -> bool,
        plan: impl Fn(usize) -> T,
        words: impl Fn(&T) -> String,
    ) -> Vec<Lined<T>> {
        if self.spoken.get().is_some() || self.line.borrow().is_some() {
            return Vec::new();
        }
        let told = |group: Alike| {
            let plans = group.members.iter().zip(&group.lines).map(|(member, line)| {
                let aside = Aside::Line(members[*member]);
                let before = self.recall.set_aside(aside);
                self.line.replace(Some(line.clone()));
                let planned = plan(*member);
                self.line.replace(None);
                self.recall.back_to(before, aside);
                planned
            });
            let mut plan = one_plan(plans, &words)?;
            words(&plan).contains("the first direction").then_some(())?;
            let table = self.table_of(&group.lines, &plan.tells());
            Some(Lined { members: group.members, plan, table })
        };
        let groups = self.alike_by_line(members, done).into_iter();
        groups.filter_map(|group| self.tentatively(|| told(group))).collect()
    }

    /// Members that read the same but for their directions and areas.
    fn alike_by_line(&self, members: &[NodeId], done: impl Fn(usize) -> bool) -> Vec<Alike> {
        let links = &self.state.links;
        let regions: Vec<&str> = self
            .items()
            .iter()
            .filter_map(|item| match item {
                Item::Regions(regions) => regions.name.as_deref(),
                _ => None,
            })
            .collect();
        let region = |word: &str| regions.contains(&word);
        let compass = |word: &str| super::turned::definite(word).is_some();
        let alike =
            |a: &str, b: &str| a == b || (compass(a) && compass(b)) || (region(a) && region(b));
        let words = self.compass.get_or_init(|| Compass::of(self.tree));
        let mut groups: Vec<Alike> = Vec::new();
        for (index, member) in members.iter().enumerate().filter(|(index, _)| !done(*index)) {
            let range = links.range(*member);
            if range.end().0 - range.start().0 < WORTH {
                continue;
            }
            let mut ways: Vec<Direction> = Vec::new();
            let mut pattern: Vec<usize> = Vec::new();
            for way in words.within(&range) {
                let known = ways.iter().position(|known| *known == way);
                pattern.push(known.unwrap_or(ways.len()));
                if known.is_none() {
                    ways.push(way);
                }
            }
            let (first, second) = match ways.as_slice() {
                [first] => (*first, None),
                [first, second] => (*first, Some(*second)),
                _ => continue,
            };
            let mut areas: Vec<&str> = links
                .whole(*member)
                .into_iter()
                .filter_map(|part| links.text(part))
                .filter(|text| region(text))
                .collect();
            areas.dedup();
            let area = match areas.as_slice() {
                [one] => Some((*one).to_owned()),
                _ => None,
            };
            if second.is_none() && area.is_none() {
                continue;
            }
            let line = Line { first, second, area };
            let known = groups.iter_mut().find(|group| {
                group.pattern == pattern
                    && group.lines[0].area.is_some() == line.area.is_some()
                    && links.same_by(group.first, *member, &alike)
            });
            match known {
                Some(group) => {
                    group.members.push(index);
                    group.lines.push(line);
                }
                None => {
                    let (members, lines) = (vec![index], vec![line]);
                    groups.push(Alike { first: *member, pattern, members, lines });
                }
            }
        }
        groups.retain(|group| group.members.len() >= ENOUGH);
        groups
    }

    /// The table of some combinations, by its name.
    fn table_of(&self, lines: &[Line], told: &[NodeId]) -> Text {
        let areas = lines.iter().any(|line| line.area.is_some());
        let seconds = lines.iter().any(|line| line.second.is_some());
        let mut header = Vec::new();
        if areas {
            header.push("Area".to_owned());
        }
        header.push("First direction".to_owned());
        if seconds {
            header.push("Second direction".to_owned());
        }
        let way = |way: Direction| Text::from(super::compass_name(way.name())).tell_all(told);
        let mut rows: Vec<Vec<Text>> = Vec::new();
        let mut listed: Vec<&Line> = Vec::new();
        for line in lines {
            if listed.contains(&line) {
                continue;
            }
            listed.push(line);
            let area = line.area.as_deref().map(|name| {
                Text::from(capitalised(&format!("the {}", self.region_noun(name)))).tell_all(told)
            });
            let ways = [Some(line.first), line.second].into_iter().flatten().map(way);
            rows.push(area.into_iter().chain(ways).collect());
        }
        let mut passage = Passage::of(Text::from("the lines are these:").tell_all(told));
        passage.parts.push(Part::Wide { header, rows });
        self.named(Sort::Table, passage, told)
    }
}
