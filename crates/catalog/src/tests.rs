//! Programs that do not know the games by type get the same from them.

use table::{Input, Journal, Rng, Seat, Seed, Table, Viewer};

use crate::{AnyQuestion, LookingBack, Stop, game, games, visit};

fn numbered(number: u64) -> Seed {
    Seed::numbered(9, number)
}

#[test]
fn every_game_has_one_name_levels_and_a_reduced_form_for_research() {
    for (index, game) in games().iter().enumerate() {
        assert!(games()[..index].iter().all(|other| other.name() != game.name()));
        assert!(!game.levels().is_empty() && !game.about().is_empty());
        for choice in game.options() {
            assert!(!choice.values.is_empty(), "{} {}", game.name(), choice.name);
        }
    }
}

#[test]
fn an_unknown_game_lists_the_known_ones() {
    let unknown = game("go").err().expect("there is no go here");
    assert!(unknown.to_string().starts_with("there is no game 'go' in the house: choose from rinpa"));
}

#[test]
fn bots_play_every_game_to_its_end_and_the_record_replays() {
    struct Name;
    impl crate::Visitor for Name {
        type Output = &'static str;
        fn visit<G: crate::Entry>(self) -> &'static str {
            G::NAME
        }
    }
    for game in games() {
        assert_eq!(visit(game.name(), Name).expect("it is in the list"), game.name());
        let seats = *game.seats().start();
        let (mut table, news) = game.open(seats, &[], numbered(1)).expect("defaults are playable");
        let mut rng = Rng::new(&numbered(2));
        let mut bots: Vec<_> =
            (0..seats).map(|_| game.bot("uniform", rng.fork()).expect("every game has dice")).collect();
        let mut heard = news;
        while !table.waiting().is_over() {
            for news in &heard {
                for (seat, bot) in Seat::all(seats).zip(&mut bots) {
                    if news.audience.includes(Viewer::Seat(seat)) {
                        bot.hear(seat, news.event.as_ref());
                    }
                }
            }
            let answer = table.waiting().must.iter().find_map(|seat| {
                let question = AnyQuestion::of(table.as_ref(), seat)?;
                Some((seat, bots[seat.index()].answer(&question, &Stop::new())?))
            });
            heard = match answer {
                Some((seat, answer)) => table.apply(Input::Choose(seat, answer.action.as_ref())),
                None => table.apply(Input::TimeUp),
            }
            .expect("a bot does what is legal, and otherwise time runs out");
        }
        let record = table.record();
        let mut steps = 0;
        game.replay(&record, &mut |_| steps += 1).expect("what was played replays");
        assert_eq!(steps, table.steps() + 1, "{}", game.name());
    }
}

#[test]
fn a_refused_input_changes_nothing_and_says_why() {
    for game in games() {
        let seats = *game.seats().start();
        let (mut table, _) = game.open(seats, &[], numbered(3)).expect("defaults are playable");
        let seat = table.waiting().anyone().first().expect("somebody is asked");
        let refused = table.put(Input::Choose(seat, "nonsense")).err().expect("nonsense is refused");
        assert!(refused.to_string().starts_with("'nonsense' is not an action of this game"), "{refused}");
        assert_eq!(table.steps(), 0);
    }
}

/// Players who could look again at what is covered would not have to remember it.
#[test]
fn games_that_cover_what_they_showed_let_nobody_look_back() {
    for game in games() {
        let seats = *game.seats().start();
        let (mut table, mut news) = game.open(seats, &[], numbered(2)).expect("defaults are playable");
        let mut rng = Rng::new(&numbered(3));
        let mut fades = false;
        while table.outcome().is_none() {
            fades |= news.iter().any(|news| news.event.fades());
            let waiting = table.waiting();
            news = match waiting.must.iter().chain(waiting.may.iter()).next() {
                Some(seat) => {
                    let legal = table.sight(Viewer::Seat(seat)).legal();
                    let action = rng.choose(&legal).expect("a seat that is asked can do something");
                    table.put(Input::Choose(seat, action)).expect("a legal action")
                }
                None => table.put(Input::TimeUp).expect("nobody can do anything but wait"),
            };
        }
        let expected = if fades { LookingBack::Refused } else { LookingBack::Allowed };
        assert_eq!(game.looking_back(), expected, "{}", game.name());
    }
}

#[test]
fn a_player_with_a_set_of_weights_can_be_named_and_plays_to_the_end() {
    struct Everybody;
    impl crate::Visitor for Everybody {
        type Output = usize;
        fn visit<G: crate::Entry>(self) -> usize {
            let seats = *G::SEATS.start();
            let mut rng = Rng::new(&numbered(4));
            for set in G::WEIGHTS {
                let player =
                    players::Player::<G>::named(&format!("{}:1", set.name), seats).expect("a set names a player");
                let mut journal = Journal::open();
                let mut table = Table::<G>::open(seats, G::Options::default(), numbered(3), &mut journal)
                    .expect("this number of seats is allowed");
                let mut bots: Vec<_> = (0..seats).map(|_| player.make(rng.fork())).collect();
                bots::play(&mut table, &mut journal, &mut bots, |_| ());
                assert!(table.game().outcome().is_some(), "{} {}", G::NAME, set.name);
            }
            G::WEIGHTS.len()
        }
    }
    let sets: usize = games().iter().map(|game| visit(game.name(), Everybody).expect("it is in the list")).sum();
    assert!(sets >= 12);
}

#[test]
fn a_hint_to_a_seat_that_may_cut_in_is_to_cry_only_where_a_master_would() {
    let kabuki = game("kabuki").expect("it is in the house");
    let (mut table, mut heard) = kabuki.open(3, &[], numbered(4)).expect("three can play");
    let mut rng = Rng::new(&numbered(5));
    let mut hints = Vec::new();
    while table.outcome().is_none() {
        let waiting = table.waiting();
        for seat in waiting.may.iter() {
            let question = AnyQuestion::of(table.as_ref(), seat).expect("it is asked");
            let to_seat = heard.iter().filter(|news| news.audience.includes(Viewer::Seat(seat)));
            let events: Vec<_> = to_seat.map(|news| news.event.clone()).collect();
            let best = kabuki.advise(&events, &question, &Stop::new(), rng.fork());
            hints.push(best.first().map(|advice| advice.action.clone()));
        }
        let news = match waiting.must.first() {
            Some(seat) => {
                let legal = table.sight(Viewer::Seat(seat)).legal();
                let action = rng.choose(&legal).expect("a seat that is asked can do something");
                table.put(Input::Choose(seat, action)).expect("a legal action")
            }
            None => table.put(Input::TimeUp).expect("nobody has to do anything"),
        };
        heard.extend(news);
    }
    assert_eq!(hints[..2], [None, None], "beneath the first mask lies nothing");
    let cries = hints.iter().flatten().filter(|action| *action == "stop").count();
    assert!((1..hints.len() / 2).contains(&cries), "{hints:?}");
}
