### The texts of Edo Yashiki.

edo-yashiki-title = Edo Yashiki
edo-yashiki-about = Grab a card from the line and build a house in which floors, tatami, ponds and gardens line up.

## Setting up a table
edo-yashiki-option-grab = How cards are grabbed from the line
edo-yashiki-option-grab-draft = One after the other, from the start player.
edo-yashiki-option-grab-rush = Everybody at once: the first hand on a card has it.
edo-yashiki-option-rules = Whether scoring takes markers
edo-yashiki-option-rules-standard = No: every row and column scores.
edo-yashiki-option-rules-specialist = Yes: a kind scores with its marker, and all four come back when all are used.
edo-yashiki-option-deck = Which cards are played with
edo-yashiki-option-deck-full = All sixty-four cards.
edo-yashiki-option-deck-small = Ten copies of each of two cards.
edo-yashiki-level-novice = Novice
edo-yashiki-level-novice-about = Overlooks most places and takes its time to grab.
edo-yashiki-level-carpenter = Carpenter
edo-yashiki-level-carpenter-about = Always finds the place that scores most in this round.
edo-yashiki-level-architect = Architect
edo-yashiki-level-architect-about = Builds for the next card as well.
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
edo-yashiki-line-long = { $line }: too long, nothing
edo-yashiki-line-bare = { $line }: no marker, nothing
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
edo-yashiki-ask-place = Place your card: beside your house or over it.
edo-yashiki-ask-lap = Look at the cards, then put your hands on your lap.
edo-yashiki-ask-laps = All hands go on laps. Not yet: { $names }.
edo-yashiki-ask-hajime = { $you ->
    [yes] All hands are on laps. Say "hajime!" whenever you like.
   *[no] Hands on laps! { $name } will say "hajime!" at any moment.
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
edo-yashiki-ask-others = Your card lies. Still at work: { $names }.
edo-yashiki-ask-goal = The houses are finished.
edo-yashiki-ask-deck = The houses are finished: there are no cards for another round.
edo-yashiki-track = Score track, the goal is 25: { $points }
edo-yashiki-own = Your house
edo-yashiki-plot = Your house
edo-yashiki-plot-place = Place the card in your house: arrow keys move it, R turns it, Enter places it
edo-yashiki-markers = Markers
edo-yashiki-marker = { $kind }: marker there
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
edo-yashiki-ready = Hands on my lap
edo-yashiki-hajime = Hajime!
edo-yashiki-hand = Your card
edo-yashiki-held = Your card: { $card }
edo-yashiki-hint = Point at a place in your house, or use the arrow keys. R turns the card.
edo-yashiki-no = Not here. Press to hear why.
edo-yashiki-turn = Turn
edo-yashiki-put = Place
edo-yashiki-left = Move left
edo-yashiki-up = Move up
edo-yashiki-down = Move down
edo-yashiki-right = Move right
edo-yashiki-places = All { $places } places in words
edo-yashiki-place = { $spot }
edo-yashiki-place-turned = { $spot }, turned
edo-yashiki-last = Your last card
edo-yashiki-last-card = Last card:
edo-yashiki-others = The houses of the others
edo-yashiki-house-of = The house of { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
edo-yashiki-places-now = places a card
edo-yashiki-begins = says "hajime!"
edo-yashiki-unready = looks at the cards
edo-yashiki-is-ready = hands on lap
edo-yashiki-chooses = takes a card
edo-yashiki-grabs = grabs
edo-yashiki-placed = has placed

## The log
edo-yashiki-tell-round = { $you ->
    [yes] Round { $round }. You start.
   *[no] Round { $round }. { $name } starts.
}
edo-yashiki-tell-settled = { $you ->
    [yes] Your hands are on your lap.
   *[no] { $name } has both hands on the lap.
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
edo-yashiki-tell-rush-over = Time is up: { $names } take a card in order.
edo-yashiki-tell-refilled = { $you ->
    [yes] All four of your markers come back.
   *[no] All four markers of { $name } come back.
}
edo-yashiki-tell-placed = { $you ->
    [yes] You place your card.
   *[no] { $name } places a card.
}
edo-yashiki-tell-advanced = { $you ->
    [yes] You score { $gained } and have { $points }.
   *[no] { $name } scores { $gained } and has { $points }.
}
edo-yashiki-tell-goal = Somebody has 25 points, the game is over: { $points }.
edo-yashiki-tell-deck = There are not enough cards for another line, the game is over: { $points }.

## Refusals
edo-yashiki-refuse-settled = Your hands are on your lap already: wait for "hajime!" (§3).
edo-yashiki-refuse-begin = You are the start player: say "hajime!" when all hands are on laps (§3).
edo-yashiki-refuse-no-hands = Hands go on laps only before a rush begins (§3).
edo-yashiki-refuse-other-begins = The start player says "hajime!" (§3).
edo-yashiki-refuse-unready = { $count ->
    [one] Wait until all hands are on laps; one player is not ready (§3).
   *[other] Wait until all hands are on laps; { $count } players are not ready (§3).
}
edo-yashiki-refuse-laps = Hands stay on laps until "hajime!" (§3).
edo-yashiki-refuse-taken = Somebody was faster and has this card: grab another (§3).
edo-yashiki-refuse-no-card = The line has only { $cards } cards (§3).
edo-yashiki-refuse-turn = It is not your turn to take a card (§3).
edo-yashiki-refuse-all-taken = All cards of this round are taken (§3).
edo-yashiki-refuse-place-first = You have a card of this round: place it (§4).
edo-yashiki-refuse-placed = You have placed your card: wait for the others (§3).
edo-yashiki-refuse-nothing = You have no card to place: take one first (§3).
edo-yashiki-refuse-apart = The card must overlap your house or share an edge of a square with it (§4).
edo-yashiki-refuse-covers = The card would cover part of a { $line }: three or more in line may not be covered (§4).
edo-yashiki-refuse-over = The game is over (§7).

## The rules
edo-yashiki-rules-lead = For 2 to 5, about a quarter of an hour. Daimyo must live in Edo for a part of every year, and their houses there are to impress. Everybody grabs a card from the line and builds with it: rows and columns of floor, tatami, pond and garden score.
edo-yashiki-rules-1 = The cards
edo-yashiki-rules-1-text = There are 64 cards. A card has two columns and three rows of squares, and every square is one of four kinds.
edo-yashiki-rules-deck = All 64 cards
edo-yashiki-rules-deck-text = This deck is a reconstruction: the printed patterns are not published. It fits what is known of them: equal squares are often side by side, never three in a column. Sixteen patterns in four recolorings each; every kind occurs equally often in every position, and no two cards are the same.
edo-yashiki-rules-2 = Setting up
edo-yashiki-rules-2-text = The cards are shuffled. Chance chooses the start player. Everybody gets one card and lays it upright: the beginning of their house. It scores nothing.
edo-yashiki-rules-3 = A round
edo-yashiki-rules-3-text = As many cards as there are players lie in a line. Everybody grabs one. Who has a card places it at once, without waiting for anybody. The last card goes to the last player by itself.
edo-yashiki-rules-draft = Draft:
edo-yashiki-rules-draft-text = one after the other, clockwise from the start player.
edo-yashiki-rules-rush = Rush:
edo-yashiki-rules-rush-text = while the line lies open, all put their hands on their laps. Then the start player says "hajime!", and the first hand on a card has it. Who reaches for a card that is gone chooses again at once. After 30 seconds in which nobody grabs or places, whoever has no card takes one in order.
edo-yashiki-rules-4 = Placing
edo-yashiki-rules-4-text = The card lies upright on the grid, as it is or turned by half a turn. It overlaps the house, or one of its squares shares an edge with a square of the house; a corner is not enough. It may cover what lies there, but no part of a row or column of three or more squares of one kind.
edo-yashiki-rules-4-example = Example: not here
edo-yashiki-rules-4-example-text = What is tied together with a cord belongs to three or more in line. This card would cover part of it, so it may not lie there, not even with equal squares.
edo-yashiki-rules-5 = Scoring
edo-yashiki-rules-5-text = Every row and every column of one kind in which the new card has a square scores by its whole length.
edo-yashiki-rules-5-bonus = If lines of several kinds score with one card, there is a bonus.
edo-yashiki-rules-length = Squares in line
edo-yashiki-rules-worth = Points
edo-yashiki-rules-kinds = Kinds with one card
edo-yashiki-rules-bonus = Bonus
edo-yashiki-rules-5-example = Example: eight points with one card
edo-yashiki-rules-5-example-text = The new card covers two tatami squares. It makes a row of four gardens, a row of three ponds and a row of three tatami; and three kinds bring a bonus.
edo-yashiki-rules-6 = The end of a round
edo-yashiki-rules-6-text = When everybody has placed, the player to the left of the start player starts the next round.
edo-yashiki-rules-7 = The end of the game
edo-yashiki-rules-7-text = The game ends after a round in which somebody has 25 points or more, or when there are not enough cards for another line. Most points win; who is level shares the victory.
edo-yashiki-rules-8 = The specialist rules
edo-yashiki-rules-8-text = An option for a deeper game. Everybody has a marker for each kind. A line scores only with a marker for its kind, and scoring takes the marker away. When the last marker is gone, all four come back at once, even in the middle of scoring, and the lines that are left may use them. The bonus counts only kinds that scored.
edo-yashiki-rules-8-example = Example: no marker for gardens
edo-yashiki-rules-8-example-text = The card makes a column of three ponds and a row of three gardens. The marker for gardens has been used, so only the ponds score, and there is no bonus.
edo-yashiki-rules-hand = At this table
edo-yashiki-rules-hand-text = Point at your house and the card lies there for a look, with the points it would score; press again, or press Enter, and it is placed. The arrow keys move it, R turns it, and the keys 1 to 5 grab a card from the line. Dots mark where it may lie; about any other place the table says why not. In a rush, hands that arrive almost together are ordered by when they were sent; if even that is level, the start player and then clockwise.
edo-yashiki-rules-rulings = Rulings
edo-yashiki-ruling-1 = A card may be turned by half a turn, but never lies across.
edo-yashiki-ruling-2 = Squares lie exactly on squares.
edo-yashiki-ruling-3 = A line scores if the new card has a square in it, by its full length now: three that become five are worth 4. A line of six or more scores nothing and is no kind for the bonus.
edo-yashiki-ruling-4 = Two parts that the new card joins are one line.
edo-yashiki-ruling-5 = Crossing lines of a kind both score, and count as one kind for the bonus.
edo-yashiki-ruling-6 = What belongs to three or more in line may not be covered, not even by an equal square, nor if the line is longer than five.
edo-yashiki-ruling-7 = A whole card may be covered.
edo-yashiki-ruling-8 = A card may overlap one card and lie beside another.
edo-yashiki-ruling-9 = The first card scores nothing.
edo-yashiki-ruling-10 = Any card of the house will do as a neighbor.
edo-yashiki-ruling-11 = In a rush the first to come has the card; in a draft the start player chooses first, then clockwise.
edo-yashiki-ruling-12 = The game ends when the deck has fewer cards than there are players. The score goes on beyond the 29 of the track.
edo-yashiki-ruling-13 = Nobody may refuse to score in order to keep a marker.
edo-yashiki-ruling-14 = New markers may be used for the lines that are left. The bonus counts kinds that scored with this card.
edo-yashiki-ruling-15 = There are always enough markers.
edo-yashiki-ruling-16 = All who are level win.
edo-yashiki-ruling-17 = The start player changes at the end of every round.
edo-yashiki-ruling-18 = A line without a marker stays open until the markers come back, and must be scored then. A line of six or more takes no marker. The order never matters for the points, so nobody is asked: of each kind the longest line is scored first.
edo-yashiki-ruling-19 = Who has a card may place it at once, before others have grabbed theirs.
edo-yashiki-rules-credits = Credits
edo-yashiki-rules-credits-text = Edo Yashiki (江戸屋敷) is a game by Hisashi Hayashi, published by his OKAZU brand in 2013 and again as Samurai Gardener by Osprey Games in 2017. If you like it, buy the box.
edo-yashiki-rules-unofficial = This is an unofficial adaptation. The rules are told in our own words, and the pictures are our own; nothing of the printed games is reproduced.
