### The texts of Edo Yashiki.

edo-yashiki-title = Edo Yashiki
edo-yashiki-about = Grab a card from the line and build a house where floors, tatami, ponds and gardens line up.

## Setting up a table
edo-yashiki-option-grab = How cards are grabbed from the line
edo-yashiki-option-grab-draft = One after the other, beginning with the start player.
edo-yashiki-option-grab-rush = All at once: the first hand on a card gets it.
edo-yashiki-option-rules = Whether scoring uses markers
edo-yashiki-option-rules-standard = No: every row and column scores.
edo-yashiki-option-rules-specialist = Yes: each kind scores once with its marker; when all four are used, they come back.
edo-yashiki-option-deck = Which cards to play with
edo-yashiki-option-deck-full = All sixty-four cards.
edo-yashiki-option-deck-small = Ten copies of each of two cards.
edo-yashiki-level-novice = Novice
edo-yashiki-level-novice-about = Overlooks most places and is slow to grab.
edo-yashiki-level-carpenter = Carpenter
edo-yashiki-level-carpenter-about = Always finds the place that scores most this round.
edo-yashiki-level-architect = Architect
edo-yashiki-level-architect-about = Builds with the next card in mind as well.
edo-yashiki-level-master = Master
edo-yashiki-level-master-about = Plans several rounds ahead, takes what others need, and knows when the game will end.

## Names
edo-yashiki-kind-floor = floor
edo-yashiki-kind-tatami = tatami
edo-yashiki-kind-pond = pond
edo-yashiki-kind-garden = garden
edo-yashiki-card = { $top }; { $middle }; { $bottom }
edo-yashiki-card-row = { $left }, { $right }
edo-yashiki-row = row of { $length } { $kind } squares
edo-yashiki-column = column of { $length } { $kind } squares
edo-yashiki-line-scored = { $line }: +{ $points }
edo-yashiki-line-long = { $line }: too long, scores nothing
edo-yashiki-line-bare = { $line }: no marker, scores nothing
edo-yashiki-bonus = bonus for { $kinds } kinds: +{ $points }
edo-yashiki-sum = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
edo-yashiki-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
edo-yashiki-standing = { $name } { $points }

## The table
edo-yashiki-round = Round { $round }
edo-yashiki-ask-place = Place your card: next to your house or over it.
edo-yashiki-ask-lap = Look at the cards, then put your hands in your lap.
edo-yashiki-ask-laps = Hands in laps, everyone! Not ready yet: { $names }.
edo-yashiki-ask-hajime = { $you ->
    [yes] All hands are in laps. Say "hajime!" whenever you like.
   *[no] Hands in laps! { $name } will say "hajime!" at any moment.
}
edo-yashiki-ask-rush = Hajime! Grab a card!
edo-yashiki-ask-draft = { $you ->
    [yes] Take a card from the line.
   *[no] { $name } takes a card from the line.
}
edo-yashiki-ask-late = { $you ->
    [yes] The rush is over: take a card.
   *[no] The rush is over: { $name } takes a card.
}
edo-yashiki-ask-others = Your card is placed. Still busy: { $names }.
edo-yashiki-ask-goal = The houses are finished.
edo-yashiki-ask-deck = The houses are finished: there are not enough cards for another round.
edo-yashiki-track = Score track, the goal is 25: { $points }
edo-yashiki-own = Your house
edo-yashiki-plot = Your house
edo-yashiki-plot-place = Place the card in your house: arrow keys move it, R turns it, Enter places it
edo-yashiki-markers = Markers
edo-yashiki-marker = { $kind }: marker available
edo-yashiki-marker-used = { $kind }: marker used
edo-yashiki-save = Save a picture
edo-yashiki-save-caption = The house of { $name } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
edo-yashiki-offer = The line of cards
edo-yashiki-deck = Deck, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
edo-yashiki-grab = Grab card { $number }: { $card }
edo-yashiki-taken = { $you ->
    [yes] Card { $number } is yours
   *[no] Card { $number } went to { $name }
}
edo-yashiki-ready = Hands in my lap
edo-yashiki-hajime = Hajime!
edo-yashiki-hand = Your card
edo-yashiki-held = Your card: { $card }
edo-yashiki-hint = Point at a place in your house, or use the arrow keys. R turns the card.
edo-yashiki-no = Not here. Press to find out why.
edo-yashiki-turn = Turn
edo-yashiki-put = Place
edo-yashiki-left = Move left
edo-yashiki-up = Move up
edo-yashiki-down = Move down
edo-yashiki-right = Move right
edo-yashiki-places = { $places ->
    [one] The only place in words
   *[other] All { $places } places in words
}
edo-yashiki-place = { $spot }
edo-yashiki-place-turned = { $spot }, turned
edo-yashiki-last = Your last card
edo-yashiki-last-card = Last card:
edo-yashiki-others = The other houses
edo-yashiki-house-of = The house of { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
edo-yashiki-places-now = places a card
edo-yashiki-begins = says "hajime!"
edo-yashiki-unready = is looking at the cards
edo-yashiki-is-ready = hands in lap
edo-yashiki-chooses = takes a card
edo-yashiki-grabs = is grabbing
edo-yashiki-placed = has placed

## The log
edo-yashiki-tell-round = { $you ->
    [yes] Round { $round }. You start.
   *[no] Round { $round }. { $name } starts.
}
edo-yashiki-tell-settled = { $you ->
    [yes] Your hands are in your lap.
   *[no] { $name } is ready, hands in lap.
}
edo-yashiki-tell-hajime = { $you ->
    [yes] You say "hajime!"
   *[no] { $name } says "hajime!"
}
edo-yashiki-tell-grabbed = { $you ->
    [yes] You take card { $number }.
   *[no] { $name } takes card { $number }.
}
edo-yashiki-tell-left = { $you ->
    [yes] Card { $number } is left for you.
   *[no] Card { $number } is left for { $name }.
}
edo-yashiki-tell-rush-over = Time is up. Still to take a card, in turn order: { $names }.
edo-yashiki-tell-refilled = { $you ->
    [yes] All four of your markers come back.
   *[no] All four of { $name }'s markers come back.
}
edo-yashiki-tell-placed = { $you ->
    [yes] You place your card.
   *[no] { $name } places a card.
}
edo-yashiki-tell-advanced = { $you ->
    [yes] You score { $gained } and now have { $points }.
   *[no] { $name } scores { $gained } and now has { $points }.
}
edo-yashiki-tell-goal = The goal of 25 points is reached, and the game is over: { $points }.
edo-yashiki-tell-deck = There are not enough cards for another line, and the game is over: { $points }.

## Refusals
edo-yashiki-refuse-settled = Your hands are already in your lap: wait for "hajime!" (§3).
edo-yashiki-refuse-begin = You are the start player: say "hajime!" when all hands are in laps (§3).
edo-yashiki-refuse-no-hands = Hands go in laps only before a rush begins (§3).
edo-yashiki-refuse-other-begins = The start player says "hajime!" (§3).
edo-yashiki-refuse-unready = { $count ->
    [one] Wait until all hands are in laps: one player is not ready (§3).
   *[other] Wait until all hands are in laps: { $count } players are not ready (§3).
}
edo-yashiki-refuse-laps = Hands stay in laps until "hajime!" (§3).
edo-yashiki-refuse-taken = Someone was faster and has this card: grab another (§3).
edo-yashiki-refuse-no-card = There are only { $cards } cards in the line (§3).
edo-yashiki-refuse-turn = It is not your turn to take a card (§3).
edo-yashiki-refuse-all-taken = All cards of this round have been taken (§3).
edo-yashiki-refuse-place-first = You already have a card this round: place it (§4).
edo-yashiki-refuse-placed = You have placed your card: wait for the others (§3).
edo-yashiki-refuse-nothing = You have no card to place: take one first (§3).
edo-yashiki-refuse-apart = The card must overlap your house or share the edge of a square with it (§4).
edo-yashiki-refuse-covers = The card would cover part of a { $line }: three or more in a line may not be covered (§4).
edo-yashiki-refuse-over = The game is over (§7).

## The rules
edo-yashiki-rules-lead = For 2 to 5, about a quarter of an hour. Daimyo must spend part of every year in Edo, and their houses there are meant to impress. Everyone grabs a card from the line and builds with it: rows and columns of floor, tatami, pond and garden score.
edo-yashiki-rules-1 = The cards
edo-yashiki-rules-1-text = There are 64 cards. A card has two columns and three rows of squares, and every square is one of four kinds.
edo-yashiki-rules-deck = All 64 cards
edo-yashiki-rules-deck-text = This deck is a reconstruction: the printed patterns are not published. It fits what is known of them: equal squares are often side by side, but never three in a column. There are sixteen patterns in four colorings each; every kind occurs equally often in every position, and no two cards are the same.
edo-yashiki-rules-2 = Setting up
edo-yashiki-rules-2-text = The cards are shuffled. The start player is chosen at random. Everyone gets one card and lays it upright: the beginning of their house. It scores nothing.
edo-yashiki-rules-3 = A round
edo-yashiki-rules-3-text = As many cards as there are players lie in a line. Everyone grabs one and places it at once, without waiting for anyone. The last card goes to the last player automatically.
edo-yashiki-rules-draft = Draft:
edo-yashiki-rules-draft-text = one after the other, clockwise from the start player.
edo-yashiki-rules-rush = Rush:
edo-yashiki-rules-rush-text = while the line lies open, everyone keeps their hands in their lap. Then the start player says "hajime!", and the first hand on a card gets it. If you reach for a card that is gone, choose again at once. After 30 seconds in which nobody grabs or places, players who still have no card take one in turn order.
edo-yashiki-rules-4 = Placing
edo-yashiki-rules-4-text = The card lies upright on the grid, as it is or turned upside down. It overlaps the house, or one of its squares shares an edge with a square of the house; a corner is not enough. It may cover what is already there, but no part of a row or column of three or more squares of one kind.
edo-yashiki-rules-4-example = Example: not here
edo-yashiki-rules-4-example-text = Squares tied together with a cord belong to a line of three or more. This card would cover part of one, so it may not go there, not even with squares of the same kind.
edo-yashiki-rules-5 = Scoring
edo-yashiki-rules-5-text = Every row and every column of one kind that includes a square of the new card scores by its whole length.
edo-yashiki-rules-5-bonus = If lines of several kinds score with one card, there is a bonus.
edo-yashiki-rules-length = Squares in a line
edo-yashiki-rules-worth = Points
edo-yashiki-rules-kinds = Kinds with one card
edo-yashiki-rules-bonus = Bonus
edo-yashiki-rules-5-example = Example: eight points with one card
edo-yashiki-rules-5-example-text = The new card covers two tatami squares. It makes a row of four gardens, a row of three ponds and a row of three tatami; and three kinds earn a bonus.
edo-yashiki-rules-6 = The end of a round
edo-yashiki-rules-6-text = When everybody has placed, the player to the left of the start player starts the next round.
edo-yashiki-rules-7 = The end of the game
edo-yashiki-rules-7-text = The game ends after a round in which someone reaches 25 points or more, or when there are not enough cards for another line. Most points win; players who tie share the victory.
edo-yashiki-rules-8 = The specialist rules
edo-yashiki-rules-8-text = An option for a deeper game. Everyone has a marker for each kind. A line scores only with a marker for its kind, and scoring uses the marker up. When the last marker is gone, all four come back at once, even in the middle of scoring, and the remaining lines may use them. The bonus counts only kinds that scored.
edo-yashiki-rules-8-example = Example: no marker for gardens
edo-yashiki-rules-8-example-text = The card makes a column of three ponds and a row of three gardens. The marker for gardens has been used, so only the ponds score, and there is no bonus.
edo-yashiki-rules-hand = At this table
edo-yashiki-rules-hand-text = Point at your house to see the card there with the points it would score; press again, or press Enter, to place it. The arrow keys move it, R turns it, and the keys 1 to 5 grab a card from the line. Dots mark where it may go; anywhere else, the table tells you why not. In a rush, hands that arrive almost together are ordered by when they were sent; if that is a tie too, the start player comes first, then clockwise.
edo-yashiki-rules-rulings = Rulings
edo-yashiki-ruling-1 = A card may be turned upside down, but is never placed sideways.
edo-yashiki-ruling-2 = Squares must line up exactly with squares.
edo-yashiki-ruling-3 = A line that includes a square of the new card scores by its full length now: three that become five are worth 4. A line of six or more scores nothing and does not count as a kind for the bonus.
edo-yashiki-ruling-4 = Two parts joined by the new card are one line.
edo-yashiki-ruling-5 = Crossing lines of the same kind both score, and count as one kind for the bonus.
edo-yashiki-ruling-6 = Squares in a line of three or more may not be covered, not even by the same kind, nor if the line is longer than five.
edo-yashiki-ruling-7 = A whole card may be covered.
edo-yashiki-ruling-8 = A card may overlap one card and lie next to another.
edo-yashiki-ruling-9 = The first card scores nothing.
edo-yashiki-ruling-10 = Any card of the house will do as a neighbor.
edo-yashiki-ruling-11 = In a rush the first hand gets the card; in a draft the start player chooses first, then clockwise.
edo-yashiki-ruling-12 = The game ends when the deck has fewer cards than there are players. Scoring continues beyond the track's 29.
edo-yashiki-ruling-13 = You may not decline to score in order to keep a marker.
edo-yashiki-ruling-14 = New markers may be used for the remaining lines. The bonus counts kinds that scored with this card.
edo-yashiki-ruling-15 = There are always enough markers.
edo-yashiki-ruling-16 = All players who tie win.
edo-yashiki-ruling-17 = The start player changes after every round.
edo-yashiki-ruling-18 = A line without a marker stays open until the markers come back, and must be scored then. A line of six or more uses no marker. The order never changes the points, so nobody is asked: the longest line of each kind is scored first.
edo-yashiki-ruling-19 = A player who has a card may place it at once, before others have grabbed theirs.
edo-yashiki-rules-credits = Credits
edo-yashiki-rules-credits-text = Edo Yashiki (江戸屋敷) is a game by Hisashi Hayashi, published by his OKAZU brand in 2013 and again as Samurai Gardener by Osprey Games in 2017. If you like it, buy the box.
edo-yashiki-rules-unofficial = This is an unofficial adaptation. The rules are in our own words, and the pictures are our own; nothing of the printed games is reproduced.
