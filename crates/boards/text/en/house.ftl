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
settings-theme = Light
settings-theme-device = Same as this device
settings-theme-paper = Paper: bright
settings-theme-evening = Evening: dark, with lantern light
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
line-waiting = Your move is on its way. Waiting for the house …
line-offline = You are not connected right now. Your move was not sent.

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
trouble-damaged = Part of this game is damaged
trouble-damaged-text = Some of its stored moves were lost or changed, so the game can’t go on. What happened before that is kept.
trouble-damaged-running = Some of its stored moves were lost or changed, so the game can’t go on here. What you saw before that is kept. Its seed and record stay closed, because the host may restore the game from a backup.
trouble-damaged-replay = Watch what is kept, step by step
trouble-damaged-record = Download the record up to the damage
trouble-other-rules = This table uses different rules
trouble-other-rules-text = It is played by a version of the rules that this server does not know, perhaps a newer one. Nothing is lost: if the game is over you can still download its record, and the table opens again when the server is updated.
trouble-not-over = This game is still in progress
trouble-not-over-text = The record contains every hand. You can download it when the game is over.
trouble-too-many-requests = One at a time, please
trouble-too-many-requests-text = We got a great many requests from you in a short time. Wait a minute, then carry on.
trouble-too-slow = That took too long
trouble-too-slow-text = The request did not arrive completely in time. Please try again.
trouble-too-long = That was too much
trouble-too-long-text = The request was too long for this house. Please send less at once.
trouble-holding = We are holding your place
trouble-holding-text = The house can’t read or write its books right now. Nothing is lost. Please try again in a minute.
trouble-opening = Many tables at once
trouble-opening-text = The house is opening too many tables right now. Please try again in a few seconds.
trouble-not-from-here = We don’t know where this came from
trouble-not-from-here-text = The request did not come from a page of this house. Go to the entrance and try again from there.
trouble-wrong-host = This is not our address
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
company-hint-chance = about { $chance }% to win
company-hint-none = A master would do nothing here.
company-take-back = Take back
company-take-back-about = Takes back your last action. If something hidden was revealed or someone has acted since, the others are asked first.
company-take-back-request = { $steps ->
    [one] { $name } would like to take back the last action. Waiting for { $names }.
   *[other] { $name } would like to take back the last { $steps } actions. Waiting for { $names }.
}
company-take-back-request-yours = { $steps ->
    [one] You asked to take back the last action. Waiting for { $names }.
   *[other] You asked to take back the last { $steps } actions. Waiting for { $names }.
}
company-take-back-request-asked = { $steps ->
    [one] { $name } would like to take back the last action and waits for your answer.
   *[other] { $name } would like to take back the last { $steps } actions and waits for your answer.
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
fullscreen = Full screen
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

## What a table agrees on
new-settings = House rules for this table
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
review-cost = This cost { $name } { $cost } ± { $error } percentage points of their chance to win.
review-numbers = All the numbers
review-step = Step
review-again = Reproduce this analysis
review-again-text = Save the record of this game. Anyone who has Zashiki gets exactly the same result with this command:
review-to-replay = To the replay
