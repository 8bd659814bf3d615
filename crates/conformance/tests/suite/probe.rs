//! Ludemes with arguments at random never panic, hang, leave a trace or lose the hash; and the engine knows them all.

use conformance::probe::{self, Fate};

#[test]
fn every_ludeme_can_be_played_or_says_what_is_wrong() {
    let probes = probe::run(1, 1, None, None);
    assert!(probes.len() > 2000, "{} probes", probes.len());
    let wrong: Vec<String> = probes
        .iter()
        .filter_map(|probe| match &probe.fate {
            Fate::Broken(why) => Some(format!("{why}: {}", probe.text)),
            Fate::Untyped(why) => Some(format!("it does not type: {why}\n{}", probe.text)),
            Fate::Refused(why) if why.contains("does not know") => {
                Some(format!("{why}: {}", probe.text))
            }
            Fate::Refused(_) | Fate::Played | Fate::Fault(_) => None,
        })
        .collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), probes.len(), wrong.join("\n\n"));
}
