//! Kernels.
use conformance::{Corpus, trials};
use engine::kernel::Kernel;
use std::collections::BTreeMap;
fn main() {
    let corpus = Corpus::open(std::path::Path::new("/work/shared/corpus").to_path_buf()).unwrap();
    let library = corpus.library();
    let filter = std::env::args().nth(1).unwrap_or_default();
    let moves: usize = std::env::args().nth(2).map_or(150, |s| s.parse().unwrap());
    let mut why: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (mut ok, mut total, mut bad) = (0, 0, 0);
    for game in corpus.games().unwrap() {
        if !game.contains(&filter) { continue; }
        let Ok(p) = trials::program(&corpus, &library, &game) else { continue };
        total += 1;
        match Kernel::recognise(&p) {
            Ok(k) => {
                ok += 1;
                let mut w = engine::World::begin(&p, 1);
                if let Err(e) = k.lockstep(&mut w, moves) { bad += 1; println!("DIFFERS {game}: {e}"); }
                else if moves > 1000 || filter != "" { println!("ok {game}"); }
            }
            Err(e) => why.entry(e.to_string()).or_default().push(game),
        }
    }
    let mut list: Vec<_> = why.into_iter().collect();
    list.sort_by_key(|(_, g)| std::cmp::Reverse(g.len()));
    for (e, g) in &list { println!("{:4} {e}   {}", g.len(), g.iter().take(3).map(|s| s.rsplit('/').next().unwrap()).collect::<Vec<_>>().join(", ")); }
    println!("{ok} of {total} accepted, {bad} differ");
}
