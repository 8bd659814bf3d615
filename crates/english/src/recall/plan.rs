//! The words inside a plan, all of which know what they tell.

use syntax::NodeId;

use crate::ints::Number;
use crate::plan::{Action, Condition, Deed, Fact};
use crate::realise::Text;

/// What can be planned for one ludeme and used for another.
pub(crate) trait Plan: Clone {
    /// Goes through all texts inside.
    fn each_text(&mut self, each: &mut dyn FnMut(&mut Text));

    /// All the ludemes that its words tell.
    fn tells(&mut self) -> Vec<NodeId> {
        let mut told = Vec::new();
        self.each_text(&mut |text| told.extend_from_slice(text.told()));
        told
    }

    /// The same plan, whose first words also tell some ludemes.
    #[must_use]
    fn telling(mut self, told: Vec<NodeId>) -> Self {
        let mut told = Some(told);
        self.each_text(&mut |text| {
            if let Some(told) = told.take_if(|_| !text.is_empty()) {
                *text = std::mem::take(text).tell_all(&told);
            }
        });
        self
    }
}

impl Plan for Text {
    fn each_text(&mut self, each: &mut dyn FnMut(&mut Text)) {
        each(self);
    }
}

impl Plan for Number {
    fn each_text(&mut self, each: &mut dyn FnMut(&mut Text)) {
        each(&mut self.text);
    }
}

impl Plan for Condition {
    fn each_text(&mut self, each: &mut dyn FnMut(&mut Text)) {
        match self {
            Self::Always | Self::Never => {}
            Self::Fact(Fact { role: _, subject, yes, no, place, outside }) => {
                [subject, yes, no].into_iter().for_each(&mut *each);
                place.iter_mut().chain(outside).for_each(|text| each(text));
            }
            Self::All(members) | Self::Any(members) => {
                members.iter_mut().for_each(|member| member.each_text(each));
            }
        }
    }
}

impl Plan for Action {
    fn each_text(&mut self, each: &mut dyn FnMut(&mut Text)) {
        match self {
            Self::Nothing => {}
            Self::Deed(deed) => deed.each_text(each),
            Self::Choice(members) | Self::Sequence(members) | Self::Prefer(members) => {
                members.iter_mut().for_each(|member| member.each_text(each));
            }
            Self::When(condition, yes, no) => {
                condition.each_text(each);
                yes.each_text(each);
                no.each_text(each);
            }
            Self::Each(head, action) => {
                each(head);
                action.each_text(each);
            }
            Self::Demand(head, condition) => {
                each(head);
                condition.each_text(each);
            }
            Self::Titled(_, action) => action.each_text(each),
        }
    }
}

impl Plan for Deed {
    fn each_text(&mut self, each: &mut dyn FnMut(&mut Text)) {
        let Self {
            subject,
            plural: _,
            verb: _,
            piece,
            joint: _,
            rest,
            limits,
            demands,
            then,
            goes_on: _,
            onward,
            ordinary,
        } = self;
        subject
            .iter_mut()
            .chain(piece)
            .chain([rest])
            .chain(onward)
            .chain(limits)
            .for_each(&mut *each);
        for (head, condition) in demands {
            each(head);
            condition.each_text(each);
        }
        then.each_text(each);
        if let Some(ordinary) = ordinary {
            each(&mut ordinary.rest);
            ordinary.capture.each_text(each);
        }
    }
}
