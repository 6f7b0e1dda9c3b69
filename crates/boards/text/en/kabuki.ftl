### The texts of Kabuki.

kabuki-title = Kabuki
kabuki-about = Remember what lies under the masks, and cry "Stop!" when an actor gets one they have worn before.

## Setting up a table
kabuki-option-window = How long the others have to cry "Stop!"
kabuki-option-window-quick = A quick race: everyone gets at least two seconds, at most five.
kabuki-option-window-calm = A calm race: everyone gets at least four seconds, at most twelve.
kabuki-option-window-untimed = No race: everyone answers in secret, then the answers are revealed.
kabuki-option-deck = Which masks to play with
kabuki-option-deck-full = All fifty masks.
kabuki-option-deck-small = Two masks of each of three kinds.
kabuki-level-novice = Novice
kabuki-level-novice-about = Remembers the last few masks and is easily fooled by a color.
kabuki-level-regular = Regular
kabuki-level-regular-about = Remembers about half of what lies under the masks, and bluffs now and then.
kabuki-level-connoisseur = Connoisseur
kabuki-level-connoisseur-about = Misses little, forgets slowly, and likes to set traps.
kabuki-level-master = Master
kabuki-level-master-about = Remembers everything, but takes as long to speak as a person does.

## Names
kabuki-mask = { $mask }, { $color }
kabuki-green = green
kabuki-yellow = yellow
kabuki-red = red
kabuki-purple = purple
kabuki-blue = blue
kabuki-pine = Pine
kabuki-bamboo = Bamboo
kabuki-plum = Plum
kabuki-wisteria = Wisteria

## The table
kabuki-round = Round { $round } of { $rounds }
kabuki-ask-open = { $you ->
    [yes] You start the round: turn over the first mask.
   *[no] { $name } turns over the first mask.
}
kabuki-ask-place = { $you ->
    [yes] You show the { $mask }: give it to an actor.
   *[no] { $name } shows the { $mask } and gives it to an actor.
}
kabuki-ask-wait = Your mask is on. Will anyone cry "Stop!"?
kabuki-ask-race = Has this actor worn it before? Then cry "Stop!"
kabuki-ask-turn = Cry "Stop!", or turn over the next mask.
kabuki-ask-soon = { $name } may turn over the next mask at any moment.
kabuki-ask-last = The last mask of the round: last chance to cry "Stop!"
kabuki-ask-answer = { $you ->
    [yes] Your mask is on: the others answer.
   *[no] { $name }'s mask: stop it, or let it pass? Nobody sees your answer.
}
kabuki-ask-stopped = You answered "Stop!". Still thinking: { $names }.
kabuki-ask-passed = You let it pass. Still thinking: { $names }.
kabuki-ask-others = Still thinking: { $names }.
kabuki-ask-check = Everyone looks at the masks.
kabuki-ask-over = The curtain has fallen.
kabuki-sound = Sounds
kabuki-fair = fair time
kabuki-stage = The four actors
kabuki-bare = { $actor }: no mask
kabuki-wears = { $height ->
    [one] { $actor }: { $mask }, 1 mask
   *[other] { $actor }: { $mask } on top, { $height } masks
}
kabuki-place = Give the { $mask } to { $actor } ({ $standing })
kabuki-deck = { $masks ->
    [0] the deck is empty
    [one] 1 mask in the deck
   *[other] { $masks } masks in the deck
}
kabuki-turn = Turn over the next mask
kabuki-stop = Stop!
kabuki-stop-key = space bar
kabuki-pass = Let it pass
kabuki-check = The open stack
kabuki-cry = { $you ->
    [yes] You cry "Stop!" What has { $actor } worn?
   *[no] { $name } cries "Stop!" What has { $actor } worn?
}
kabuki-match = matches
kabuki-new = just placed
kabuki-caught = { $matches ->
    [one] One match!
   *[other] { $matches } matches!
} { $side ->
    [first] You pay { $other } { $paid }.
    [second] { $name } pays you { $paid }.
   *[none] { $name } pays { $other } { $paid }.
}
kabuki-mistaken = { $you ->
    [yes] Nothing matches: you pay a token to the box.
   *[no] Nothing matches: { $name } pays a token to the box.
}
kabuki-cover = I have seen enough
kabuki-looking = The others are still looking.
kabuki-missed-label = What slipped through
kabuki-missed = { $count ->
    [0] Round { $round }: nothing slipped through. No mask could have been caught.
    [one] Round { $round }: one mask slipped through.
   *[other] Round { $round }: { $count } masks slipped through.
}
kabuki-got-through = { $you ->
    [yes] You gave { $actor } the { $mask }: worth { $matches }.
   *[no] { $name } gave { $actor } the { $mask }: worth { $matches }.
}
kabuki-seats = The seats and their tokens
kabuki-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
kabuki-points = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
kabuki-role-turns = turns over the first mask
kabuki-role-places = is placing
kabuki-role-placed = placed the mask
kabuki-role-thinks = is thinking
kabuki-role-answered = has answered
kabuki-role-cried = cried "Stop!"
kabuki-scores = Points
kabuki-scores-round = Round
kabuki-scores-sum = Total
kabuki-standing = { $name } { $points }

## The log
kabuki-tell-round = { $you ->
    [yes] Round { $round } begins. You turn over the first mask.
   *[no] Round { $round } begins. { $name } turns over the first mask.
}
kabuki-tell-placed = { $you ->
    [yes] You give { $actor } mask number { $height }.
   *[no] { $name } gives { $actor } mask number { $height }.
}
kabuki-tell-stopped = { $side ->
    [first] "Stop!" You check what { $other } gave { $actor }.
    [second] "Stop!" { $name } checks what you gave { $actor }.
   *[none] "Stop!" { $name } checks what { $other } gave { $actor }.
}
kabuki-tell-covered = The masks of { $actor } are covered again.
kabuki-tell-over-token = { $you ->
    [yes] Round { $round } is over: you lost your last token. { $points }.
   *[no] Round { $round } is over: { $name } lost their last token. { $points }.
}
kabuki-tell-over-mask = { $you ->
    [yes] Round { $round } is over: you placed the last mask. { $points }.
   *[no] Round { $round } is over: { $name } placed the last mask. { $points }.
}
kabuki-tell-game-over = The game is over: { $points }.

## What the rules refuse
kabuki-refuse-own = You placed this mask yourself: only the others may cry "Stop!" (§5).
kabuki-refuse-closed = There is no mask to stop now: wait until one has been placed (§4).
kabuki-refuse-stopped = This mask has already been stopped: there is one stop per mask (§5).
kabuki-refuse-answered = You have already answered: wait for the others (§4).
kabuki-refuse-silence = There is no need to say so: staying silent lets the mask pass (§4).
kabuki-refuse-early = Everyone still has fair time left to cry "Stop!": turn over the next mask after that (§4).
kabuki-refuse-turns = Another player turns over the next mask (§3).
kabuki-refuse-place-first = First the mask that was turned over must be placed (§3).
kabuki-refuse-answers-first = The next mask is turned over when everyone has answered (§4).
kabuki-refuse-check-first = The open stack must be covered before play continues (§6).
kabuki-refuse-empty = The deck is empty: the round ends when this window closes (§7).
kabuki-refuse-places = Another player turned over this mask and places it (§3).
kabuki-refuse-nothing = There is no mask to place: one must be turned over first (§3).
kabuki-refuse-nothing-open = No stack is open: a stack is checked only after a "Stop!" (§6).
kabuki-refuse-time-covers = The stack is covered by itself when time is up (§6).
kabuki-refuse-over = The game is over (§8).

## The rules
kabuki-rules-lead = Four actors, fifty masks, and everyone is watching everyone else. You hand out masks and hope nobody remembers; the others hand out theirs, and you do remember.
kabuki-rules-1 = Components
kabuki-rules-1-text = There are fifty masks: ten kinds, five of each. Two masks match if they are of the same kind. Several kinds share a color and are easily confused, but a shared color is not a match. Every mask carries the sign of its color on its forehead: a leaf for green, a moon for yellow, a flame for red, a flower for purple, a wave for blue. There are also four actors, who wear the masks, and twenty-four tokens.
kabuki-rules-2 = Setting up a round
kabuki-rules-2-text = A game has three rounds. Before each of them all masks are shuffled into one deck, the actors are bare, and everyone gets the same number of tokens; the rest stay in the box. Who starts the first round is chosen at random.
kabuki-rules-2-seats = Players
kabuki-rules-2-tokens = Tokens each
kabuki-rules-3 = A turn
kabuki-rules-3-text = Turns go clockwise. Turn over the top mask of the deck so that everyone sees it, and give it to one of the four actors. It covers what they wore before. From then on only the four top masks can be seen, and how many masks each actor wears. An actor's name is the crest on their kimono.
kabuki-rules-4 = The window
kabuki-rules-4-text = From the moment a mask is placed until the next one is turned over, everyone except the player who placed it may cry "Stop!". Everyone is asked, whether or not there is something to catch.
kabuki-rules-4-option = Window
kabuki-rules-4-quick = quick
kabuki-rules-4-calm = calm
kabuki-rules-4-least = at least
kabuki-rules-4-most = at most
kabuki-rules-4-check = a check lasts
kabuki-rules-4-check-time = { $base } s, plus { $more } s per mask
kabuki-seconds = { $seconds } s
kabuki-rules-4-clock = With a clock it is a race. The curtain above the actors shows how long the window stays open. Up to its mark is fair time, during which nobody can close the window. After that the next player may close it by turning over the next mask; once the curtain is fully drawn, that mask is turned over automatically. After the last mask of the deck the window stays open for the whole time.
kabuki-rules-4-secret = A table can also play untimed. Then everyone except the player who placed the mask answers "Stop!" or "Let it pass" in secret, in their own time. If there are several stops, the first one clockwise from the placer's left counts; all other answers stay secret.
kabuki-rules-5 = "Stop!"
kabuki-rules-5-text = The first to cry gets the stop. There is one stop per mask, and it is always about the actor who just received one. Press the big button or the space bar.
kabuki-rules-6 = The check
kabuki-rules-6-text = All of the actor's masks are shown to everyone, in order. If any of them match the one just placed, the placer pays the player who cried one token for each, but never more than they have. If none match, the player who cried pays one token to the box. Other masks that match each other don't matter: past mistakes are past.
kabuki-rules-6-two = Two matches
kabuki-rules-6-two-text = The Fox was just placed. There are two more below it: the placer pays two tokens.
kabuki-rules-6-color = Only the color
kabuki-rules-6-color-text = The Demon was just placed. Below it are two other blue masks, but no Demon: the player who cried pays a token to the box.
kabuki-rules-6-past = A past mistake
kabuki-rules-6-past-text = The Monkey was just placed. The Courtier is there twice, but nobody cried at the time: nothing matches the Monkey, and the player who cried pays a token to the box.
kabuki-rules-6-after = Tokens are paid at once. Then the masks are covered again in the same order, and the next player takes their turn.
kabuki-rules-7 = The end of a round
kabuki-rules-7-text = A round ends when someone loses their last token, or when the deck is empty and the window of the last mask has closed. Everyone writes down how many tokens they have. Whoever ended the round starts the next one. After a round the table shows what slipped through: masks their actor had worn before and nobody stopped.
kabuki-rules-8 = The end of the game
kabuki-rules-8-text = After three rounds everyone adds up their tokens. Most points win; players who tie share the victory.
kabuki-rules-races = How races are decided
kabuki-rules-races-text = When the first voice of a race arrives, others are heard for another { $allowance } milliseconds. Then everybody who was heard is put in order of arrival. If your connection is slower than the quickest one in this race, you get a head start that makes up for it, but never more than { $head-start } milliseconds. The server's operating system measures your connection, and the quickest measurement counts, so pretending to be far away gains nothing.
kabuki-rules-races-tie = If two are still tied, a "Stop!" comes before turning over the next mask, and among several stops the first clockwise from the placer's left counts. The order is part of the record, so a replay shows who was first.
kabuki-rules-races-slow = A "Stop!" that comes too late is refused and costs nothing. Bots need at least a quarter of a second to speak, as people do, and how long they take says nothing about what they think.
kabuki-rules-rulings = Rulings
kabuki-ruling-1 = You may not stop your own mask.
kabuki-ruling-2 = You may cry from the moment the mask is placed until the next one is turned over. After the last mask of the deck the window opens one more time.
kabuki-ruling-3 = If there are more matches than tokens, the placer pays all they have, and the round ends.
kabuki-ruling-4 = A wrong "Stop!" that costs a player their last token ends the round, too.
kabuki-ruling-5 = The round is ended by the player who lost their last token; if the deck ran out, by the player who placed the last mask.
kabuki-ruling-6 = Masks must be of the same kind; the same color is not enough.
kabuki-ruling-7 = Nobody looks into a stack except during a check. A check shows everyone the same masks, and their order does not change.
kabuki-ruling-8 = Each round counts the tokens held at its end; tokens are dealt anew for the next.
kabuki-ruling-9 = There is no limit to how many tokens a player can hold.
kabuki-ruling-10 = Players who tie win together.
kabuki-ruling-11 = Only the stack that got the last mask can be challenged.
kabuki-ruling-12 = There are five masks of each kind and four actors: sooner or later a mask has to go where its kind has been before. Bluffing is part of the game.
kabuki-ruling-13 = The same mask can't be stopped twice: everyone has just seen the stack.
kabuki-ruling-14 = If a wrong "Stop!" on the very last mask costs the last token, the player who cried ended the round.
kabuki-rules-credits = Credits
kabuki-rules-credits-text = Kabuki was designed by Hope S. Hwang. It was published as Illusion by Deinko in 2011 and as Kabuki by IELLO in 2015, with art by Naiade.
kabuki-rules-unofficial = This is an unofficial adaptation by people who like the game. The rules are written and the masks drawn anew; the names of masks and actors and the timings of the window are ours. If you like it, buy the box.
