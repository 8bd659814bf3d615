//! Tiles: pieces that cover several places or have paths on them.

use board::topology::Relation;
use language::equipment::{Item, Tile};
use language::words::AbsoluteDirection;

use crate::directions::as_direction;
use crate::plan::Passage;
use crate::realise::{Text, counted, listed_or, say, with_article};
use crate::teller::Teller;

impl Teller<'_> {
    /// Which side of a tile has which number, told with the first tile that has paths.
    fn numbering_of_sides(&self, tile: &Tile) -> Passage {
        let mut others = self.items().iter().filter_map(|item| match item {
            Item::Tile(other) if other.paths.is_some() => Some(other.id),
            _ => None,
        });
        if others.next() != Some(tile.id) {
            return Passage::default();
        }
        use AbsoluteDirection::{E, ENE, ESE, N, NE, NNE, SE, SSE};
        let first = self
            .elements()
            .and_then(|places| places.supported.on_board(Relation::Orthogonal).first().copied());
        let first =
            [N, NNE, NE, ENE, E, ESE, SE, SSE].into_iter().find(|way| as_direction(*way) == first);
        first.map_or_else(Passage::default, |way| {
            let sides = say!(
                "side 1 of a tile is the one {}, or wherever a rule makes the tile face; the other sides follow clockwise",
                self.absolute(way)
            );
            Passage::of(sides.tell(tile.id))
        })
    }

    pub(super) fn tile(&self, tile: &Tile) -> Passage {
        let (name, _) = self.pieces.named(&tile.name);
        let mut passage = Passage::default();
        if let Some(walks) = &tile.walks {
            let shapes: Vec<Text> = walks.iter().map(|walk| self.walk(walk).into()).collect();
            let cells = walks
                .iter()
                .map(|walk| walk.iter().filter(|step| step.word() == "F").count() + 1)
                .max();
            let covered = match &walks[..] {
                [walk] => self.covered(walk),
                _ => None,
            };
            let text = match covered {
                Some(covered) => say!("{} covers {}", with_article(&name), covered),
                None => say!(
                    "{} covers {}, along this way: {}",
                    with_article(&name),
                    counted(cells.unwrap_or(1) as i64, self.site()),
                    listed_or(&shapes)
                ),
            };
            passage.say(text.tell(tile.id));
            if self.shapes() == 1 {
                passage.extend(self.tile_rules(&[tile]));
            }
        }
        // How many sides a tile has matters only where paths join them.
        if let Some(sides) = tile.num_sides.filter(|_| tile.paths.is_some()) {
            passage.say(
                Text::from(format!("{} has {sides} sides", with_article(&name))).tell(tile.id),
            );
        }
        for path in tile.paths.iter().flatten() {
            // A colour is the number of the player who has it.
            let owner = usize::try_from(path.colour).ok();
            let owner = owner.filter(|number| (1..=self.players.count()).contains(number));
            let colour: Text = match owner {
                Some(number) => say!("in {} colour", self.players.one(number).possessive()),
                None => format!("of colour {}", path.colour).into(),
            };
            let text = say!(
                "on {} a path {} joins side {} to side {}",
                with_article(&name),
                colour,
                (path.from + 1).to_string(),
                (path.to + 1).to_string()
            );
            passage.say(text.tell(path.id));
        }
        if tile.paths.as_ref().is_some_and(|paths| !paths.is_empty()) {
            passage.extend(self.numbering_of_sides(tile));
        }
        if let Some(flips) = &tile.flips {
            passage.say(
                Text::from(format!(
                    "turning {} over changes mark {} to {} and back",
                    with_article(&name),
                    flips.flip_a,
                    flips.flip_b
                ))
                .tell(flips.id),
            );
        }
        passage
    }

    /// How many tiles have a shape.
    fn shapes(&self) -> usize {
        let shaped = |item: &&Item| matches!(item, Item::Tile(tile) if tile.walks.is_some());
        self.items().iter().filter(shaped).count()
    }

    /// How tiles are placed and turned, told once for all of them.
    pub(super) fn rules_of_tiles(&self) -> Option<Passage> {
        let tiles: Vec<&Tile> = self
            .items()
            .iter()
            .filter_map(|item| match item {
                Item::Tile(tile) if tile.walks.is_some() => Some(&**tile),
                _ => None,
            })
            .collect();
        let rules = self.tile_rules(&tiles);
        (tiles.len() > 1 && !rules.is_empty()).then_some(rules)
    }

    /// How some tiles are placed and turned; a single one has been named.
    fn tile_rules(&self, tiles: &[&Tile]) -> Passage {
        let sites = self.places.words(None);
        let mut rules: Vec<String> = Vec::new();
        if self.state.links.clauses("move", "Add").next().is_some() {
            rules.push(format!("it can only be placed where all its {sites} are empty"));
            if self.places_any_way_round() {
                rules.push("it may be turned any way round".to_owned());
            }
        }
        if self.moves_from_somewhere() {
            // What is asked of the target is asked of every place that the tile covers.
            rules.extend([
                "it may be turned when it is moved or placed".to_owned(),
                format!(
                    "all {sites} that it then covers must be {sites} where it may go or that it has covered before"
                ),
                "it may not stay just as it was".to_owned(),
            ]);
        }
        let mut passage = Passage::default();
        for (index, rule) in rules.into_iter().enumerate() {
            let rule = match (index, tiles.len()) {
                (0, 2..) => rule.replacen("it ", "a tile ", 1),
                _ => rule,
            };
            let nodes: Vec<_> = tiles.iter().map(|tile| tile.id).collect();
            passage.say(Text::from(rule).tell_all(&nodes));
        }
        passage
    }

    /// Whether pieces are placed without a word on how they face.
    fn places_any_way_round(&self) -> bool {
        let links = &self.state.links;
        links.clauses("move", "Add").any(|add| {
            let parts = links.whole(add);
            !parts.iter().any(|part| links.label(*part) == Some("state"))
        })
    }

    /// Whether a rule moves pieces from one place to another.
    fn moves_from_somewhere(&self) -> bool {
        let links = &self.state.links;
        links.clauses("move", "").any(|node| {
            links.children(node).iter().any(|part| links.keyword(*part) == Some("from"))
        })
    }
}
