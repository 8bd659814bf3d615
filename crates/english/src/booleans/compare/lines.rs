//! Rows and columns by the names that the coordinates give them.

use language::booleans::Boolean;
use language::ints::Int;
use language::refs::IndexOrRole;
use language::words::IsPlayerKind;
use syntax::NodeId;

use super::Comparison;
use crate::facts::number_of;
use crate::plan::Condition;
use crate::realise::Text;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "the target square is in row 1", "its square is in column C", where a row or column is asked for by its number.
    pub(super) fn in_line(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        let (of, id, row) = match left {
            Int::Row(node) if node.site_type.is_none() => (&node.of, node.id, true),
            Int::Column(node) if node.site_type.is_none() => (&node.of, node.id, false),
            _ => return None,
        };
        let place = self.place(of, scope);
        if let Some((yes, no)) = self.line_of_each(how, right, row, scope) {
            let told = self.whole_of(right);
            let tell = |text: Text| text.tell(id).tell_all(&told);
            return Some(Condition::fact(place.role, place.text, tell(yes), tell(no)));
        }
        let number = self.number(right, scope);
        let told = |text: Text| text.tell(id).tell_all(number.text.told());
        let line = |how: Comparison| self.line_or_beyond(how, number.constant?, row);
        let (yes, no) = (line(how)?, line(how.opposite())?);
        Some(Condition::fact(place.role, place.text, told(yes.into()), told(no.into())))
    }

    /// "is in row 3", "is in row 3 or above": where a place lies whose row or column is compared with a number.
    fn line_or_beyond(&self, how: Comparison, number: i64, row: bool) -> Option<String> {
        let name = |number: i64| self.line_name(u32::try_from(number).ok()?, row);
        let (beyond, before) =
            if row { ("above", "below") } else { ("further right", "further left") };
        Some(match how {
            Comparison::Equal => format!("is in {}", name(number)?),
            Comparison::Different => format!("is not in {}", name(number)?),
            Comparison::AtLeast => format!("is in {} or {beyond}", name(number)?),
            Comparison::AtMost => format!("is in {} or {before}", name(number)?),
            Comparison::More => return self.line_or_beyond(Comparison::AtLeast, number + 1, row),
            Comparison::Less => return self.line_or_beyond(Comparison::AtMost, number - 1, row),
        })
    }

    /// "is in row 5 (White) or row 1 (Black)": a row or column for each of two players.
    fn line_of_each(
        &self,
        how: Comparison,
        right: &Int,
        row: bool,
        scope: &Scope,
    ) -> Option<(Text, Text)> {
        let Int::If(choice) = right else { return None };
        let Boolean::IsPlayer(test) = &choice.condition else { return None };
        let IndexOrRole::Role(role) = &test.player else { return None };
        let first = number_of(*role).filter(|_| self.players.count() == 2)?;
        if test.kind != IsPlayerKind::Mover || scope.mover.is_some() {
            return None;
        }
        let name = |int: &Int| self.line_name(u32::try_from(self.constant(int)?).ok()?, row);
        let (one, other) = (name(&choice.then)?, name(&choice.otherwise)?);
        let whose = [self.players.name(first), self.players.name(3 - first)];
        let either = format!("in {one} ({}) or {other} ({})", whose[0], whose[1]);
        let (yes, no) = (format!("is {either}"), format!("is not {either}"));
        match how {
            Comparison::Equal => Some((yes.into(), no.into())),
            Comparison::Different => Some((no.into(), yes.into())),
            _ => None,
        }
    }

    /// The ludemes of a number that is chosen by a condition.
    fn whole_of(&self, int: &Int) -> Vec<NodeId> {
        match int {
            Int::If(choice) => self.whole(choice.id),
            _ => vec![],
        }
    }

    /// "is in an odd-numbered row", "is in column A, C and so on": every second line; the language counts them from zero.
    pub(in crate::booleans) fn every_second_line(
        &self,
        line: Option<&Int>,
        from: u32,
        scope: &Scope,
    ) -> Option<Condition> {
        let (of, row, id) = match line? {
            Int::Row(node) if node.site_type.is_none() => (&node.of, true, node.id),
            Int::Column(node) if node.site_type.is_none() => (&node.of, false, node.id),
            _ => return None,
        };
        let name = |index: u32| {
            let name = self.line_name(index, row)?;
            Some(name.split_once(' ')?.1.to_owned())
        };
        let names = |from: u32| -> Option<Text> {
            let (first, next) = (name(from)?, name(from + 2)?);
            Some(match first.parse::<u32>() {
                Ok(number) if number % 2 == 1 => "is in an odd-numbered row".into(),
                Ok(_) => "is in an even-numbered row".into(),
                Err(_) => format!("is in column {first}, {next} and so on").into(),
            })
        };
        let place = self.place(of, scope);
        let told = self.whole(id);
        let (yes, no) = (names(from)?.tell_all(&told), names(1 - from)?.tell_all(&told));
        Some(Condition::fact(place.role, place.text, yes, no))
    }

    /// "row 3", "column C": the part of the coordinates that all places of a row or column share.
    fn line_name(&self, index: u32, row: bool) -> Option<String> {
        let board = self.elements()?;
        let lines = if row { &board.rows } else { &board.columns };
        let mut parts = lines.iter().zip(&board.labels).filter(|(line, _)| **line == index).map(
            |(_, label)| {
                let letters = label.chars().take_while(char::is_ascii_uppercase).count();
                if row { label.get(letters..) } else { label.get(..letters) }
            },
        );
        let first = parts.next()??;
        let line = if row { "row" } else { "column" };
        (!first.is_empty() && parts.all(|part| part == Some(first)))
            .then(|| format!("{line} {first}"))
    }
}
