//! Dump.
use conformance::{Corpus, trials};
fn main() {
    let corpus = Corpus::open(std::path::Path::new("/work/shared/corpus").to_path_buf()).unwrap();
    let library = corpus.library();
    for name in std::env::args().skip(1) {
        for game in corpus.games().unwrap() {
            if game.ends_with(&name) {
                let p = trials::program(&corpus, &library, &game).unwrap();
                println!("=== {game} players {} mode {:?}", p.players, p.mode);
                println!("facings {:?} max_turns {} max_moves {} all_pass_ends {} meta {:?}", p.facings, p.max_turns, p.max_moves, p.all_pass_ends, p.meta);
                println!("tables {:?}", p.region_tables.len());
                for c in &p.components { println!("component {} owner {} facing {:?} moves {:?}", c.name, c.owner, c.facing, c.moves); }
                println!("phases {:?}", p.phases);
                println!("end {:?}", p.end);
                println!("thens {:?}", p.thens);
                println!("start {:?}", p.start);
            }
        }
    }
}
