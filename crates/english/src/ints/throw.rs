//! What a throw of the dice is worth.

use crate::ints::place::quoted;
use crate::realise::Text;
use crate::teller::Teller;

impl Teller<'_> {
    /// "the value of the throw"; with its name where several tables tell one.
    pub(crate) fn throw_value(&self, name: Option<&str>) -> Text {
        match name {
            Some(name) if self.state.throw_maps.are_several() => {
                format!("the {} value of the throw", quoted(name))
            }
            _ => "the value of the throw".to_owned(),
        }
        .into()
    }
}
