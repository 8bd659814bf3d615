// Follows the news of a game: shows what is wrong, and turns to the new edition at the place where the reader is.
"use strict";

const panel = document.getElementById("panel");
const manual = document.getElementById("manual");
let shown = manual.querySelector("iframe");
let coming = null;
let session = null;

// Where the reader is: the last named element that begins above the top of the window, and how far above.
function placeIn(frame) {
    const page = frame?.contentDocument;
    if (!page?.body) return null;
    let anchor = null;
    for (const element of page.querySelectorAll("[id]")) {
        const top = element.getBoundingClientRect().top;
        if (element.getClientRects().length && top <= 1) anchor = { id: element.id, top };
    }
    const root = page.documentElement;
    return { anchor, share: frame.contentWindow.scrollY / Math.max(1, root.scrollHeight - root.clientHeight) };
}

function goTo(frame, place) {
    if (!place) return;
    const page = frame.contentDocument;
    const view = frame.contentWindow;
    const root = page.documentElement;
    const anchor = place.anchor && page.getElementById(place.anchor.id);
    const top = anchor
        ? view.scrollY + anchor.getBoundingClientRect().top - place.anchor.top
        : place.share * (root.scrollHeight - root.clientHeight);
    // A shorter edition gets room at its end, or it could not be scrolled that far.
    const missing = top + root.clientHeight - root.scrollHeight;
    if (missing > 0) page.body.style.paddingBottom = `${Math.ceil(missing)}px`;
    view.scrollTo({ top, behavior: "instant" });
}

// Loads an edition unseen and shows it when it is there, so that nothing flickers.
function turnTo(edition, done) {
    if (Number((coming ?? shown)?.dataset.edition) === edition) return;
    coming?.remove();
    const frame = document.createElement("iframe");
    frame.title = "The manual";
    frame.dataset.edition = edition;
    frame.addEventListener("load", () => {
        if (frame !== coming) return;
        goTo(frame, placeIn(shown));
        frame.className = "shown";
        shown?.remove();
        shown = frame;
        coming = null;
        document.body.dataset.edition = edition;
        document.body.dataset.delay = Date.now() - done;
    });
    coming = frame;
    frame.src = edition + "/";
    manual.append(frame);
}

function tell(news) {
    // Another server listens here now: its editions are numbered anew.
    if (session !== null && session !== news.session) return location.reload();
    session = news.session;
    panel.innerHTML = news.panel;
    if (news.title) {
        document.title = news.title + " – live preview";
        document.querySelector("aside h1").textContent = news.title;
    }
    if (news.edition !== null) turnTo(news.edition, news.done);
}

// Browsers allow few connections to a server: a page that nobody sees lets go of its own.
let source = null;
function listen() {
    if (document.hidden) {
        source?.close();
        source = null;
    } else if (!source) {
        source = new EventSource("events");
        source.onmessage = (event) => tell(JSON.parse(event.data));
        source.onerror = () => {
            const state = panel.querySelector(".state");
            if (state) {
                state.className = "state broken";
                state.textContent = "The server does not answer; trying again …";
            }
        };
    }
}
document.addEventListener("visibilitychange", listen);
listen();
