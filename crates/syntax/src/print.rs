//! Trees as text.

use std::fmt;

use crate::tree::{NodeId, NodeKind, Tree};

/// The longest clause that is kept on one line.
const WIDTH: usize = 100;

impl Tree {
    /// The tree as text over several lines, ready to be read again.
    pub fn pretty(&self) -> String {
        let mut text = String::new();
        if !self.nodes.is_empty() {
            let widths = self.widths();
            self.write_pretty(Tree::ROOT, 0, &widths, &mut text);
            text.push('\n');
        }
        text
    }

    /// The width of every node on one line. Children come after their parents, so backwards all are known in time.
    fn widths(&self) -> Vec<usize> {
        let mut widths = vec![0; self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate().rev() {
            let children = self.children(NodeId(index as u32));
            let inside: usize = children.iter().map(|child| widths[child.0 as usize] + 1).sum();
            let own = match &node.kind {
                NodeKind::Clause { keyword, .. } => keyword.len() + 2,
                NodeKind::List { .. } => 2,
                NodeKind::Word(word) => word.len(),
                NodeKind::Text(text) => text.len() + 2,
            };
            widths[index] = own + inside + node.label.as_ref().map_or(0, |label| label.len() + 1);
        }
        widths
    }

    fn write_pretty(&self, id: NodeId, indent: usize, widths: &[usize], text: &mut String) {
        use fmt::Write;
        let node = self.node(id);
        if indent + widths[id.0 as usize] <= WIDTH || self.children(id).is_empty() {
            let _ = write!(text, "{}", Flat(self, id));
            return;
        }
        if let Some(label) = &node.label {
            let _ = write!(text, "{label}:");
        }
        let (opening, closing) = match &node.kind {
            NodeKind::Clause { keyword, .. } => (format!("({keyword}"), ')'),
            _ => ("{".to_owned(), '}'),
        };
        text.push_str(&opening);
        // What names a clause, as `(move Hop` and `(game "Chess"`, stays on its first line.
        let is_name = |child: &&NodeId| {
            let child = self.node(**child);
            let atom = matches!(child.kind, NodeKind::Word(_) | NodeKind::Text(_));
            atom && child.label.is_none() && closing == ')'
        };
        let children = self.children(id);
        let names = children.iter().take_while(is_name).take(2).count();
        for child in &children[..names] {
            let _ = write!(text, " {}", Flat(self, *child));
        }
        for child in &children[names..] {
            let _ = write!(text, "\n{:1$}", "", indent + 4);
            self.write_pretty(*child, indent + 4, widths, text);
        }
        let _ = write!(text, "\n{:indent$}{closing}", "");
    }
}

/// A node and what is in it, on one line.
struct Flat<'a>(&'a Tree, NodeId);

impl fmt::Display for Flat<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Flat(tree, id) = *self;
        let node = tree.node(id);
        if let Some(label) = &node.label {
            write!(f, "{label}:")?;
        }
        match &node.kind {
            NodeKind::Word(word) => f.write_str(word),
            NodeKind::Text(text) => write!(f, "\"{text}\""),
            NodeKind::Clause { keyword, children } => {
                write!(f, "({keyword}")?;
                for child in children {
                    write!(f, " {}", Flat(tree, *child))?;
                }
                f.write_str(")")
            }
            NodeKind::List { children } => {
                f.write_str("{")?;
                for (index, child) in children.iter().enumerate() {
                    let blank = if index > 0 { " " } else { "" };
                    write!(f, "{blank}{}", Flat(tree, *child))?;
                }
                f.write_str("}")
            }
        }
    }
}

/// The tree as text on one line.
impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.nodes.is_empty() { Ok(()) } else { Flat(self, Tree::ROOT).fmt(f) }
    }
}
