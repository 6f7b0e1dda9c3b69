### The texts of Ukiyo-e.

ukiyo-e-title = Ukiyo-e
ukiyo-e-about = Collect the prints of seven artists, hold exhibitions, and close those of others with larger ones.

## Setting up a table
ukiyo-e-option-rounds = How many rounds are played
ukiyo-e-option-rounds-three = Three; the points are added.
ukiyo-e-option-rounds-one = One only, about seven minutes (a short game of this house).
ukiyo-e-option-deck = Which cards are played with
ukiyo-e-option-deck-full = All seven artists.
ukiyo-e-option-deck-small = Three artists, hands of three, two exhibitions end a round.
ukiyo-e-level-stroller = Stroller
ukiyo-e-level-stroller-about = Collects what pleases, shows what it has, and often forgets who took what.
ukiyo-e-level-collector = Collector
ukiyo-e-level-collector-about = Weighs what every card promises at once, and is not always sure.
ukiyo-e-level-dealer = Dealer
ukiyo-e-level-dealer-about = Thinks a few turns ahead and remembers every discard.
ukiyo-e-level-curator = Curator
ukiyo-e-level-curator-about = Plays tens of thousands of imagined rounds to their end before every move.

## Names
ukiyo-e-card-short = { $artist } { $value }
ukiyo-e-card-full = { $artist } { $value }, { $title }
ukiyo-e-cards = { $artist } { $values }
ukiyo-e-cards-between = { "; " }

## The prints
ukiyo-e-print-moronobu-1 = Beauty looking back
ukiyo-e-print-moronobu-2 = Beauty with a parasol
ukiyo-e-print-toyokuni-1 = Actor with a fan
ukiyo-e-print-toyokuni-2 = Actor with two swords
ukiyo-e-print-toyokuni-3 = Actor under an umbrella
ukiyo-e-print-kuniyoshi-1 = Cat asleep
ukiyo-e-print-kuniyoshi-2 = Cat and goldfish
ukiyo-e-print-kuniyoshi-3 = Cat dancing
ukiyo-e-print-kuniyoshi-4 = The great skeleton
ukiyo-e-print-utamaro-1 = With a comb
ukiyo-e-print-utamaro-2 = With a fan
ukiyo-e-print-utamaro-3 = With a glass flute
ukiyo-e-print-utamaro-4 = With a letter
ukiyo-e-print-utamaro-5 = Before the mirror
ukiyo-e-print-sharaku-1 = The servant
ukiyo-e-print-sharaku-2 = The gambler
ukiyo-e-print-sharaku-3 = The nurse
ukiyo-e-print-sharaku-4 = The lord
ukiyo-e-print-sharaku-5 = The avenger
ukiyo-e-print-sharaku-6 = The robber
ukiyo-e-print-hokusai-1 = The mountain in fair wind
ukiyo-e-print-hokusai-2 = The mountain and the pines
ukiyo-e-print-hokusai-3 = Lightning below the summit
ukiyo-e-print-hokusai-4 = The cooper's ring
ukiyo-e-print-hokusai-5 = Kites over the roofs
ukiyo-e-print-hokusai-6 = Boats in the swell
ukiyo-e-print-hokusai-7 = The great wave
ukiyo-e-print-hiroshige-1 = Bridge in the morning mist
ukiyo-e-print-hiroshige-2 = Drum bridge under wisteria
ukiyo-e-print-hiroshige-3 = Rain on the lone pine
ukiyo-e-print-hiroshige-4 = Bridge under the full moon
ukiyo-e-print-hiroshige-5 = Bridge in the snow
ukiyo-e-print-hiroshige-6 = Plum tree at dusk
ukiyo-e-print-hiroshige-7 = Fireworks over the river
ukiyo-e-print-hiroshige-8 = Sudden shower on the great bridge

## The table
ukiyo-e-round = Round { $round } of { $rounds }
ukiyo-e-before = Round { $round } brought { $points }.
ukiyo-e-ask-first = { $you ->
    [yes] Draw your first card from either pile.
   *[no] { $name } draws the first card.
}
ukiyo-e-ask-second = { $you ->
    [yes] Draw your second card from either pile.
   *[no] { $name } draws the second card.
}
ukiyo-e-ask-end = { $you ->
    [yes] Discard a card, or hold an exhibition.
   *[no] { $name } discards a card or holds an exhibition.
}
ukiyo-e-ask-close = { $you ->
    [yes] Your { $artist } closes: choose the order of its cards.
   *[no] { $name } clears the closed { $artist }.
}
ukiyo-e-ask-over = The last round has been scored.
ukiyo-e-near = { $shown } of { $end } exhibitions · { $cards ->
    [0] draw pile empty
    [one] 1 card left
   *[other] { $cards } cards left
}
ukiyo-e-ending = { $you ->
    [yes] You have ended the round: everybody else has one last turn.
   *[no] { $name } has ended the round: everybody else has one last turn.
}
ukiyo-e-ending-last = { $yours ->
    [yes] This is your last turn. You may outnumber, but show no new artist.
   *[no] { $turn } has a last turn: no new artist can be shown.
}
ukiyo-e-wall = The exhibitions
ukiyo-e-wall-empty = not on show
ukiyo-e-wall-barred = not in this round
ukiyo-e-wall-range = { $count } cards, { $low } to { $high }
ukiyo-e-show-owner = { $you ->
    [yes] Yours
   *[no] { $name }
}
ukiyo-e-show = { $count } cards, scores { $value }
ukiyo-e-closing = { $you ->
    [yes] Your exhibition of { $artist } is outnumbered. Lay its cards on the discard pile one by one; the last will lie on top.
   *[no] { $name } lays the outnumbered { $artist } on the discard pile, in an order of their choice.
}
ukiyo-e-lay = Lay { $card } next
ukiyo-e-piles = The piles
ukiyo-e-pile = Draw pile
ukiyo-e-discards = Discards
ukiyo-e-pile-label = Draw from the draw pile, { $cards ->
    [0] which is empty
    [one] 1 card
   *[other] { $cards } cards
}
ukiyo-e-discards-label = Draw { $card } from the discard pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ukiyo-e-discards-label-empty = Draw from the discard pile, which is empty
ukiyo-e-seats = The seats
ukiyo-e-seat-ender = ended the round
ukiyo-e-seat-shows = Exhibitions
ukiyo-e-seat-show = { $artist }: { $facts }
ukiyo-e-seat-no-show = no exhibition
ukiyo-e-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ukiyo-e-points-shown = +{ $points } on show
ukiyo-e-held = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
ukiyo-e-hand = Your hand
ukiyo-e-hand-empty = Your hand is empty.
ukiyo-e-group = { $artist }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ukiyo-e-group-shown = on show: { $cards }
ukiyo-e-tap = Tap cards, then discard one or show several.
ukiyo-e-discard = Discard
ukiyo-e-hold = Hold exhibition
ukiyo-e-moves = All choices
ukiyo-e-moves-discard = Discard
ukiyo-e-moves-show = Hold an exhibition of
ukiyo-e-collections = The collections
ukiyo-e-collection-kept = { $cards ->
    [one] 1 card kept
   *[other] { $cards } cards kept
}
ukiyo-e-collection-round = Round { $round }: { $points }
ukiyo-e-scores = Points
ukiyo-e-scores-round = Round
ukiyo-e-scores-total = Total
ukiyo-e-scores-kept = Cards kept

## The log
ukiyo-e-tell-round = { $you ->
    [yes] Round { $round } begins, and you begin it.
   *[no] Round { $round } begins with { $name }.
}
ukiyo-e-tell-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $name } is dealt { $cards }.
}
ukiyo-e-tell-drew = { $you ->
    [yes] You draw { $card } from the draw pile.
   *[no] { $name } draws { $card } from the draw pile.
}
ukiyo-e-tell-drew-unseen = { $you ->
    [yes] You draw from the draw pile.
   *[no] { $name } draws from the draw pile.
}
ukiyo-e-tell-took = { $you ->
    [yes] You take { $card } from the discards.
   *[no] { $name } takes { $card } from the discards.
}
ukiyo-e-tell-nothing = { $you ->
    [yes] Both piles are empty: you draw no more.
   *[no] Both piles are empty: { $name } draws no more.
}
ukiyo-e-tell-skipped = { $you ->
    [yes] You have neither a card nor one to draw: your turn passes.
   *[no] { $name } has neither a card nor one to draw: the turn passes.
}
ukiyo-e-tell-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $name } discards { $card }.
}
ukiyo-e-tell-opened = { $you ->
    [yes] You hold an exhibition of { $artist }: { $values }. It scores { $value }.
   *[no] { $name } holds an exhibition of { $artist }: { $values }. It scores { $value }.
}
ukiyo-e-tell-closed = { $you ->
    [yes] Your exhibition of { $artist } with { $count } cards is outnumbered and closes.
   *[no] The exhibition of { $artist } with { $count } cards that { $name } held is outnumbered and closes.
}
ukiyo-e-tell-laid = { $you ->
    [yes] You lay { $card } on the discards.
   *[no] { $name } lays { $card } on the discards.
}
ukiyo-e-tell-end-shown = { $you ->
    [yes] Only one artist is not on show: you end the round, everybody else has one last turn.
   *[no] Only one artist is not on show: { $name } ends the round, everybody else has one last turn.
}
ukiyo-e-tell-end-pile = { $you ->
    [yes] The draw pile is empty: you end the round, everybody else has one last turn.
   *[no] The draw pile is empty: { $name } ends the round, everybody else has one last turn.
}
ukiyo-e-tell-last = { $you ->
    [yes] Your last turn of the round begins.
   *[no] The last turn of { $name } begins.
}
ukiyo-e-tell-hand = { $you ->
    [yes] You discard your hand: { $cards }.
   *[no] { $name } discards the hand: { $cards }.
}
ukiyo-e-tell-kept = { $you ->
    [yes] You keep { $card } as points.
   *[no] { $name } keeps { $card } as points.
}
ukiyo-e-tell-scored = Round { $round } is over: { $points }.
ukiyo-e-tell-points = { $name } { $points }
ukiyo-e-tell-over = { $count ->
    [one] The game is over: { $points }. { $winners } wins.
   *[other] The game is over: { $points }. { $winners } win together.
}

## Refusals
ukiyo-e-refuse-draw = Draw first: a turn begins with two draws (§4).
ukiyo-e-refuse-drawn = You have drawn already: now discard a card or hold an exhibition (§3).
ukiyo-e-refuse-close = An exhibition of { $artist } is closing: first its cards go to the discard pile (§7).
ukiyo-e-refuse-nothing = No exhibition is closing: there is nothing to lay down (§7).
ukiyo-e-refuse-pile = The draw pile is empty: draw from the discard pile (§4).
ukiyo-e-refuse-discards = The discard pile is empty: draw from the draw pile (§4).
ukiyo-e-refuse-hand = { $card } is not in your hand: choose a card that is (§3).
ukiyo-e-refuse-copies = You hold { $held } of { $card }, not { $asked }: show no more than you have (§6).
ukiyo-e-refuse-few = An exhibition has two cards or more: show at least 2 of { $artist } (§6).
ukiyo-e-refuse-more = { $artist } is on show with { $shown } cards; show at least { $need } (§6).
ukiyo-e-refuse-last-artist = { $shown } artists are on show; { $artist } can't be shown in this round any more (§8).
ukiyo-e-refuse-last-turn = { $artist } is not on show; on a last turn you can only outnumber an artist who is (§9).
ukiyo-e-refuse-lay = { $card } is not in the closing exhibition: choose from { $left } (§7).
ukiyo-e-refuse-over = The last round has been scored; nothing can be done any more (§12).

## The rules
ukiyo-e-rules-lead = A game of collecting for 2 to 4, about 20 minutes. Paris, 1867: everybody is mad about Japanese woodblock prints. As dealers you hold exhibitions, each of a single artist. Whoever shows more of an artist makes the smaller exhibition close, and an exhibition is worth only its lowest print.
ukiyo-e-rules-1 = The cards
ukiyo-e-rules-1-text = 70 cards show prints of seven artists, some with many cards, some with few. A card has an artist and a value. Each print is there twice, and equal cards are equal.
ukiyo-e-rules-1-values = Reconstructed values: how many cards each artist has is printed in the rules of the game; how their values are spread is not published. Here an artist with so many cards has the values from 1 to half as many, twice each, which agrees with everything that is known.
ukiyo-e-rules-1-count = { $count } cards
ukiyo-e-artist-moronobu = The first of them, of the 17th century: a figure turning to look back.
ukiyo-e-artist-toyokuni = Actors in great poses, stage by stage.
ukiyo-e-artist-kuniyoshi = Lover of cats, and of one enormous skeleton.
ukiyo-e-artist-utamaro = Beauties seen from very near.
ukiyo-e-artist-sharaku = Ten months of merciless actors' faces, then nothing more.
ukiyo-e-artist-hokusai = The mountain from everywhere, and a wave.
ukiyo-e-artist-hiroshige = Weather: rain, snow and moonlight over bridges.
ukiyo-e-rules-2 = Setting up a round
ukiyo-e-rules-2-text = All cards are shuffled. Everybody is dealt five, which only they see. The rest is the face-down draw pile; beside it the face-up discard pile will grow.
ukiyo-e-rules-3 = A turn
ukiyo-e-rules-3-text = Seat A begins; let the youngest sit there. Turns pass clockwise. In your turn you draw twice (§4), then you either discard a card (§5) or hold an exhibition (§6).
ukiyo-e-rules-4 = Drawing
ukiyo-e-rules-4-text = Each time you take the top card of the draw pile or of the discard pile. You know the first card before you choose where the second comes from, and both may come from the same pile. From an empty pile nothing is drawn; if both are empty, you draw no more.
ukiyo-e-rules-5 = Discarding
ukiyo-e-rules-5-text = Put any card of your hand face up on the discard pile, of which only the top card is seen. A hand can be as large as you like, or empty. If you have nothing to draw and nothing to discard, your turn passes.
ukiyo-e-rules-6 = Holding an exhibition
ukiyo-e-rules-6-text = Lay out two or more cards of one artist; you may keep others of theirs in your hand. If the artist is on show already, with anybody, also with yourself, you need more cards than are on show. To an exhibition nothing can be added. The cards lie so that everybody sees how many they are and which is the lowest.
ukiyo-e-rules-6-example = Example: two of Hokusai
ukiyo-e-rules-6-example-text = { $a } shows Hokusai 3 and 5. As long as this exhibition hangs, it scores the lower of them: 3.
ukiyo-e-rules-7 = Closing
ukiyo-e-rules-7-text = An exhibition that is outnumbered closes at once: its cards go to the discard pile one after the other, in an order that its owner chooses. So there is never more than one exhibition of an artist.
ukiyo-e-rules-7-example = Example: three close two
ukiyo-e-rules-7-example-text = { $b } has four of Hokusai, but shows only 6, 6 and 7 and keeps the 1: the exhibition scores 6. It outnumbers that of { $a }, who lays the 3 on the discard pile and the 5 on top of it. { $c } is next and may take the 5.
ukiyo-e-rules-8 = The end of a round
ukiyo-e-rules-8-text = The end comes when six artists are on show, so that the seventh can't be shown any more, or when the last card of the draw pile is drawn. Whoever brought it about finishes the turn.
ukiyo-e-rules-9 = Last turns
ukiyo-e-rules-9-text = Then everybody else has one last turn. In it an artist who is not on show can't be shown, however few are. To outnumber is allowed.
ukiyo-e-rules-9-example = Example: a last turn
ukiyo-e-rules-9-example-text = { $a } has drawn the last card and Sharaku hangs with two cards. { $b } may show three of Sharaku. Two of Kuniyoshi, who is not on show, stay in the hand.
ukiyo-e-rules-10 = Scoring a round
ukiyo-e-rules-10-text = Hands are discarded. From each exhibition its owner keeps the lowest card; its value is scored. That card is out of the game, for the coming rounds too. Everything else is discarded.
ukiyo-e-rules-11 = The next round
ukiyo-e-rules-11-text = There are three rounds. All cards but the kept ones are shuffled and dealt again. Whoever brought about the end of the last round begins.
ukiyo-e-rules-12 = The end of the game
ukiyo-e-rules-12-text = Most points in all rounds win. Among equals it is most cards kept; if these are equal too, the victory is shared.
ukiyo-e-rules-shown = On show
ukiyo-e-rules-closed = Closed, in the order in which they were laid
ukiyo-e-rules-kept-back = Stays in the hand
ukiyo-e-rules-rulings = Rulings
ukiyo-e-rules-rulings-text = The rulebook leaves some cases open. This is how they are decided here.
ukiyo-e-ruling-1 = Who brought about the end of a round begins the next; so the publisher answered.
ukiyo-e-ruling-2 = There is no limit to a hand; so the publisher answered.
ukiyo-e-ruling-3 = When the top discard has been taken, the card below is free for the second draw. A card that was just drawn may be discarded.
ukiyo-e-ruling-4 = If both piles have fewer than two cards together, you draw what is there and go on.
ukiyo-e-ruling-5 = If the first draw empties the draw pile, the end has come; the second draw, from the discards, and the rest of the turn still take place.
ukiyo-e-ruling-6 = The turn that brings about the end is no last turn: in it a new artist may be shown.
ukiyo-e-ruling-7 = The seventh artist is never shown.
ukiyo-e-ruling-8 = An artist who is not on show is one without an exhibition now. As exhibitions are only replaced, it comes to the same.
ukiyo-e-ruling-9 = To outnumber takes more cards, not as many. The old cards are laid down before the turn passes; the last lies on top.
ukiyo-e-ruling-10 = Who holds an exhibition does not discard.
ukiyo-e-ruling-11 = A hand may become empty.
ukiyo-e-ruling-12 = Nobody has to hold an exhibition.
ukiyo-e-ruling-13 = Of several equal lowest cards one is kept.
ukiyo-e-ruling-14 = If both conditions are met in one turn, it is one end.
ukiyo-e-ruling-15 = A tie goes to the most cards kept, then the victory is shared.
ukiyo-e-rules-open = What lies open
ukiyo-e-rules-open-text = Of an exhibition everybody sees whose it is, how many cards it has and the lowest. All its cards are named when it opens, and again as it closes; who takes a discard takes it before all eyes. To remember it is up to you.
ukiyo-e-rules-credits = Credits
ukiyo-e-rules-credits-text = Game design of the printed game Ukiyo-e (ウキヨエ, 2025): Michael Schacht. Development: Toshiki Sato. Published by Sato Famille, artwork by TANSAN. If you like it here, look for the box.
ukiyo-e-rules-unofficial = This is an unofficial adaptation. The rules are told in our own words, the prints are drawn anew after the manner of the masters, nothing printed is reproduced, and the titles of the prints are ours.
ukiyo-e-example-a = Adèle
ukiyo-e-example-b = Basile
ukiyo-e-example-c = Céline
