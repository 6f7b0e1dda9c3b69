//! What the board says: refusals, options and the rules page.

use std::collections::BTreeSet;

use iki::{BuildingId, Bundle, CardId, Good, Iki, IkiOptions, Phase, Place, Refusal, StallId};
use table::{Options, Seat};

use crate::{Board, Lang};

#[test]
fn every_refusal_is_a_sentence_in_both_languages() {
    let (card, stall, building) = (CardId::default(), StallId::default(), BuildingId::default());
    let mut refusals = vec![
        Refusal::NotAStartingCard(card),
        Refusal::NotAStartingStall(stall),
        Refusal::StallTaken(stall),
        Refusal::StallBlocked(stall),
        Refusal::SpaceBlocked,
        Refusal::SpaceTaken { space: iki::WaySpace::Two, seat: Seat::new(1) },
        Refusal::NotOffered(card),
        Refusal::HireTooDear { card, cost: 4, have: 3 },
        Refusal::CornerTooDear { stall, cost: 6, have: 5 },
        Refusal::NoKobun,
        Refusal::NoFreeStall,
        Refusal::Distance,
        Refusal::NoSandals,
        Refusal::NoExtraStep,
        Refusal::NoSuchDeal(Place::default()),
        Refusal::ShopUsed,
        Refusal::CannotPay(Bundle::mon(3)),
        Refusal::CannotPayEither(Good::Rice, Good::Sandal),
        Refusal::NotTaken(Good::Koban),
        Refusal::TokenTooDear { cost: 4, have: 3 },
        Refusal::SoldOut,
        Refusal::NotOnOffer(building),
        Refusal::BuildTooDear { building, cost: Bundle::mon(1) },
        Refusal::NothingToBuild,
        Refusal::ProfessionalUsed,
        Refusal::NotBehind(stall),
        Refusal::NobodyThere(stall),
        Refusal::NobodyToLevel,
        Refusal::NotYours(stall),
        Refusal::NobodyToSwap,
        Refusal::SameCard,
        Refusal::AlreadyChosen(stall),
    ];
    refusals.extend([Phase::StartingCard, Phase::WayOfLife, Phase::Business, Phase::Over].map(Refusal::NotNow));
    for lang in Lang::ALL {
        let sentences: BTreeSet<String> = refusals.iter().map(|refusal| Iki::refuse(refusal, lang)).collect();
        assert_eq!(sentences.len(), refusals.len());
        assert!(sentences.iter().all(|sentence| sentence.ends_with(['.', '。', '?']) && !sentence.contains('{')));
    }
    let dear = Refusal::HireTooDear { card: CardId::from_slug("soba").unwrap(), cost: 3, have: 2 };
    assert_eq!(
        Iki::refuse(&dear, Lang::En),
        "Hiring the Soba Stand costs 3 mon and you have 2; choose another card, or take income (§7)."
    );
}

#[test]
fn every_option_is_explained_in_both_languages() {
    for choice in <IkiOptions as Options>::CHOICES {
        for lang in Lang::ALL {
            assert!(lang.try_text(&format!("iki-option-{}", choice.name)).is_some(), "{}", choice.name);
            for value in choice.values {
                let id = format!("iki-option-{}-{}", choice.name, value.name);
                assert!(lang.try_text(&id).is_some(), "{id}");
            }
        }
    }
}

#[test]
fn the_rules_page_has_every_section_every_card_and_the_credits() {
    for lang in Lang::ALL {
        let page = Iki::rules(lang).into_string();
        for number in 1..=14 {
            assert!(page.contains(&format!("id=\"s{number}\"")), "§{number} in {}", lang.code());
        }
        for card in CardId::all() {
            assert!(page.contains(&format!("id=\"card-{}\"", card.slug())), "{card}");
        }
        assert!(!page.contains("data-action") && !page.contains("popovertarget"));
        for name in ["Koota Yamada", "Utsuroi", "imagine GAMES"] {
            assert!(page.contains(name), "{name} in {}", lang.code());
        }
    }
}
