//! What one needs to decide is in sight together, at every size: nothing is outside the window or covered by something
//! else.

use crate::guest::{Guest, Size, Window};
use crate::stage::Stage;

/// What belongs together on a board, and the windows in which all of it is seen at once.
struct Together {
    game: &'static str,
    others: &'static [&'static str],
    option: (&'static str, &'static str),
    /// The parts, by their selectors.
    parts: &'static [&'static str],
    windows: &'static [Window],
}

const LAPTOPS: [Window; 3] = [Window::LAPTOP, Window::LOW, Window::WIDE];
const LYING: [Window; 1] = [Window::LYING];

const BOARDS: [Together; 6] = [
    Together {
        game: "iki",
        others: &["newcomer", "newcomer", "newcomer"],
        option: ("extras", "with"),
        parts: &[".iki-year", ".iki-scroll", ".iki-seat[data-yours]", ".iki-seats", "#iki-counter", ".turn-ways"],
        windows: &LAPTOPS,
    },
    Together {
        game: "iki",
        others: &["newcomer", "newcomer", "newcomer"],
        option: ("extras", "with"),
        parts: &[".iki-scroll", ".iki-ask", ".turn-ways"],
        windows: &LYING,
    },
    Together {
        game: "ukiyo-e",
        others: &["stroller", "stroller", "stroller"],
        option: ("rounds", "one"),
        parts: &[".ukiyo-wall", ".ukiyo-piles", ".ukiyo-seats", ".ukiyo-groups", ".ukiyo-bar", ".turn-ways"],
        windows: &Window::ALL,
    },
    Together {
        game: "rinpa",
        others: &["apprentice", "apprentice", "apprentice"],
        option: ("deals", "one"),
        parts: &[".rinpa-center", ".rinpa-ask", ".rinpa-seats", ".rinpa-hand", ".turn-ways"],
        windows: &Window::ALL,
    },
    Together {
        game: "kabuki",
        others: &["novice", "novice", "novice"],
        option: ("window", "untimed"),
        parts: &[".kabuki-ask", ".kabuki-stage", ".kabuki-check, .kabuki-deck", ".turn-ways"],
        windows: &Window::ALL,
    },
    Together {
        game: "edo-yashiki",
        others: &["novice", "novice"],
        option: ("grab", "draft"),
        parts: &[".yashiki-ask", ".yashiki-land", ".yashiki-offer", ".turn-ways"],
        windows: &Window::ALL,
    },
];

/// Says what of these parts is missing, outside the window, or lies over another.
const AMISS: &str = r##"
    const parts = [...arguments].map((css) => [css, document.querySelector(css)?.getBoundingClientRect()]);
    const amiss = parts.flatMap(([css, box]) => {
        if (!box || box.width === 0 || box.height === 0) return [`${css} is not there`];
        const { left, top, right, bottom } = box;
        const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return inside ? [] : [`${css} is outside: ${[left, top, right, bottom].map(Math.round)}`];
    });
    const seen = parts.filter(([, box]) => box);
    for (const [place, [css, box]] of seen.entries()) {
        for (const [other, another] of seen.slice(place + 1)) {
            if (document.querySelector(css).contains(document.querySelector(other))) continue;
            if (document.querySelector(other).contains(document.querySelector(css))) continue;
            const wide = Math.min(box.right, another.right) - Math.max(box.left, another.left);
            const high = Math.min(box.bottom, another.bottom) - Math.max(box.top, another.top);
            const size = `${Math.round(wide)} × ${Math.round(high)}`;
            if (wide > 1 && high > 1) amiss.push(`${css} and ${other} overlap by ${size}`);
        }
    }
    return amiss;
"##;

/// Looks at the board in every window.
async fn amiss(guest: &Guest, board: &Together, found: &mut Vec<String>) {
    for window in board.windows {
        guest.resize(*window).await;
        guest.ask::<()>("scrollTo(0, 0); return null").await;
        guest.look_until("nothing moves", |sight| !sight.restless).await;
        let amiss: Vec<String> = guest.ask_about(AMISS, board.parts.iter().map(|&part| part.into()).collect()).await;
        let lang: String = guest.ask("return document.documentElement.lang").await;
        found.extend(amiss.iter().map(|amiss| format!("{} on {} in {lang}: {amiss}", board.game, window.name)));
    }
}

/// Plays some turns and looks at every question, in both languages, at every size.
async fn in_sight(boards: impl Iterator<Item = &Together>, turns: u32) {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    let mut found = Vec::new();
    for board in boards {
        guest.resize(Window::LAPTOP).await;
        guest.lay(&stage, board.game, "Mio", board.others, board.option).await;
        for turn in 0..turns {
            let sight = guest.asked().await;
            if sight.over {
                break;
            }
            amiss(&guest, board, &mut found).await;
            if turn == turns / 2 {
                guest.resize(Window::LAPTOP).await;
                guest.follow("form.language button").await;
                guest.asked().await;
            }
            let press = "document.querySelector(`#board button[data-action='${arguments[0]}']`).click(); return null";
            guest.ask_about::<()>(press, vec![sight.actions[0].as_str().into()]).await;
            guest.look_until("it is done", |now| now.seq > sight.seq || now.over).await;
        }
    }
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn street_purse_seats_and_question_of_iki_are_in_sight_together() {
    in_sight(BOARDS.iter().filter(|board| board.game == "iki"), 16).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wall_piles_and_hand_of_ukiyo_e_are_in_sight_together() {
    in_sight(BOARDS.iter().filter(|board| board.game == "ukiyo-e"), 9).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn board_and_hand_of_the_other_games_are_in_sight_together() {
    in_sight(BOARDS.iter().filter(|board| !["iki", "ukiyo-e"].contains(&board.game)), 4).await;
}

/// Cards that are as large as the window allows, by the width of one of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cards_grow_with_the_window() {
    const CARDS: [(&str, &str); 5] = [
        ("rinpa", ".rinpa-hand .rinpa-card"),
        ("ukiyo-e", ".ukiyo-held"),
        ("kabuki", ".kabuki-portrait"),
        ("iki", ".iki-street .iki-vacant"),
        ("edo-yashiki", ".yashiki-ground path"),
    ];
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    for (game, card) in CARDS {
        guest.resize(Window::LAPTOP).await;
        guest.go(&stage.address("/")).await;
        guest.follow(&format!("form[action='/play/{game}'] button")).await;
        guest.find(card).await;
        let mut widths = Vec::new();
        for window in [Window::LOW, Window::LAPTOP, Window::WIDE] {
            guest.resize(window).await;
            let wide = "return document.querySelector(arguments[0]).getBoundingClientRect().width";
            widths.push(guest.ask_about::<f64>(wide, vec![card.into()]).await);
        }
        assert!(widths[2] > widths[0] * 1.25, "{game}: {widths:?}");
    }
}

/// Puts every name of the list of cards on a card of the street and on one on offer; says which do not fit.
const CUT: &str = r##"
    const [done] = arguments;
    fetch("/rules/iki").then((answer) => answer.text()).then((page) => {
        const rules = new DOMParser().parseFromString(page, "text/html");
        const names = new Map([...rules.querySelectorAll(".iki-card-name")].map((name) => [name.textContent, name]));
        const places = [".iki-street .iki-card-name", ".iki-offers .iki-card-name"].map((css) => document.querySelector(css));
        const cut = [];
        for (const place of places) {
            const paper = place.closest(".iki-face").getBoundingClientRect();
            const before = place.textContent;
            // Less motion is a very short transition for everything, in which the first picture is the old one.
            place.style.transition = "none";
            for (const name of names.values()) {
                place.textContent = name.textContent;
                place.toggleAttribute("data-long", name.hasAttribute("data-long"));
                const text = document.createRange();
                text.selectNodeContents(place);
                const words = text.getBoundingClientRect();
                const fits = words.left >= paper.left && words.right <= paper.right && words.bottom <= paper.bottom;
                if (!fits || place.scrollWidth > place.clientWidth) cut.push(name.textContent);
            }
            place.textContent = before;
        }
        done([names.size, cut]);
    });
"##;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_name_on_a_card_of_iki_is_cut() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.lay(&stage, "iki", "Mio", &["newcomer"], ("extras", "with")).await;
    // A card is chosen and placed, so that one lies on the street.
    for _ in 0..2 {
        let sight = guest.asked().await;
        guest.act(&sight.actions[0]).await;
    }
    for _ in 0..2 {
        guest.asked().await;
        for window in LAPTOPS {
            guest.resize(window).await;
            let (names, cut): (usize, Vec<String>) = guest.ask_patiently(CUT).await;
            assert!(names > 50, "the rules list every card, but only {names} were found");
            assert!(cut.is_empty(), "on {}: {cut:?}", window.name);
        }
        guest.resize(Window::LAPTOP).await;
        guest.follow("form.language button").await;
    }
}

/// Everything that can be done, and whether one gets to it by scrolling.
const REACHED: &str = r##"
    const lost = [];
    for (const button of document.querySelectorAll("#board[data-token] button[data-action]:not([aria-disabled='true'])")) {
        // What is folded away has a list of its own to be unfolded.
        if (!button.checkVisibility()) continue;
        button.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!button.contains(hit)) lost.push(button.dataset.action);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return [lost, scrollWidth > clientWidth];
"##;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_twice_the_size_nothing_is_lost() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    for board in BOARDS.iter().filter(|board| board.windows.len() > 1) {
        guest.resize(Window::LAPTOP).await;
        guest.lay(&stage, board.game, "Mio", board.others, board.option).await;
        guest.asked().await;
        guest.resize(Window::ZOOMED).await;
        let (lost, overflows): (Vec<String>, bool) = guest.ask(REACHED).await;
        assert!(lost.is_empty() && !overflows, "{}: {lost:?}, {overflows}", board.game);
    }
}
