//! Faults that a reader would see at once, each with a question to the page that finds it.

use serde_json::{Value, json};

use crate::chromium::Chromium;

/// A kind of fault: what it is called, and an expression that lists where a page has it.
pub struct Fault {
    pub name: &'static str,
    question: &'static str,
}

/// What every question may use: the boxes of the lines of a text, and whether two boxes overlap by more than a hair.
const HELPERS: &str = "
    const shown = element => element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true});
    const words = element => element.textContent.replace(/\\s+/g, ' ').trim();
    const lines = element => { const range = document.createRange(); range.selectNodeContents(element);
        return [...range.getClientRects()].filter(box => box.width > 1 && box.height > 1) };
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const all = query => [...document.querySelectorAll(query)].filter(shown);";

/// Faults of the page as it is laid out.
pub const LAYOUT: [Fault; 6] = [
    Fault {
        name: "a figure that covers words",
        question: "all('.beside-figure').filter(figure => { const box = figure.getBoundingClientRect();
            return all('main p, main li, main h3, main h4, main th, main td, main dt, main dd')
                .filter(text => !figure.contains(text) && !text.contains(figure))
                .some(text => lines(text).some(line => meet(line, box))) }).map(words)",
    },
    Fault {
        name: "captions or headings that run into each other",
        question: "(() => { const boxes = all('figcaption, h1, h2, h3, h4, .panel p, .frequency').flatMap(element =>
                lines(element).map(box => ({element, box})));
            return boxes.filter((one, at) => boxes.slice(at + 1, at + 40).some(other =>
                one.element !== other.element && meet(one.box, other.box))).map(({element}) => words(element)) })()",
    },
    Fault {
        name: "a picture wider than its column",
        question: "all('.picture svg, .picture img').filter(picture => {
            const box = picture.getBoundingClientRect(), room = picture.closest('figure, .panel').getBoundingClientRect();
            return box.right > room.right + 1 || box.left < room.left - 1 || box.right > innerWidth || box.left < 0 })
            .map(picture => words(picture.closest('figure')))",
    },
    Fault {
        name: "a picture that is too small to be made out",
        question: "all('.picture svg, .picture img').filter(picture => {
            const box = picture.getBoundingClientRect(); return box.width < 90 || box.height < 24 })
            .map(picture => words(picture.closest('figure')))",
    },
    Fault {
        name: "before and after that do not stand side by side",
        question: "all('.panels:not(.wide)').filter(panels => { const still = [...panels.children].filter(panel =>
                shown(panel) && !panel.classList.contains('moving'));
            const top = panel => panel.getBoundingClientRect().top;
            return still.length === 2 && Math.abs(top(still[0]) - top(still[1])) > 1 })
            .map(panels => words(panels.closest('figure')))",
    },
    Fault {
        name: "words that are cut off",
        question: "all('p, li, dd, dt, figcaption, h1, h2, h3, h4, td, th').filter(text =>
            getComputedStyle(text).overflowX !== 'visible' && text.scrollWidth > text.clientWidth + 1).map(words)",
    },
];

/// Faults of what the page says and shows, whatever its width.
pub const CONTENT: [Fault; 7] = [
    Fault {
        name: "a section without anything but its heading",
        question: "[...document.querySelectorAll('section, article, nav')].filter(section => {
            const headings = [...section.querySelectorAll('h1, h2, h3, h4')].map(words).join('').length;
            return section.textContent.replace(/\\s+/g, '').length <= headings && !section.querySelector('svg, img') })
            .map(words)",
    },
    Fault {
        name: "a figure without a caption",
        question: "[...document.querySelectorAll('figure')].filter(figure => {
            const caption = figure.querySelector('figcaption'); return !caption || !words(caption) })
            .map(figure => figure.outerHTML.slice(0, 80))",
    },
    Fault {
        name: "a caption that is no sentence",
        question: "[...document.querySelectorAll('.beside-figure figcaption, .move figcaption, .card figcaption')].map(words)
            .filter(text => !/^[A-Z0-9“].*[.!?”]$/.test(text))",
    },
    Fault {
        name: "words of a machine",
        question: "(document.querySelector('main').innerText.match(
            /\\b(undefined|NaN|null|Some\\(|None\\)|not found)|\\(\\)|\\s[.,;:](?=\\s)|[^.]\\.\\.(?!\\.)|,,|\\b(\\w+) (?:the the|a a|of of)\\b|(?:^|\\s)\\/(?:home|root|tmp|work|Users)\\//g) ?? [])",
    },
    Fault {
        name: "the same figure twice beside one sentence",
        question: "[...document.querySelectorAll('.figures')].filter(figures => {
            const drawn = [...figures.children].map(figure => figure.innerHTML.replace(/pm\\d+-/g, '').replace(/figure-\\d+/, ''));
            return new Set(drawn).size < drawn.length }).map(words)",
    },
    Fault {
        name: "the same note twice",
        question: "(() => { const notes = [...document.querySelectorAll('#notes li')].map(words);
            return notes.filter((note, at) => notes.indexOf(note) < at) })()",
    },
    Fault {
        name: "a picture of a move that marks nothing",
        question: "[...document.querySelectorAll('.beside-figure .picture.motion svg')].filter(picture =>
            !picture.querySelector('.over') && !picture.querySelector('style')).map(picture => words(picture.closest('figure')))",
    },
];

/// Where a page has one of some faults, in words.
pub fn found(chromium: &mut Chromium, faults: &[Fault]) -> Vec<String> {
    let ask = |fault: &Fault| {
        let list =
            chromium.evaluate(&format!("(() => {{ {HELPERS} return {} }})()", fault.question));
        let places = list.as_array().cloned().unwrap_or_else(|| vec![json!("no answer")]);
        (!places.is_empty()).then(|| {
            let shown: Vec<&Value> = places.iter().take(3).collect();
            format!("{} ({} times): {}", fault.name, places.len(), json!(shown))
        })
    };
    faults.iter().filter_map(ask).collect()
}

/// What a page does wrong that is asked to keep still: something moves, or nothing is left in its place.
pub const RESTLESS: &str = "(() => { const shown = element => element.checkVisibility();
    const moving = [...document.querySelectorAll('.picture.motion')].filter(shown).map(() => 'moves');
    const empty = [...document.querySelectorAll('.beside-figure a')].filter(link =>
        ![...link.querySelectorAll('.picture')].some(shown)).map(() => 'shows nothing');
    return moving.concat(empty) })()";

/// Links that cannot be seen to have the focus.
pub const UNSEEN_FOCUS: &str = "[...document.querySelectorAll('a[href], [tabindex=\"0\"], input')].slice(0, 40).filter(element => {
    element.focus({focusVisible: true}); const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2 || box.right < 0 })
    .map(element => element.outerHTML.slice(0, 80))";
