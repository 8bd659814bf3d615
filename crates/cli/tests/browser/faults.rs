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
    const all = query => [...document.querySelectorAll(query)].filter(shown);
    const floats = element => { const figures = element.closest('.figures');
        return figures && getComputedStyle(figures).float !== 'none' };
    const told = section => { const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT); const found = [];
        while (walker.nextNode()) { const node = walker.currentNode;
            if (node.data.trim() && shown(node.parentElement) && !node.parentElement.closest('figure')) found.push(node); }
        return found };";

/// Faults of the page as it is laid out.
pub const LAYOUT: [Fault; 11] = [
    Fault {
        name: "a figure that covers words",
        question: "all('.beside-figure').filter(figure => { const box = figure.getBoundingClientRect();
            return all('main p, main li, main h3, main h4, main th, main td, main dt, main dd')
                .filter(text => !figure.contains(text) && !text.contains(figure) && !text.querySelector('details:not([open])'))
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
        name: "the pictures of a move out of their order",
        question: "all('.panels').filter(panels => { const order = ['Before', 'The move', 'After'];
            const seen = [...panels.children].filter(shown).map(panel => ({box: panel.getBoundingClientRect(),
                rank: order.indexOf([...panel.querySelectorAll('p')].map(words).join(''))}));
            seen.sort((a, b) => Math.abs(a.box.top - b.box.top) > 4 ? a.box.top - b.box.top : a.box.left - b.box.left);
            return seen.some((panel, at) => at > 0 && panel.rank < seen[at - 1].rank) })
            .map(panels => words(panels.closest('figure')))",
    },
    Fault {
        name: "a gap in the text beside a figure",
        question: "all('.rule-section').flatMap(section => { let end = section.getBoundingClientRect().top;
            const boxes = told(section).flatMap(node => lines(node)).concat([...section.querySelectorAll('figure')]
                .filter(figure => shown(figure) && !floats(figure)).map(figure => figure.getBoundingClientRect()));
            return boxes.sort((a, b) => a.top - b.top).flatMap(box => { const gap = box.top - end;
                end = Math.max(end, box.bottom); return gap > 90 ? [Math.round(gap) + ' px: ' + words(section).slice(0, 60)] : [] }) })",
    },
    Fault {
        name: "a figure between a colon and its list",
        question: "all('.rule-section').flatMap(section => { const nodes = told(section);
            const figures = [...section.querySelectorAll('figure')].filter(figure => shown(figure) && !floats(figure))
                .map(figure => figure.getBoundingClientRect());
            return nodes.filter((node, at) => { const next = nodes[at + 1];
                if (!next || !/:$/.test(node.data.trim()) || next.parentElement.closest('li, table') === node.parentElement.closest('li, table')) return false;
                const from = Math.max(...lines(node).map(box => box.bottom)), to = Math.min(...lines(next).map(box => box.top));
                return figures.some(box => box.top >= from - 2 && box.bottom <= to + 2) }).map(node => node.data) })",
    },
    Fault {
        name: "names beside a board that are too small to be read",
        question: "all('.picture svg').filter(picture => { const scale = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
            const target = use => document.getElementById(use.getAttribute('href').slice(1));
            const groups = [...picture.querySelectorAll(':scope > g.text'), ...[...picture.querySelectorAll(':scope > use')]
                .flatMap(use => [...target(use).querySelectorAll(':scope > g.text')])];
            const heights = groups.flatMap(group => [...group.querySelectorAll('use')]).map(use => target(use).getBBox().height * scale);
            return heights.some(height => height > 0 && height < 5) }).map(picture => words(picture.closest('figure')))",
    },
    Fault {
        name: "an item that stands apart from its list",
        question: "all('li').filter(item => { const next = item.nextElementSibling;
            const figures = item.querySelector(':scope > .in-margin > .figures');
            if (!figures || getComputedStyle(figures).float === 'none' || !next || !shown(next)) return false;
            const from = lines(item.querySelector('.words')).at(-1), to = lines(next)[0];
            return from && to && to.left < from.right && to.top - from.bottom > 22 && !item.querySelector('.in-row') })
            .map(words)",
    },
    Fault {
        name: "a short entry of a table in several lines",
        question: "all('td').filter(cell => { const boxes = lines(cell); return words(cell).length < 16
            && boxes.some(box => box.top > boxes[0].bottom - 2) }).map(words)",
    },
    Fault {
        name: "words that are cut off",
        question: "all('p, li, dd, dt, figcaption, h1, h2, h3, h4, td, th').filter(text =>
            getComputedStyle(text).overflowX !== 'visible' && text.scrollWidth > text.clientWidth + 1).map(words)",
    },
];

/// Faults of a page on a phone.
pub const PHONE: [Fault; 3] = [
    Fault {
        name: "a move that is shown in motion and at rest",
        question: "all('.panels').filter(panels => panels.querySelector('.moving')
        && [...panels.children].filter(shown).length > 1).map(panels => words(panels.closest('figure')))",
    },
    Fault {
        name: "a board that is not on the first screen",
        question: "all('body > .masthead .setup .picture').filter(picture =>
            picture.getBoundingClientRect().top + scrollY > 450).map(picture => words(picture.closest('figure')))",
    },
    Fault {
        name: "figures of one sentence on top of each other",
        question: "all('.figures').filter(figures => { const two = [...figures.children].filter(shown);
            return two.length === 2 && !figures.querySelector('.wide, .fine')
                && two[1].getBoundingClientRect().top > two[0].getBoundingClientRect().bottom - 2 }).map(words)",
    },
];

/// Faults of a page in the dark.
pub const DARK: [Fault; 1] = [Fault {
    name: "paper that shines in the dark",
    question:
        "all('.picture svg').filter(picture => { const paper = picture.querySelector('.paper');
        const colour = paper ? getComputedStyle(paper).fill : 'rgb(0, 0, 0)';
        return Math.max(...colour.match(/[\\d.]+/g).slice(0, 3).map(Number)) > 200 })
        .map(picture => words(picture.closest('figure')))",
}];

/// Faults of what the page says and shows, whatever its width.
pub const CONTENT: [Fault; 12] = [
    Fault {
        name: "a heading that repeats the one before it",
        question: "[...document.querySelectorAll('.move-group')].flatMap(group => { const told = [...group.querySelectorAll('h4')].map(words);
            return told.filter((text, at) => text === told[at - 1]) })",
    },
    Fault {
        name: "moves of a piece under two headings",
        question: "[...document.querySelectorAll('.move-group')].filter(group => { const all = [...group.parentElement.querySelectorAll('.move-group h3')].map(words);
            const own = words(group.querySelector('h3')); return / \\(/.test(own) && all.includes(own.replace(/ \\([^)]*\\)$/, '')) }).map(words)",
    },
    Fault {
        name: "a section without anything but its heading",
        question: "[...document.querySelectorAll('section, article, nav')].filter(section => {
            const headings = [...section.querySelectorAll('h1, h2, h3, h4')].map(words).join('').length;
            return section.textContent.replace(/\\s+/g, '').length <= headings && !section.querySelector('svg, img') })
            .map(words)",
    },
    Fault {
        name: "contents that nobody reads to their end",
        question: "[...document.querySelectorAll('.contents ol ol')].filter(list =>
            list.children.length > 30 && !list.querySelector('ol')).map(list => words(list).slice(0, 80))",
    },
    Fault {
        name: "a figure without a caption",
        question: "[...document.querySelectorAll('figure')].filter(figure => {
            const caption = figure.querySelector('figcaption'); return !caption || !words(caption) })
            .map(figure => figure.outerHTML.slice(0, 80))",
    },
    Fault {
        name: "a caption that is no sentence",
        question: "[...document.querySelectorAll('.beside-figure figcaption, .move figcaption, .card figcaption')]
            .map(caption => [...caption.childNodes].filter(part => part.nodeName !== 'UL').map(part => part.textContent).join('').trim())
            .filter(text => !/^Areas of the board .*:$/.test(text))
            .filter(text => !/^[A-Z0-9“].*[.!?”]$/.test(text))",
    },
    Fault {
        name: "a verb in the wrong number",
        question: "[...document.querySelectorAll('figcaption, .card h3, .glance dd')].map(words).filter(text =>
            /\\b[A-Z][a-z]+[^ius'’]s (?:wins|moves|places|captures|passes|jumps|has|brings|removes|chooses|sows)\\b/.test(text))",
    },
    Fault {
        name: "the same move twice in the catalogue",
        question: "[...document.querySelectorAll('.move-group')].flatMap(group => { const told = [...group.querySelectorAll('.move')]
            .filter(move => !move.querySelector('.panel + .panel'))
            .map(move => [move.ariaLabel ?? '', ...[...move.querySelectorAll('h4, .rule')].map(words)].join(' / '));
            return told.filter((text, at) => told.indexOf(text) < at) })",
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
