use english::gates::{Report, Source};
use language::Root;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use syntax::{Library, Selection, Sources};
fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    for e in std::fs::read_dir(dir).unwrap() {
        let p = e.unwrap().path();
        if p.is_dir() {
            collect(&p, files)
        } else if p.extension().is_some_and(|e| e == "lud") {
            files.push(p)
        }
    }
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let dir = Path::new(&args[1]);
    let out = Path::new(&args[2]);
    let quick = args.get(3).is_some_and(|a| a == "quick");
    std::fs::create_dir_all(out).unwrap();
    let mut files = vec![];
    if dir.is_dir() {
        collect(dir, &mut files)
    } else {
        files.push(dir.to_owned())
    }
    files.sort();
    let next = AtomicUsize::new(0);
    let all: Mutex<Vec<(String, usize, usize, usize, Vec<String>)>> = Mutex::default();
    std::thread::scope(|s| {
        for _ in 0..2 {
            std::thread::Builder::new()
                .stack_size(64 << 20)
                .spawn_scoped(s, || {
                    loop {
                        let i = next.fetch_add(1, Ordering::Relaxed);
                        let Some(file) = files.get(i) else { break };
                        let text = std::fs::read_to_string(file).unwrap();
                        let mut sources = Sources::default();
                        let id = sources.add("game.lud", text);
                        let Ok(d) = syntax::read(
                            &mut sources,
                            id,
                            &Library::standard(),
                            &Selection::default(),
                        ) else {
                            println!("cannot read {}", file.display());
                            continue;
                        };
                        let Ok(root) = language::read_game(&d.game) else {
                            println!("cannot type {}", file.display());
                            continue;
                        };
                        let meta =
                            d.metadata.as_ref().and_then(|t| language::read_metadata(t).ok());
                        let board = match &root {
                            Root::Game(g) => g
                                .equipment
                                .items
                                .iter()
                                .find_map(|i| board::build::board(&d.game, i))
                                .and_then(Result::ok),
                            Root::Match(_) => None,
                        };
                        let topology = board.as_ref().map(|b| &b.topology);
                        let told = match &root {
                            Root::Game(g) => english::tell(g, &d.game, meta.as_ref(), topology),
                            Root::Match(g) => english::tell_match(g),
                        };
                        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
                        std::fs::write(
                            out.join(format!("{name}.md")),
                            english::render::markdown(&told.document),
                        )
                        .unwrap();
                        if quick {
                            continue;
                        }
                        let r = Report::of(
                            Source { tree: &d.game, metadata: meta.as_ref(), topology },
                            &told,
                            0,
                        );
                        for d in r
                            .doubtful
                            .iter()
                            .chain(&r.too_long)
                            .chain(&r.tangled)
                            .chain(&r.ungrounded)
                        {
                            println!("  BAD {} {d}", file.display());
                        }
                        if !r.untold.is_empty() {
                            println!("  UNTOLD {} {:?}", file.display(), r.untold);
                        }
                        if !r.leaks.is_empty() || !r.terms.is_empty() {
                            println!("  LEAK {} {:?} {:?}", file.display(), r.leaks, r.terms);
                        }
                        let m = r.misses().iter().map(|(g, n)| format!("{g} {n}")).collect();
                        all.lock().unwrap().push((
                            file.strip_prefix(dir).unwrap_or(file).display().to_string(),
                            r.repeated,
                            r.sequences,
                            r.words,
                            m,
                        ));
                    }
                })
                .unwrap();
        }
    });
    let mut all = all.into_inner().unwrap();
    all.sort();
    let mut o = String::new();
    for (f, r, s, w, m) in &all {
        o += &format!("{r}\t{s}\t{w}\t{f}\t{}\n", m.join(", "));
        if !m.is_empty() {
            println!("MISS {f}: {}", m.join(", "));
        }
    }
    std::fs::write(out.join("figures.tsv"), o).unwrap();
    let t: (usize, usize) = all.iter().fold((0, 0), |t, x| (t.0 + x.1, t.1 + x.2));
    let war: usize = all
        .iter()
        .filter(|x| x.0.contains("war/replacement") || x.0.contains("war/leaping"))
        .map(|x| x.1)
        .sum();
    println!("repeated {} of {}; war {war}", t.0, t.1);
}
