### The texts of the house. Game texts have files of their own.

## Everywhere
house-name = Zashiki
house-description = A quiet room for tabletop games about Japanese art. Play with friends or against bots; no account needed.
house-ways = House navigation
skip-to-content = Skip to content
way-home = To the entrance
way-table = To the table
rules = Rules
rules-failed = The rules could not be loaded. Please try again in a moment.
close = Close
list-comma = { ", " }
list-and = { $before } and { $last }
people-name = { $name }
people-and = { $before } and { $last }
nickname = Your name at the table
nickname-hint = A nickname is enough. Everyone at the table will see it.
guest-name = Guest

## Settings
settings = Settings
settings-hint = Settings are kept in this browser only and apply throughout the house.
settings-lang = Language
settings-motion = Motion
settings-motion-device = Same as this device
settings-motion-less = Reduced: nothing glides, glows or keeps you waiting
settings-motion-full = Full
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = On: quiet sounds of wood and paper
settings-cards = Card size
settings-cards-usual = Normal: as large as the table allows
settings-cards-larger = Larger, and larger buttons too; you may have to scroll
settings-colors = Colors
settings-colors-usual = Colors and shapes
settings-colors-patterns = With patterns: color is never the only clue
settings-hand = Hand
settings-hand-right = Right
settings-hand-left = Left: panels and buttons switch sides
settings-sample = Preview
settings-keep = Save settings
settings-leave = Back without saving

## Without a connection
offline = You are offline
offline-text = The house can’t be reached right now. This page keeps trying and will take you where you were going as soon as it can.
offline-try = Try again now

## Seats
seat-name = Seat { $number }
seat-open = Open
seat-you = you
seat-host = host
seat-bot = Bot: { $level }
seat-away = away
bot-name-a = Matsu
bot-name-b = Take
bot-name-c = Ume
bot-name-d = Kiku
bot-name-e = Fuji
bot-name-f = Sakura

## The entrance
home-title = Zashiki
home-welcome = A quiet room for tabletop games about Japanese art. Come in, have a seat, play a round: with friends, or against the house bots.
home-games = Games
home-seats = { $fewest } to { $most } players
home-play-now = Play now
home-play-now-hint = Play now seats you with bots and starts right away.
home-new-table = New table
home-tables = Tables waiting for players
home-no-tables = No table is waiting right now. Open one, and make it public if you’d like company.
home-table-host = Hosted by { $host }
home-table-open = { $open ->
    [one] 1 of { $seats } seats open
   *[other] { $open } of { $seats } seats open
}
home-join = Join
home-mine = Your games
home-with = with { $names }
home-return = Back to the table
home-state-gathering = not started yet
home-state-your-turn = your turn
home-state-playing = in progress
home-state-over = finished
home-unofficial = This is an unofficial fan project. It is not connected with the designers and publishers of the games, who are named on the rules pages.

## A new table
new-title = New table: { $game }
new-seats = Who plays?
new-seats-number = Number of players
new-seats-count = { $count } players
new-seat-if = (with { $count } or more players)
new-occupant-me = Me
new-occupant-open = Open to anyone with the link
new-levels = The house bots
new-visibility = Who can find the table?
new-private = Only people I send the link to.
new-public = Anyone: it is listed at the entrance while it waits for players.
new-open = Open the table

## A table before the game
table-needs-script = The table needs JavaScript to show moves as they happen. Please turn it on for this page.
lobby-title = { $game } table
lobby-state-ready = Everyone is here. Start whenever you like.
lobby-state-host = { $open ->
    [one] One seat is still open: send someone the link, or seat a bot there.
   *[other] { $open } seats are still open: send friends the link, or seat bots there.
}
lobby-state-wait-start = Everyone is here. The host will start the game.
lobby-state-wait-guests = { $open ->
    [one] You have your seat. One more player is on the way.
   *[other] You have your seat. { $open } more players are on the way.
}
lobby-state-full = Every seat is taken. You are welcome to stay and watch: the game will appear here when it starts.
lobby-state-welcome = There is a seat free for you. Tell us your name and sit down.
lobby-sit = Sit down
lobby-sit-here = Sit here
lobby-seats = Around the table
lobby-arrange = Who sits in { $seat }
lobby-occupant-open = Open
lobby-start = Start the game
lobby-start-hint = The game starts by itself once every seat is taken.
lobby-invitation = Invite someone
lobby-link = Anyone who opens this link can sit down:
lobby-copy = Copy
lobby-copied = Copied
lobby-options = Options for this game

## A table during the game
game-over = The game is over
game-turn-yours = Your turn
game-turn = Waiting for { $names }
game-turn-nobody = One moment
game-watching = you are watching
game-side = Beside the board
game-log = What happened
game-fairness = How you can check the shuffle
game-fairness-text = All chance in this game comes from a secret seed. This is its SHA-256 hash, shown from the start; the seed itself is shown at the end, so anyone can check that nothing was changed.

## The end of a game
result-you-won = You won
result-you-won-with = You and { $names } won together
result-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
result-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-again = Play again
result-record = Download the record
result-seed = Check the shuffle
result-seed-text = The house showed the SHA-256 hash of this seed from the start of the game. With the seed and the record, the whole game can be replayed.
result-seed-label = Seed
result-hash-label = Hash

## The line to the house
line-lost = The connection was lost. Reconnecting …
line-away = You are offline. The table comes back by itself once you are connected again.
line-offline = You are not connected right now. Your move was not sent.
notice-holding = The house can’t save anything right now. We are holding your place: nothing is lost, and play continues by itself.
notice-going-on = Thank you for waiting. Play continues.
notice-reopened = Something broke at this table. It was restored from its record: nothing is lost.
notice-broken = This table broke and could not be restored. We are sorry.
notice-closing = The house is closing for a moment. The table will pick up where it left off when the house reopens.
farewell-flooding = This page sent too many messages, so the connection was closed. Reload the page to continue.
farewell-too-long = This page sent a message that was too long, so the connection was closed. Reload the page to continue.
farewell-silent = This page was silent for a long time, so the connection was closed. Reload the page to continue.
farewell-no-table = This table is no longer here.
farewell-too-many-sockets = Too many windows are open at this table or from your network. Close some, then reload this page.
farewell-session-ended = You were signed out here from another device, so the connection was closed. Reload the page to watch.

## Why something was not done
refusal-stale = That moment has passed. Look at the table and choose again.
refusal-slower = Someone was faster. Look at the table and choose again.
refusal-not-started = The game has not started. The host starts it.
refusal-already-started = The game has started: seats can no longer be changed.
refusal-spectator = You are watching. Only players at the table can act.
refusal-not-host = Only the host of the table can do this.
refusal-seat-taken = Someone is already sitting there. Choose another seat.
refusal-no-such-seat = There is no such seat at this table.
refusal-full = Every seat is taken. You are welcome to watch.
refusal-seats-open = Some seats are still open: send someone the link, or seat bots there.
refusal-no-such-level = This game has no such bot.
refusal-over = The game is over: there are no more moves.
refusal-not-asked = It is not your turn. Wait until the game asks you.
refusal-no-limit = No time limit is running, so nothing can run out.
refusal-not-an-action = “{ $action }” is not an action of this game. Look at the board and choose again.
refusal-unreadable = The table did not understand that. Look at the board and choose again.
refusal-too-fast = That was a bit fast. Take a breath and try again.
refusal-bad-name = Please enter a name of 1 to 24 characters.
refusal-invisible-name = This name contains characters that nobody can see. Please type it again without them.
refusal-two-seats = You can only take one seat. Choose “Me” once.
refusal-bad-form = Something in the form does not fit this game. Please check it.

## Troubles
trouble-no-such-page = There is nothing here
trouble-no-such-page-text = This address doesn’t lead to any room of the house. Perhaps a letter went missing along the way.
trouble-no-such-table = There is no such table
trouble-no-such-table-text = Perhaps the link was cut off when it was copied, or the table was cleared away long ago.
trouble-no-such-game = This game is not played here
trouble-no-such-game-text = You will find our games at the entrance.
trouble-full = Every seat is taken
trouble-full-text = Someone was faster. You are welcome to watch, or to open a table of your own.
trouble-broken = This table broke
trouble-broken-text = Something went wrong at this table, and it could not be restored from its record. We are sorry.
trouble-other-rules = Other rules than ours
trouble-other-rules-text = This table is played by a version of the rules that this server does not know, perhaps a newer one. Nothing is lost: if the game is over you can still download its record, and the table opens again when the server is updated.
trouble-not-over = This game is still in progress
trouble-not-over-text = The record contains every hand. You can download it when the game is over.
trouble-too-many-requests = One at a time, please
trouble-too-many-requests-text = A great many requests came from your side in a short time. Wait a minute, then carry on.
trouble-too-slow = That took too long
trouble-too-slow-text = The request did not arrive completely in time. Please try again.
trouble-too-long = That was too much
trouble-too-long-text = The request was too long for this house. Please send less at once.
trouble-holding = We are holding your place
trouble-holding-text = The house can’t read or write its books right now. Nothing is lost. Please try again in a minute.
trouble-not-from-here = We don’t know where this came from
trouble-not-from-here-text = The request did not come from a page of this house. Go to the entrance and try again from there.
trouble-wrong-host = This is another address
trouble-wrong-host-text = This house does not answer to the name in your request. Use the address its host gave you.
trouble-inside = Something went wrong
trouble-inside-text = That was our fault, and we have made a note of it. Please try again.

# A finished game, step by step.
replay = Replay
replay-title = Replay of { $game }
replay-steps = Steps of the game
replay-first = To the beginning
replay-before = One step back
replay-after = One step forward
replay-last = To the end
replay-play = Play automatically
replay-step = Step { $step } of { $last }
replay-eyes = Seen by
replay-eyes-truth = All cards open
replay-eyes-table = Everyone
replay-go = Show
replay-truth = What was hidden
replay-press = This game is over. To try another move, play on from here.
replay-play-on = Play on from here
replay-play-on-hint = Opens a new table with exactly this position; bots take the other seats. Cards still to be drawn come in the same order.
replay-result = To the result
replay-verified = Seed, hash and result match
replay-not-verified = This record does not lead to the stored result
result-replay = Watch it again, step by step

## Company at the table
company-hint = Hint
company-hint-title = What a master might do
company-hint-chance = about { $chance } % to win
company-hint-none = A master would do nothing here.
company-take-back = Take back
company-take-back-about = Takes back your last action. If something hidden was revealed or someone has acted since, the others are asked first.
company-plea = { $steps ->
    [one] { $name } would like to take back the last action. Waiting for { $names }.
   *[other] { $name } would like to take back the last { $steps } actions. Waiting for { $names }.
}
company-plea-yours = { $steps ->
    [one] You asked to take back the last action. Waiting for { $names }.
   *[other] You asked to take back the last { $steps } actions. Waiting for { $names }.
}
company-agree = Agree
company-decline = Let it stand
company-clocks = Time left
log-took-back = { $steps ->
    [one] { $name } takes back one action.
   *[other] { $name } takes back { $steps } actions.
}
log-you-took-back = { $steps ->
    [one] You take back one action.
   *[other] You take back { $steps } actions.
}
game-log-since = Since your last turn
back = Look back
back-title = Looking back at { $game }
back-about = This is what you saw. The game goes on at the table.
back-press = This has already happened. To play, go back to the table.
back-to-table = Back to the table
seat-stood-in = played by a bot
curtain-title = Please hand the device to { $name }
curtain-about = Everyone else, please look away for a moment. Nothing is shown until they ask for it.
curtain-open = I am { $name }: show my cards
talk-title = Talk
talk-title-watching = Talk among spectators
talk-line = { $name }: { $words }
talk-say = Say something
talk-send = Say
talk-gestures = Gestures
talk-mute = Mute
talk-bow = Bow
talk-bow-line = { $name } bows.
talk-applause = Applaud
talk-applause-line = { $name } applauds.
talk-laugh = Laugh
talk-laugh-line = { $name } laughs.
talk-sigh = Sigh
talk-sigh-line = { $name } sighs.
talk-thinking = I need a moment
talk-thinking-line = { $name } needs a moment to think.
talk-thanks = Thank you
talk-thanks-line = { $name } says thank you.
refusal-nothing-to-take-back = You have done nothing that could be taken back.
refusal-take-back = Something hidden was revealed, or someone has acted since. At this table that can’t be taken back.
refusal-no-take-backs-left = You have taken something back 50 times, which is the limit for one game.
refusal-plea-open = Someone has already asked to take something back. Wait for the answers.
refusal-no-plea = There is no take-back request to answer.
refusal-no-hints = There are no hints at this table.
refusal-nothing-to-hint = You can ask for a hint when it is your turn.
refusal-hint-running = Your hint is on its way. It will be here in a moment.
refusal-too-busy = The masters of this house are busy thinking right now. Ask again in a moment.
refusal-nothing-said = There was nothing to say. Write something first.

## What a table agrees on
new-manners = House rules for this table
new-clock = Time to think
new-clock-none = No limit.
new-clock-move-30 = 30 seconds per move.
new-clock-move-120 = Two minutes per move.
new-clock-bank-600-5 = 10 minutes each, plus 5 seconds per turn.
new-clock-bank-1800-15 = 30 minutes each, plus 15 seconds per turn.
new-clock-move-86400 = One day per move: for games that last many days.
new-clock-about = When a player’s time is up, a bot makes that one move for them; they carry on with the next.
new-stand-in = When someone leaves
new-stand-in-120 = After two minutes a bot plays for them until they return.
new-stand-in-600 = After ten minutes a bot plays for them until they return.
new-stand-in-never = The others wait.
new-stand-in-level = The bot that steps in
new-hints = Hints
new-hints-offered = Anyone can ask what a master would do.
new-hints-withheld = No hints at this table.
new-take-back = Taking back
new-take-back-consent = Your own actions freely while nothing hidden was revealed; anything more if the others agree.
new-take-back-own-steps = Only your own actions, while nothing hidden was revealed.
new-occupant-here = Next to me, on this device
new-occupant-here-name = Their name
lobby-beside = Someone next to me, on this device
refusal-beside-name = Tell us the name of everyone who plays on this device.

# A finished game in hindsight.
review-title = { $game } in hindsight
review-look = See where the game turned
review-looking = A strong player is going over the game step by step. This takes a moment.
review-progress = Progress
review-look-again = Check again
review-there = The analysis is ready: where the game turned, and which choices cost most.
review-failed = This game can’t be analyzed: its record does not replay under today’s rules.
review-lead = Everyone’s chance to win after every step, judged by what that player could know: each point averages { $worlds } ways the hidden cards could have lain, played out by sensible players.
review-press = Press the curve to see the table at that moment. Dashed vertical lines mark where the game turned.
review-chances = Chances of winning
review-turns = Where the game turned
review-no-turns = It never turned: nobody’s chances moved far in a single step.
review-costly = The most expensive choices
review-costly-text = Choices where { $adviser }, knowing only what the player knew, had something better.
review-nothing-costly = There was no choice where { $adviser }, knowing only what the player knew, had anything clearly better.
review-better = Better:
review-let-pass = { $name } lets it pass
review-cost = This cost { $name } { $cost } ± { $error } % of the chance to win.
review-numbers = All the numbers
review-step = Step
review-again = Reproduce this analysis
review-again-text = Save the record of this game. Anyone who has Zashiki gets exactly the same result with this command:
review-to-replay = To the replay
