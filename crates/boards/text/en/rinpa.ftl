### The texts of Rinpa.

rinpa-title = Rinpa
rinpa-about = Play tricks, lay the cards out as panels of folding screens, and take every screen you complete.

## Setting up a table
rinpa-option-deals = How many deals to play
rinpa-option-deals-each = As many as there are players; the totals decide.
rinpa-option-deals-one = A single deal, about five minutes.
rinpa-option-ties = If the leaders are tied on points
rinpa-option-ties-shared = They win together.
rinpa-option-ties-sets = Whoever took more screens wins (our own rule).
rinpa-option-deck = Which cards to play with
rinpa-option-deck-full = All 48 cards.
rinpa-option-deck-small = The 24 cards from 7 to 12.
rinpa-option-deck-tiny = The 8 cards 11 and 12.
rinpa-level-apprentice = Apprentice
rinpa-level-apprentice-about = Sees what a card brings right away, forgets some of what was played, and wavers between good cards.
rinpa-level-dealer = Dealer
rinpa-level-dealer-about = Thinks a few tricks ahead.
rinpa-level-master = Master
rinpa-level-master-about = Weighs many thousands of deals and plays the end of a deal exactly.

## Names
rinpa-card-short = { $artist } { $rank }
rinpa-card-full = { $artist } { $rank }, { $title }, panel { $panel } of { $panels }
rinpa-screen = { $title } ({ $artist } { $low }–{ $high })
rinpa-or = { " or " }

## The table
rinpa-deal = Deal { $deal }/{ $deals }
rinpa-deal-points = { " " }· points
rinpa-before = Deal { $deal }: { $points }.
rinpa-ask-lead = { $you ->
    [yes] You lead: play any card.
   *[no] { $name } leads.
}
rinpa-ask-follow = { $you ->
    [yes] { $artist } was led: play { $artist }.
   *[no] { $name } is to play; { $artist } was led.
}
rinpa-ask-discard = { $artist } was led and you have none: play any card.
rinpa-ask-take = { $you ->
    [yes] You won the trick: choose which screen to take.
   *[no] { $name } won the trick and chooses a screen.
}
rinpa-ask-over = The last deal has been played.
rinpa-center = The folding screens
rinpa-led = led
rinpa-gods = Wind & Thunder
rinpa-screen-label = { $screen }: { $standing }
rinpa-screen-missing = { $missing ->
    [one] 1 panel missing
   *[other] { $missing } panels missing
}
rinpa-screen-full = complete with this trick
rinpa-screen-completed = { $you ->
    [yes] completed by you
   *[no] completed by { $name }
}
rinpa-screen-taken = { $you ->
    [yes] taken by you for { $points } points
   *[no] taken by { $name } for { $points } points
}
rinpa-screen-dead = dead, nobody gets it
rinpa-mark-full = ✓ full
rinpa-mark-completed = { $you ->
    [yes] ✓ you
   *[no] ✓ { $name }
}
rinpa-mark-taken = { $you ->
    [yes] You
   *[no] { $name }
}
rinpa-mark-dead = dead
rinpa-screen-absent = not in this deck
rinpa-panel-laid = { $rank }
rinpa-panel-gap = { $rank } is missing
rinpa-panel-yours = { $rank } is missing, you hold it
rinpa-panel-coming = { $rank } is in the trick
rinpa-take = Take +{ $points }
rinpa-take-label = Take +{ $points }: { $screen }
rinpa-seats = The seats and the trick
rinpa-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
rinpa-points-said = { $points ->
    [one] 1 point, { $deal } from this deal
   *[other] { $points } points, { $deal } from this deal
}
rinpa-points-deal = this deal
rinpa-taken = Screens taken this deal
rinpa-taken-none = no screen yet
rinpa-held = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
rinpa-order = { $order ->
    [1] led
    [2] 2nd
    [3] 3rd
   *[other] { $order }th
}
rinpa-leads = leads
rinpa-turn = to play
rinpa-winning = winning
rinpa-won = won
rinpa-hand = Your hand
rinpa-hand-empty = Your hand is empty.
rinpa-scores = Points
rinpa-scores-deal = Deal
rinpa-scores-running = { $deal } (so far)
rinpa-scores-total = Total
rinpa-scores-screens = Screens

## The log
rinpa-tell-deal = { $you ->
    [yes] Deal { $deal } of { $deals }. You lead.
   *[no] Deal { $deal } of { $deals }. { $name } leads.
}
rinpa-tell-nothing-open = No cards lie open.
rinpa-tell-open = Open from the start: { $cards }.
rinpa-tell-card = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
rinpa-tell-trick = { $you ->
    [yes] You win the trick.
   *[no] { $name } wins the trick.
}
rinpa-tell-completed = { $you ->
    [yes] You complete { $screen }.
   *[no] { $name } completes { $screen }.
}
rinpa-tell-chooses = { $you ->
    [yes] You may choose: { $screens }.
   *[no] { $name } may choose: { $screens }.
}
rinpa-tell-taken = { $you ->
    [yes] You take { $screen }: { $points } points.
   *[no] { $name } takes { $screen }: { $points } points.
}
rinpa-tell-dead-open = { $screen } is complete from the start: nobody gets it.
rinpa-tell-dead-left = { $screen } is left behind: nobody gets it.
rinpa-tell-scored = Deal { $deal } is over: { $points }.
rinpa-tell-points = { $name } { $points }
rinpa-tell-over = { $count ->
    [one] The game is over: { $points }. { $winners } wins.
   *[other] The game is over: { $points }. { $winners } win together.
}

## Refusals
rinpa-refuse-over = The last deal has been played: the game is over (§9).
rinpa-refuse-turn = It is not your turn yet; play goes clockwise (§3).
rinpa-refuse-hand = You do not hold { $card }: play a card from your hand (§3).
rinpa-refuse-follow = You hold { $artist } and must follow: play a card by { $artist } (§4).
rinpa-refuse-take-first = You won the trick: first take { $screens } (§7).
rinpa-refuse-nothing = There is no screen to choose right now: play a card (§3).
rinpa-refuse-other = { $screen } is not a screen of the led artist that this trick completed: take { $screens } (§7).

## The rules
rinpa-rules-lead = A trick-taking game for 3 to 5, about 20 minutes. You are dealers in Japanese painting. Together you lay cards to restore the folding screens of four masters of the Rinpa school. Finish a screen, or be strong enough to claim it, and it is yours.
rinpa-rules-1 = Cards
rinpa-rules-1-text = There are 48 cards: four artists, each with the ranks 1 to 12. The twelve cards of an artist make three folding screens: one of six panels (1 to 6), one of four (7 to 10) and one of two (11 and 12). Laid side by side, the cards of a screen show one painting.
rinpa-rules-2 = Dealing
rinpa-rules-2-text = The cards are shuffled and dealt. The rest lie open in the center, each card in its place on its screen. Who leads the first trick is chosen at random; in later deals it is the player to the left of whoever led the first trick of the previous deal.
rinpa-rules-2-seats = Players
rinpa-rules-2-hand = Cards each
rinpa-rules-2-open = Open cards
rinpa-rules-3 = Playing a trick
rinpa-rules-3-text = The leader plays a card, then everyone else, clockwise, one card each. Then the trick is decided (§5), the screens it completed are handed out (§6, §7), its cards join the center, and its winner leads the next one, until all hands are empty. Winning a trick is worth nothing in itself.
rinpa-rules-4 = Following
rinpa-rules-4-text = If you have a card by the artist that was led, you must play one, whichever you like. If you have none, play any card.
rinpa-rules-5 = Winning a trick
rinpa-rules-5-text = The highest card of the led artist wins. Cards of other artists never win a trick; there is no trump.
rinpa-rules-6 = Completing a screen
rinpa-rules-6-text = A screen is complete when all its cards lie in the center or in the trick. A screen that a trick completes goes to the player who laid its last card: the one played latest, whether or not it is the highest, follows suit, or wins the trick.
rinpa-rules-6-example = Example: off suit, and still the finisher
rinpa-rules-6-example-text = { $a } leads Kōrin 10 and wins the trick. { $b } and { $d } have no Kōrin. With Sōtatsu 6 and 2 on the table the Dragons are complete. { $d } laid the last card and so takes the screen: 6 points.
rinpa-rules-6-dead = Only a screen that a trick completes can be taken, and only at that moment. A screen that the open cards complete before anyone has played is dead: it is turned sideways, stays in the center, and nobody gets it.
rinpa-rules-7 = The winner's privilege
rinpa-rules-7-text = If a trick completes a screen of the led artist, the winner of the trick takes it, no matter who completed it. If it completes several, the winner takes exactly one, and chooses which.
rinpa-rules-7-rest = A screen of the led artist that the winner completed but did not choose is dead. Every other screen that the trick completed goes to the player who completed it, led artist or not: the winner has no claim on screens of other artists.
rinpa-rules-7-first = Example: the winner is stronger
rinpa-rules-7-first-text = { $a } leads Hōitsu 3, and { $c } wins with Hōitsu 12. { $d } completed the Goldfish with Hōitsu 8, but Hōitsu was led, so the winner { $c } takes them: 4 points. { $b } had no Hōitsu and completed Kiitsu's Eclipse; the winner has no claim on it, and { $b } takes it: 6 points.
rinpa-rules-7-second = Example: three at once
rinpa-rules-7-second-text = { $a } leads Kōrin 6, { $b } wins with Kōrin 11, and the trick completes all three of Kōrin's screens: { $a } the Rocket, { $d } the Cherry Trees, { $b } the Wind God and Thunder God. { $b } has to choose one and takes the Rocket: 6 points. The Cherry Trees go to { $d }, who completed them: 4 points. The screen that { $b } completed but did not choose is dead.
rinpa-rules-before = The trick
rinpa-rules-after = The screens afterwards
rinpa-rules-8 = Points
rinpa-rules-8-text = Every card of a screen you took is worth a point: 6, 4 or 2 in all. Dead screens count for nobody.
rinpa-rules-9 = The end
rinpa-rules-9-text = There are as many deals as players, and the points of all deals are added up; or there is a single deal, if the table prefers. Most points win. Players who tie win together; as an option, the one who took more screens over all deals wins, which is our own rule.
rinpa-rules-signs = Reading the table
rinpa-rules-signs-text = The players sit in a row, clockwise, with you at the end. In front of each lies their card in the current trick, with the order in which it was played; the card that is currently winning is marked. Cards you can't play right now are pale: press one, and the table tells you why.
rinpa-sign-held = A ring around a number: this card is in your hand.
rinpa-sign-full = A pale panel with a dashed number: this card is in the trick. A golden frame: it completes the screen.
rinpa-sign-taken = Folded up, with a seal: taken, with the points it brought.
rinpa-sign-dead = Sideways and gray: dead, nobody gets it.
rinpa-rules-rulings = Rulings
rinpa-rules-rulings-text = The rulebook leaves some cases open. This is how they are decided here.
rinpa-ruling-1 = Taking a screen is not optional: the winner takes the one screen of the led artist that the trick completed, or chooses one of several.
rinpa-ruling-2 = If the winner completed none, but others completed two screens of the led artist, the winner takes one and the other goes to the player who completed it.
rinpa-ruling-3 = The winner only has a claim on screens of the led artist, which is also the artist of the winning card.
rinpa-ruling-4 = A player who completes a screen of an artist that was not led keeps it.
rinpa-ruling-5 = If several cards of a screen are in one trick, the one played last completes it, not the highest.
rinpa-ruling-6 = Players with equal points at the end share the victory. The tie-break by screens is an option of our own.
rinpa-ruling-7 = A game has as many deals as players, and the totals decide; a single deal is also offered.
rinpa-ruling-8 = Who leads first is chosen at random; the printed game asks who was last in a gallery.
rinpa-ruling-9 = The order in which screens are collected makes no difference: after the winner's choice each has one claimant.
rinpa-ruling-10 = The center, the trick, dead screens and taken screens are visible to all; hands are hidden.
rinpa-ruling-11 = The first trick of a later deal is led by the player to the left of the first leader of the previous deal.
rinpa-rules-credits = Credits
rinpa-rules-credits-text = Game design and art of the printed game: IZAKA Makura, produced by 10-Shiki GameWorks. If you like it here, look for the box.
rinpa-rules-unofficial = This is an unofficial adaptation. The rules are in our own words, the paintings are drawn anew, nothing printed is reproduced, and the English titles of the screens are ours.
rinpa-example-a = Aki
rinpa-example-b = Beni
rinpa-example-c = Chiyo
rinpa-example-d = Daigo
