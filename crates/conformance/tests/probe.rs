//! Ludemes with arguments at random never panic, hang, leave a trace or lose the hash; and the engine knows them all.

use conformance::probe::{self, Fate};

#[test]
fn every_ludeme_can_be_played_or_says_what_is_wrong() {
    let probes = probe::run(1, 1, None, None);
    assert!(probes.len() > 2000, "{} probes", probes.len());
    for probe in &probes {
        match &probe.fate {
            Fate::Broken(why) => panic!("{why}: {}", probe.text),
            Fate::Untyped(why) => panic!("it does not type: {why}\n{}", probe.text),
            Fate::Refused(why) => {
                assert!(!why.contains("does not know"), "{why}: {}", probe.text);
            }
            Fate::Played | Fate::Fault(_) => {}
        }
    }
}
