### The texts of Ukiyo-e.

ukiyo-e-title = Ukiyo-e
ukiyo-e-about = Collect the prints of seven artists, hold exhibitions, and close other players' with larger ones.

## Setting up a table
ukiyo-e-option-rounds = How many rounds to play
ukiyo-e-option-rounds-three = Three; points are added up.
ukiyo-e-option-rounds-one = Just one, about seven minutes (our own short game).
ukiyo-e-option-deck = Which cards to play with
ukiyo-e-option-deck-full = All seven artists.
ukiyo-e-option-deck-small = Three artists, hands of three, two exhibitions end a round.
ukiyo-e-level-stroller = Stroller
ukiyo-e-level-stroller-about = Collects what it likes, shows what it has, and often forgets who took what.
ukiyo-e-level-collector = Collector
ukiyo-e-level-collector-about = Weighs what every card promises right away, and is not always sure.
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
ukiyo-e-before = Round { $round }: { $points }.
ukiyo-e-ask-first = { $you ->
    [yes] Draw your first card from either pile.
   *[no] { $name } draws a first card.
}
ukiyo-e-ask-second = { $you ->
    [yes] Draw your second card from either pile.
   *[no] { $name } draws a second card.
}
ukiyo-e-ask-end = { $you ->
    [yes] Discard a card, or hold an exhibition.
   *[no] { $name } discards a card or holds an exhibition.
}
ukiyo-e-ask-close = { $you ->
    [yes] Your { $artist } exhibition closes: choose the order of its cards.
   *[no] { $name } clears the closed { $artist } exhibition.
}
ukiyo-e-ask-over = The last round has been scored.
ukiyo-e-near = { $shown } of { $end } exhibitions · { $cards ->
    [0] draw pile empty
    [one] 1 card left
   *[other] { $cards } cards left
}
ukiyo-e-ending = { $you ->
    [yes] You have ended the round: everyone else has one last turn.
   *[no] { $name } has ended the round: everyone else has one last turn.
}
ukiyo-e-ending-last = { $yours ->
    [yes] This is your last turn. You may outnumber an exhibition, but not show a new artist.
   *[no] { $turn } has a last turn: no new artist can be shown.
}
ukiyo-e-wall = The exhibitions
ukiyo-e-wall-empty = not on show
ukiyo-e-wall-barred = not this round
ukiyo-e-wall-range = { $count } cards, { $low } to { $high }
ukiyo-e-show-owner = { $you ->
    [yes] Yours
   *[no] { $name }
}
ukiyo-e-show = { $count } cards, scores { $value }
ukiyo-e-closing = { $you ->
    [yes] Your { $artist } exhibition is outnumbered. Put its cards on the discard pile one by one; the last one ends up on top.
   *[no] { $name } puts the outnumbered { $artist } exhibition on the discard pile, in an order of their choice.
}
ukiyo-e-lay = Discard { $card } next
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
    [yes] Round { $round } begins, and you go first.
   *[no] Round { $round } begins. { $name } goes first.
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
    [yes] Both piles are empty: you can't draw any more.
   *[no] Both piles are empty: { $name } can't draw any more.
}
ukiyo-e-tell-skipped = { $you ->
    [yes] You have no cards and none to draw: your turn is skipped.
   *[no] { $name } has no cards and none to draw: their turn is skipped.
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
    [yes] Your { $artist } exhibition of { $count } cards is outnumbered and closes.
   *[no] { $name }'s { $artist } exhibition of { $count } cards is outnumbered and closes.
}
ukiyo-e-tell-laid = { $you ->
    [yes] You put { $card } on the discards.
   *[no] { $name } puts { $card } on the discards.
}
ukiyo-e-tell-end-shown = { $you ->
    [yes] Only one artist is not on show: you end the round, and everyone else has one last turn.
   *[no] Only one artist is not on show: { $name } ends the round, and everyone else has one last turn.
}
ukiyo-e-tell-end-pile = { $you ->
    [yes] The draw pile is empty: you end the round, and everyone else has one last turn.
   *[no] The draw pile is empty: { $name } ends the round, and everyone else has one last turn.
}
ukiyo-e-tell-last = { $you ->
    [yes] Your last turn of the round begins.
   *[no] { $name }'s last turn begins.
}
ukiyo-e-tell-hand = { $you ->
    [yes] You discard your hand: { $cards }.
   *[no] { $name } discards their hand: { $cards }.
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
ukiyo-e-refuse-drawn = You have already drawn: now discard a card or hold an exhibition (§3).
ukiyo-e-refuse-close = The { $artist } exhibition is closing: first its cards go to the discard pile (§7).
ukiyo-e-refuse-nothing = No exhibition is closing: there is nothing to clear away (§7).
ukiyo-e-refuse-pile = The draw pile is empty: draw from the discard pile (§4).
ukiyo-e-refuse-discards = The discard pile is empty: draw from the draw pile (§4).
ukiyo-e-refuse-hand = { $card } is not in your hand: choose a card that is (§3).
ukiyo-e-refuse-copies = You hold { $held } of { $card }, not { $asked }: show no more than you have (§6).
ukiyo-e-refuse-few = An exhibition needs two cards or more: show at least 2 of { $artist } (§6).
ukiyo-e-refuse-more = { $artist } is on show with { $shown } cards: show at least { $need } (§6).
ukiyo-e-refuse-last-artist = { $shown } artists are on show: { $artist } can't be shown any more this round (§8).
ukiyo-e-refuse-last-turn = { $artist } is not on show: on a last turn you can only outnumber an artist who is (§9).
ukiyo-e-refuse-lay = { $card } is not in the closing exhibition: choose from { $left } (§7).
ukiyo-e-refuse-over = The last round has been scored: the game is over (§12).

## The rules
ukiyo-e-rules-lead = A collecting game for 2 to 4, about 20 minutes. Paris, 1867: everyone is mad about Japanese woodblock prints. As dealers you hold exhibitions, each of a single artist. Show more of an artist than a rival does and their exhibition closes. But an exhibition is worth only its lowest print.
ukiyo-e-rules-1 = The cards
ukiyo-e-rules-1-text = The 70 cards show prints by seven artists, some with many cards, some with few. A card has an artist and a value. There are two copies of each print, and it makes no difference which of them you have.
ukiyo-e-rules-1-values = The values are a reconstruction. The rules of the printed game say how many cards each artist has, but how their values are spread is not published. Here an artist's values run from 1 to half the number of their cards, with two of each, which agrees with everything that is known.
ukiyo-e-rules-1-count = { $count } cards
ukiyo-e-artist-moronobu = The first of them, in the 17th century: a figure turning to look back.
ukiyo-e-artist-toyokuni = Actors in great poses, stage by stage.
ukiyo-e-artist-kuniyoshi = Lover of cats, and of one enormous skeleton.
ukiyo-e-artist-utamaro = Beauties seen up close.
ukiyo-e-artist-sharaku = Ten months of merciless actors' faces, then silence.
ukiyo-e-artist-hokusai = The mountain from everywhere, and a wave.
ukiyo-e-artist-hiroshige = Weather: rain, snow and moonlight over bridges.
ukiyo-e-rules-2 = Setting up a round
ukiyo-e-rules-2-text = All cards are shuffled. Everyone is dealt five, which only they see. The rest form the face-down draw pile; the face-up discard pile will grow beside it.
ukiyo-e-rules-3 = A turn
ukiyo-e-rules-3-text = Seat A goes first; let the youngest sit there. Turns pass clockwise. On your turn you draw twice (§4), then you either discard a card (§5) or hold an exhibition (§6).
ukiyo-e-rules-4 = Drawing
ukiyo-e-rules-4-text = Each time, take the top card of the draw pile or of the discard pile. You see the first card before you choose where the second comes from, and both may come from the same pile. Nothing can be drawn from an empty pile; if both are empty, you stop drawing.
ukiyo-e-rules-5 = Discarding
ukiyo-e-rules-5-text = Put any card from your hand face up on the discard pile; only its top card can be seen. A hand can be as large as you like, or empty. If you have nothing to draw and nothing to discard, your turn is skipped.
ukiyo-e-rules-6 = Holding an exhibition
ukiyo-e-rules-6-text = Lay out two or more cards of one artist; you may keep others by the same artist in your hand. If the artist is already on show, in anyone's exhibition, even your own, you need more cards than are on show. Nothing can be added to an exhibition later. The cards lie so that everyone sees how many there are and which is the lowest.
ukiyo-e-rules-6-example = Example: two by Hokusai
ukiyo-e-rules-6-example-text = { $a } shows Hokusai 3 and 5. As long as this exhibition is up, it scores the lower of them: 3.
ukiyo-e-rules-7 = Closing
ukiyo-e-rules-7-text = An exhibition that is outnumbered closes at once: its cards go to the discard pile one after the other, in an order its owner chooses. So there is never more than one exhibition of an artist.
ukiyo-e-rules-7-example = Example: three close two
ukiyo-e-rules-7-example-text = { $b } has four by Hokusai, but shows only 6, 6 and 7 and keeps the 1: the exhibition scores 6. It outnumbers the one held by { $a }, who puts the 3 on the discard pile and the 5 on top of it. { $c } is next and may take the 5.
ukiyo-e-rules-8 = The end of a round
ukiyo-e-rules-8-text = The round ends when six artists are on show, so that the seventh can no longer be shown, or when the last card of the draw pile is drawn. The player who brought this about finishes their turn.
ukiyo-e-rules-9 = Last turns
ukiyo-e-rules-9-text = Then everyone else has one last turn. In it, an artist who is not on show can't be shown, however few are. Outnumbering is allowed.
ukiyo-e-rules-9-example = Example: a last turn
ukiyo-e-rules-9-example-text = { $a } has drawn the last card, and Sharaku is on show with two cards. { $b } may show three by Sharaku. Two by Kuniyoshi, who is not on show, have to stay in hand.
ukiyo-e-rules-10 = Scoring a round
ukiyo-e-rules-10-text = Hands are discarded. From each exhibition its owner keeps the lowest card and scores its value. That card is out of the game, for the coming rounds too. Everything else is discarded.
ukiyo-e-rules-11 = The next round
ukiyo-e-rules-11-text = There are three rounds. All cards except those that were kept are shuffled and dealt again. The player who brought about the end of the last round goes first.
ukiyo-e-rules-12 = The end of the game
ukiyo-e-rules-12-text = The most points over all rounds win. If there is a tie, the most cards kept; if that is tied too, the victory is shared.
ukiyo-e-rules-shown = On show
ukiyo-e-rules-closed = Closed, in the order they were discarded
ukiyo-e-rules-kept-back = Stays in hand
ukiyo-e-rules-rulings = Rulings
ukiyo-e-rules-rulings-text = The rulebook leaves some cases open. This is how they are decided here.
ukiyo-e-ruling-1 = Whoever brought about the end of a round goes first in the next; this is the publisher's answer.
ukiyo-e-ruling-2 = There is no hand limit; this is the publisher's answer.
ukiyo-e-ruling-3 = When the top discard has been taken, the card below it is available for the second draw. A card that was just drawn may be discarded.
ukiyo-e-ruling-4 = If both piles together have fewer than two cards, you draw what is there and carry on.
ukiyo-e-ruling-5 = If the first draw empties the draw pile, the round is ending; the second draw, from the discards, and the rest of the turn still take place.
ukiyo-e-ruling-6 = The turn that brings about the end is not a last turn: a new artist may be shown in it.
ukiyo-e-ruling-7 = The seventh artist is never shown.
ukiyo-e-ruling-8 = An artist who is not on show is one without an exhibition right now. Since exhibitions are only ever replaced, this comes to the same thing.
ukiyo-e-ruling-9 = Outnumbering takes more cards, not the same number. The old cards are discarded before the turn passes; the last one is on top.
ukiyo-e-ruling-10 = A player who holds an exhibition does not discard.
ukiyo-e-ruling-11 = A hand may become empty.
ukiyo-e-ruling-12 = Nobody has to hold an exhibition.
ukiyo-e-ruling-13 = If several cards tie for lowest, one of them is kept.
ukiyo-e-ruling-14 = If both conditions are met in one turn, the round still ends once.
ukiyo-e-ruling-15 = A tie goes to the player with the most cards kept; after that, the victory is shared.
ukiyo-e-rules-open = What everyone can see
ukiyo-e-rules-open-text = Of an exhibition, everyone sees whose it is, how many cards it has, and the lowest. All its cards are named when it opens and again as it closes, and a card taken from the discards is taken in plain sight. Remembering them is up to you.
ukiyo-e-rules-credits = Credits
ukiyo-e-rules-credits-text = Game design of the printed game Ukiyo-e (ウキヨエ, 2025): Michael Schacht. Development: Toshiki Sato. Published by Sato Famille, artwork by TANSAN. If you like it here, look for the box.
ukiyo-e-rules-unofficial = This is an unofficial adaptation. The rules are in our own words, the prints are drawn anew in the manner of the masters, nothing printed is reproduced, and the titles of the prints are ours.
ukiyo-e-example-a = Adèle
ukiyo-e-example-b = Basile
ukiyo-e-example-c = Céline
