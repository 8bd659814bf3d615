//! What a survey does not find, and what it takes: `unseen [--seed N] [--budget N] FILE…`, a line for each game and for each rule.

use std::error::Error;
use std::time::{Duration, Instant};

use survey::{Settings, Unreachable, survey_given};
use syntax::{Library, NodeId, NodeKind, Selection, Sources, Tree};
use tutor::strategy::{Known, Words, strategy};

/// So much of a rule is shown.
const SHOWN: usize = 240;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).peekable();
    let mut settings = Settings { time: Duration::from_secs(900), ..Settings::default() };
    if arguments.next_if(|first| first == "--seed").is_some() {
        settings.seed = arguments.next().ok_or("a seed is missing")?.parse()?;
    }
    if arguments.next_if(|first| first == "--budget").is_some() {
        settings.moves = arguments.next().ok_or("a budget is missing")?.parse()?;
    }
    for path in arguments {
        let mut sources = Sources::default();
        let file = sources.add(path.as_str(), std::fs::read_to_string(&path)?);
        let read = syntax::read(&mut sources, file, &Library::standard(), &Selection::default());
        let Ok(description) = read else { continue };
        let tree = &description.game;
        let Ok(language::Root::Game(game)) = language::read_game(tree) else { continue };
        let Ok(program) = engine::lower(tree, &game) else { continue };
        let metadata =
            description.metadata.as_ref().and_then(|it| language::read_metadata(it).ok());
        let given = tutor::strategy::given(metadata.as_ref().and_then(|it| it.ai.as_ref()));
        let (begin, before) = (Instant::now(), busy());
        let found = survey_given(&program, &settings, &given);
        println!(
            "{}\t{:.2} s\t{:.2} s busy\t{} players\t{} kinds\t{} endings\t{} plain\t{} judged\t{} endless\t{:?} wins\t{} learned\t{} contested\t{} tried{}",
            game.name,
            begin.elapsed().as_secs_f64(),
            busy() - before,
            program.players,
            found.kinds.len(),
            found.endings.len(),
            found.plain,
            found.judged,
            found.endless,
            found.facts.wins,
            found.learned.iter().filter(|one| one.independent != 0.0).count(),
            found.contested.unwrap_or(0),
            found.tried.iter().filter(|one| one.helps()).count(),
            if found.cut_short { "\tcut short" } else { "" },
        );
        let known = Known {
            given: &given,
            learned: &found.learned,
            contested: found.contested.is_some(),
            tried: &found.tried,
            alone: &found.alone,
            play: found.play(&program),
            aims: found.aims,
        };
        let advice = strategy(&known, &Words::default());
        match advice.advice.is_empty() && program.puzzle.is_none() {
            true => println!("\tno advice: {}", advice.remark),
            false => advice.advice.iter().for_each(|one| println!("\tadvice: {}", one.text)),
        }
        for (part, never) in &found.impossible {
            let (Unreachable::Ending(rule, _) | Unreachable::Rule(rule)) = part;
            println!("\tnever {never:?} {}", shown(tree, *rule));
        }
        for wrong in &found.contradicted {
            println!("\tcontradicted {wrong:?}");
        }
        for seen in found.endings.iter().filter(|seen| seen.example.is_constructed()) {
            println!("\tconstructed {:?} {:?}", seen.key, seen.example.way.arranged);
        }
        for (rule, part) in &found.endings_unseen {
            println!("\tending {part:?} {}", shown(tree, *rule));
        }
        for rule in &found.rules_unseen {
            println!("\tmove {}", shown(tree, *rule));
        }
        for phase in &found.phases_unseen {
            println!("\tphase {}", program.phases[*phase].name);
        }
    }
    Ok(())
}

/// How many seconds all processors together have worked for this program, where the system tells it.
fn busy() -> f64 {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after = told.rsplit(')').next().unwrap_or_default();
    let ticks = after.split_whitespace().skip(11).take(2).filter_map(|it| it.parse::<f64>().ok());
    ticks.sum::<f64>() / 100.0
}

/// The beginning of a rule as it is written.
fn shown(tree: &Tree, node: NodeId) -> String {
    flat(tree, node).chars().take(SHOWN).collect()
}

fn flat(tree: &Tree, id: NodeId) -> String {
    let children: Vec<String> = tree.children(id).iter().map(|child| flat(tree, *child)).collect();
    match &tree.node(id).kind {
        NodeKind::Word(word) => word.to_string(),
        NodeKind::Text(text) => format!("{text:?}"),
        NodeKind::Clause { keyword, .. } => format!("({keyword} {})", children.join(" ")),
        NodeKind::List { .. } => format!("{{{}}}", children.join(" ")),
    }
}
