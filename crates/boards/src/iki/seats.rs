//! What lies before everybody: points, goods, tokens and retired cards.

use iki::{CardId, Good, PlayerView, Reward, View, components};
use maud::{Markup, html};
use table::Seat;

use super::glyph::{self, amount, motif, said, sign};
use super::names::{self, number};
use super::shop::fish_sign;
use super::words;
use crate::{Arg, Scene, pages};

/// A row for each seat, the viewer's own first.
pub(super) fn seats(view: &View, scene: &Scene<'_>) -> Markup {
    let first = scene.you.unwrap_or(Seat::new(0));
    html! {
        ul.iki-seats role="list" aria-label=(scene.lang.text("iki-seats")) {
            @for seat in first.round(view.players.seats()) {
                @let (player, is_turn) = (view.players[seat], view.waiting.must.contains(seat));
                @let saves = view.rewards(seat, Reward::SaveFromFire) - player.saves_used;
                (scene.seat_region(Some(seat), "seat", seat.index(), Row { seat, player, saves, is_turn }, row))
            }
        }
    }
}

/// What is shown of a seat.
#[derive(Hash)]
struct Row {
    seat: Seat,
    player: PlayerView,
    /// How often it can still save something from a fire.
    saves: u8,
    is_turn: bool,
}

fn row(row: &Row, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Row { seat, ref player, saves, is_turn } = *row;
    let (iki, total) = (words::amount(player.iki, Good::Iki, lang), player.points.total());
    html! {
        li class={ "iki-seat seat-" (seat) } data-key={ "seat-" (seat) } data-turn[is_turn] data-yours[scene.you == Some(seat)] {
            p.iki-seat-name {
                (glyph::crest(seat))
                (pages::guest(lang, "iki", &scene.seats[seat.index()], scene.you == Some(seat)))
            }
            p.iki-seat-points {
                (held(player.iki, Good::Iki, scene)) " "
                // Where there is little room only the number is seen; the words are its tooltip.
                @let words = lang.fill("iki-total", &[("iki", Arg::Text(&iki)), ("total", number(total))]);
                span.iki-seat-total data-total=(total) title=(words) { (words) }
            }
            p.iki-seat-goods {
                (held(player.mon, Good::Mon, scene))
                (rice(player.rice, player.rice_due, scene))
                (held(player.sandals, Good::Sandal, scene))
                (held(player.lumber, Good::Lumber, scene))
                (held(player.koban, Good::Koban, scene))
                (held(player.power, Good::Firefighting, scene))
                span.iki-amount role="img" aria-label=(lang.fill("iki-kobun", &[("count", number(player.kobun))])) {
                    (sign("kobun")) b { (player.kobun) }
                }
            }
            (tokens(player, saves, scene))
        }
    }
}

fn held(count: impl Into<i64> + Copy, good: Good, scene: &Scene<'_>) -> Markup {
    let count: i64 = count.into();
    html! {
        span.iki-held role="img" aria-label=(words::amount(count, good, scene.lang)) data-none[count == 0] {
            (amount(count, good))
        }
    }
}

/// Rice with what a Payday would take.
fn rice(have: u8, need: u8, scene: &Scene<'_>) -> Markup {
    let gaps = [("have", number(have)), ("need", number(need))];
    html! {
        span.iki-held role="img" data-short[have < need] aria-label=(scene.lang.fill("iki-rice", &gaps)) {
            (amount(format!("{have}/{need}"), Good::Rice))
        }
    }
}

/// Fish, pipes, pouches and retired cards.
fn tokens(player: &PlayerView, saves: u8, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        @if !(player.fish.is_empty() && player.pipes.is_empty() && player.pouches.is_empty() && saves == 0) {
          p.iki-tokens {
            @for fish in player.fish.iter() {
                span.iki-token role="img" aria-label=(names::fish(fish, lang)) data-key={ "fish-" (fish.slug()) } data-from="shop-fish" {
                    (fish_sign(fish))
                    @if components().fish[fish.index()].iki > 0 { b { (components().fish[fish.index()].iki) } }
                }
            }
            @for pipe in player.pipes.iter() {
                span.iki-token role="img" aria-label=(names::pipe(pipe, lang)) data-key={ "pipe-" (pipe.slug()) } data-from="shop-tobacco" {
                    (sign("pipe"))
                }
            }
            @for pouch in player.pouches.iter() {
                span.iki-token role="img" aria-label=(names::pouch(pouch, lang)) data-key={ "pouch-" (pouch.slug()) } data-from="shop-tobacco" {
                    (sign("pouch")) b { (components().pouches[pouch.index()].iki) }
                }
            }
            @if saves > 0 {
                span.iki-token role="img" aria-label=(words::reward(Reward::SaveFromFire, lang)) { (sign("save")) b { (saves) } }
            }
          }
        }
        @if !player.retired.is_empty() {
            div.iki-retired role="group" aria-label=(lang.text("iki-retired")) {
                @for card in player.retired.iter() { (retired(card, scene)) }
            }
        }
    }
}

/// A retired card: its picture and what it still pays.
fn retired(card: CardId, scene: &Scene<'_>) -> Markup {
    let printed = card.card();
    let words = match printed.reward {
        Some(reward) => words::reward(reward, scene.lang),
        None => words::goods(&printed.salary[2], scene.lang),
    };
    let all = words::card(card, scene.lang);
    let gaps = [("card", Arg::Text(&all)), ("pays", Arg::Text(&words))];
    html! {
        span.iki-tenant data-key={ "card-" (card.slug()) } {
            button class={ "iki-look iki-pensioner kind-" (printed.kind.word()) } type="button"
                popovertarget="iki-more" {
                (said(&scene.lang.fill("iki-retired-words", &gaps)))
                (motif(card.slug()))
                span.iki-exchange aria-hidden="true" {
                    @match printed.reward {
                        Some(reward) => (glyph::reward(reward)),
                        None => (glyph::goods(&printed.salary[2])),
                    }
                }
            }
        }
    }
}
