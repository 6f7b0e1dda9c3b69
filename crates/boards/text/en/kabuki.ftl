### The texts of Kabuki.

kabuki-title = Kabuki
kabuki-about = Remember what lies under the masks, and cry "Stop!" when an actor gets one they have worn before.

## Setting up a table
kabuki-option-window = How long the others may cry "Stop!"
kabuki-option-window-quick = A quick race: at least two seconds for everybody, at most five.
kabuki-option-window-calm = A calm race: at least four seconds for everybody, at most twelve.
kabuki-option-window-untimed = No race: everybody answers in secret, then it is resolved.
kabuki-option-deck = Which masks are played with
kabuki-option-deck-full = All fifty masks.
kabuki-option-deck-small = Two masks of each of three kinds.
kabuki-level-novice = Novice
kabuki-level-novice-about = Follows the last few masks and is easily fooled by a color.
kabuki-level-regular = Regular
kabuki-level-regular-about = Remembers about half of what lies under the masks, and bluffs now and then.
kabuki-level-connoisseur = Connoisseur
kabuki-level-connoisseur-about = Misses little, forgets slowly, and likes to lead others into temptation.
kabuki-level-master = Master
kabuki-level-master-about = Remembers everything, but needs as long to speak as a person does.

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
    [yes] You begin the round: turn the first mask.
   *[no] { $name } turns the first mask.
}
kabuki-ask-place = { $you ->
    [yes] You show the { $mask }: give it to an actor.
   *[no] { $name } shows the { $mask } and gives it to an actor.
}
kabuki-ask-wait = Your mask lies. Does anybody cry "Stop!"?
kabuki-ask-race = Has this actor worn it before? Then cry "Stop!"
kabuki-ask-turn = Cry "Stop!", or turn the next mask.
kabuki-ask-soon = { $name } may turn the next mask at any moment.
kabuki-ask-last = The last mask of the round: the last chance to cry "Stop!"
kabuki-ask-answer = { $you ->
    [yes] Your mask lies: the others answer.
   *[no] { $name }'s mask: stop it, or let it pass? Nobody sees your answer.
}
kabuki-ask-stopped = You answered "Stop!". Still thinking: { $names }.
kabuki-ask-passed = You let it pass. Still thinking: { $names }.
kabuki-ask-others = Still thinking: { $names }.
kabuki-ask-check = Everybody looks at the masks.
kabuki-ask-over = The curtain has fallen.
kabuki-sound = Sounds
kabuki-fair = fair time
kabuki-stage = The four actors
kabuki-bare = { $actor }: bare
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
kabuki-turn = Turn the next mask
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
kabuki-missed-label = What could have been caught
kabuki-missed = { $count ->
    [0] Round { $round }: nothing got through. Not one mask could have been caught.
    [one] Round { $round }: one mask got through.
   *[other] Round { $round }: { $count } masks got through.
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
kabuki-role-turns = turns the first mask
kabuki-role-places = places
kabuki-role-placed = placed the mask
kabuki-role-thinks = is thinking
kabuki-role-answered = has answered
kabuki-role-cried = cried "Stop!"
kabuki-scores = Points
kabuki-scores-round = Round
kabuki-scores-sum = Sum
kabuki-standing = { $name } { $points }

## The log
kabuki-tell-round = { $you ->
    [yes] Round { $round } begins. You turn the first mask.
   *[no] Round { $round } begins. { $name } turns the first mask.
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
    [yes] Round { $round } is over: you lost the last token. { $points }.
   *[no] Round { $round } is over: { $name } lost the last token. { $points }.
}
kabuki-tell-over-mask = { $you ->
    [yes] Round { $round } is over: you placed the last mask. { $points }.
   *[no] Round { $round } is over: { $name } placed the last mask. { $points }.
}
kabuki-tell-game-over = The game is over: { $points }.

## What the rules refuse
kabuki-refuse-own = You placed this mask yourself: only the others may cry "Stop!" (§5)
kabuki-refuse-closed = There is no mask to stop now: wait until one has been placed (§4)
kabuki-refuse-stopped = This mask has been stopped already: there is one stop for each mask (§5)
kabuki-refuse-answered = You have answered already: wait for the others (§4)
kabuki-refuse-silence = Nobody has to say so: who stays silent lets the mask pass (§4)
kabuki-refuse-early = Everybody still has their fair time to cry "Stop!": turn the next mask after it (§4)
kabuki-refuse-turns = Another player turns the next mask (§3)
kabuki-refuse-place-first = The mask that was shown must be placed first (§3)
kabuki-refuse-answers-first = The next mask is turned when everybody has answered (§4)
kabuki-refuse-check-first = The open stack must be covered before play goes on (§6)
kabuki-refuse-empty = The deck is empty: the round ends when this window closes (§7)
kabuki-refuse-places = Another player turned this mask and places it (§3)
kabuki-refuse-nothing = No mask is shown: one is turned before it is placed (§3)
kabuki-refuse-nothing-open = No stack is open: a stack is checked only after a "Stop!" (§6)
kabuki-refuse-time-covers = The stack is covered by itself when its time is over (§6)
kabuki-refuse-over = The game is over (§8)

## The rules
kabuki-rules-lead = Four actors, fifty masks, and everybody watches everybody else. You give masks away and hope that nobody remembers; the others give theirs, and you do.
kabuki-rules-1 = What is in the box
kabuki-rules-1-text = There are fifty masks: ten kinds, five of each. Two masks match if they are of the same kind. Several kinds share a color and are easily confused, but a shared color is not a match. On the forehead every mask bears the sign of its color: a leaf for green, a moon for yellow, a flame for red, a flower for purple, a wave for blue. Beside the masks there are four actors, who wear them, and twenty-four tokens.
kabuki-rules-2 = Setting a round up
kabuki-rules-2-text = A game has three rounds. Before each of them all masks are shuffled into one deck, the actors are bare, and everybody gets the same number of tokens; the others stay in the box. Chance chooses who starts the first round.
kabuki-rules-2-seats = Players
kabuki-rules-2-tokens = Tokens for each
kabuki-rules-3 = A turn
kabuki-rules-3-text = Turns go clockwise. You turn the top mask of the deck, so that everybody sees it, and give it to one of the four actors. It covers what they wore. From then on only the four top masks can be seen, and how many masks each actor wears. The name of an actor is the crest on the kimono.
kabuki-rules-4 = The window
kabuki-rules-4-text = From the moment a mask lies until the next one is turned, everybody but the placer may cry "Stop!". Everybody is asked, whether or not there is something to catch.
kabuki-rules-4-option = Window
kabuki-rules-4-quick = quick
kabuki-rules-4-calm = calm
kabuki-rules-4-least = at least
kabuki-rules-4-most = at most
kabuki-rules-4-check = a check lasts
kabuki-rules-4-check-time = { $base } s and { $more } s for every mask
kabuki-seconds = { $seconds } s
kabuki-rules-4-clock = With a clock it is a race. The curtain above the actors shows how long the window is open. Up to its mark is fair time, in which nobody can close the window. After it the next player may, by turning the next mask; when the curtain is drawn, that mask is turned by itself. After the last mask of the deck the window stays open for the whole time.
kabuki-rules-4-secret = A table can also play untimed. Then everybody but the placer answers "Stop!" or "Let it pass" in secret, in their own time. Among several stops the first clockwise from the placer's left has it; all other answers stay secret.
kabuki-rules-5 = "Stop!"
kabuki-rules-5-text = The first to cry has the stop. There is one stop for each mask, and it is always about the actor who just got one. You can press the big button or the space bar.
kabuki-rules-6 = The check
kabuki-rules-6-text = All masks of the actor are shown to everybody, in order. If there are masks that match the one just placed, the placer pays the one who cried a token for each of them, but never more than they have. If there is none, the one who cried pays one token to the box. Other masks that match each other mean nothing: past mistakes are past.
kabuki-rules-6-two = Two matches
kabuki-rules-6-two-text = The Fox was just placed. Two more of them lie below: the placer pays two tokens.
kabuki-rules-6-color = Only the color
kabuki-rules-6-color-text = The Demon was just placed. Below lie two other blue masks, but no Demon: the one who cried pays a token to the box.
kabuki-rules-6-past = A mistake of the past
kabuki-rules-6-past-text = The Monkey was just placed. The Courtier lies there twice, but nobody cried then: nothing matches the Monkey, and the one who cried pays a token to the box.
kabuki-rules-6-after = Tokens are paid at once. Then the masks are covered again in the same order, and the next player's turn follows.
kabuki-rules-7 = The end of a round
kabuki-rules-7-text = A round ends when somebody has lost the last token, or when the deck is out and the window of the last mask is closed. Everybody writes down the tokens they have. Who ended the round starts the next one. After a round the table shows what got through: masks that their actor had worn before and that nobody stopped.
kabuki-rules-8 = The end of the game
kabuki-rules-8-text = After three rounds the tokens written down are added up. Most points win; whoever is level shares the victory.
kabuki-rules-races = How races are decided
kabuki-rules-races-text = When the first voice of a race arrives, others are heard for another { $allowance } milliseconds. Then everybody who was heard is put in order of arrival. If your connection is slower than the quickest one in this race, you get a head start that makes up for it, but never more than { $head-start } milliseconds. The server's operating system measures your connection, and the quickest measurement counts, so pretending to be far away gains nothing.
kabuki-rules-races-tie = If two are still level, a "Stop!" goes before the turning of the next mask, and among several stops the first clockwise from the placer's left has it. The order is in the record, so a replay shows who was first.
kabuki-rules-races-slow = A "Stop!" that comes too late is refused and costs nothing. Bots need at least a quarter of a second to speak, as people do, and how long they take tells nothing of what they think.
kabuki-rules-rulings = Rulings
kabuki-ruling-1 = You may not stop your own mask.
kabuki-ruling-2 = You may cry from the moment the mask lies until the next one is turned. After the last mask of the deck the window still opens once.
kabuki-ruling-3 = If there are more matches than tokens, the placer pays all they have, and the round ends.
kabuki-ruling-4 = A wrong "Stop!" that costs the last token ends the round, too.
kabuki-ruling-5 = Who ended the round is who lost the last token; if the deck ran out, who placed the last mask.
kabuki-ruling-6 = The same kind is needed, not the same color.
kabuki-ruling-7 = Nobody looks into a stack but in a check. A check shows everybody the same, and the order stays.
kabuki-ruling-8 = Each round counts by the tokens held at its end; tokens are dealt anew.
kabuki-ruling-9 = There is no upper limit to the tokens somebody holds.
kabuki-ruling-10 = Who is level wins together.
kabuki-ruling-11 = Only the stack of the last mask can be challenged.
kabuki-ruling-12 = There are five masks of a kind and four actors: sooner or later some mask has to go where it has been before. Bluffing is part of the game.
kabuki-ruling-13 = The same mask can't be stopped a second time: everybody has just seen the stack.
kabuki-ruling-14 = If a wrong "Stop!" at the very last mask costs the last token, the one who cried ended the round.
kabuki-rules-credits = Credits
kabuki-rules-credits-text = Kabuki was designed by Hope S. Hwang. It was published as Illusion by Deinko in 2011 and as Kabuki by IELLO in 2015, with art by Naiade.
kabuki-rules-unofficial = This is an unofficial implementation by people who like the game. Its rules are written and its masks are drawn anew; the names of masks and actors and the times of the window are ours. If you like it, buy the box.
