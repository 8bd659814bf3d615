//! Verbs: third person and past participle.

/// "move" → "moves", "pass" → "passes", "carry" → "carries".
pub fn third_person(verb: &str) -> String {
    let (head, rest) = verb.split_once(' ').unwrap_or((verb, ""));
    let inflected = match head {
        "be" | "are" => "is".to_owned(),
        "have" => "has".to_owned(),
        "do" => "does".to_owned(),
        "go" => "goes".to_owned(),
        modal @ ("may" | "must" | "cannot" | "can") => modal.to_owned(),
        _ if ["s", "x", "ch", "sh"].iter().any(|end| head.ends_with(end)) => format!("{head}es"),
        _ if head.ends_with('y')
            && !["ay", "ey", "oy", "uy"].iter().any(|end| head.ends_with(end)) =>
        {
            format!("{}ies", &head[..head.len() - 1])
        }
        _ => format!("{head}s"),
    };
    if rest.is_empty() { inflected } else { format!("{inflected} {rest}") }
}

/// "move" → "moved", "take" → "taken".
pub fn participle(verb: &str) -> String {
    match verb {
        "take" => "taken".into(),
        "sow" => "sown".into(),
        "put" => "put".into(),
        "give" => "given".into(),
        "choose" => "chosen".into(),
        "throw" => "thrown".into(),
        "swap" => "swapped".into(),
        "hop" => "hopped".into(),
        "flip" => "flipped".into(),
        "set" => "set".into(),
        "drop" => "dropped".into(),
        _ if verb.ends_with('e') => format!("{verb}d"),
        _ => format!("{verb}ed"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_agree() {
        assert_eq!(third_person("pass"), "passes");
        assert_eq!(third_person("carry on"), "carries on");
        assert_eq!(third_person("play"), "plays");
        assert_eq!(third_person("have"), "has");
        assert_eq!(participle("take"), "taken");
        assert_eq!(participle("move"), "moved");
    }
}
