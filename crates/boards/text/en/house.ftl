### The texts of the house. Game texts have files of their own.

## Everywhere
house-name = Zashiki
house-description = A quiet room for tabletop games of Japanese art: play with friends or against bots, no account needed.
house-ways = The house
skip-to-content = Skip to the content
way-home = To the entrance
way-table = To the table
rules = Rules
rules-failed = The rules did not arrive. Please try again in a moment.
close = Close
list-comma = { ", " }
list-and = { $before } and { $last }
nickname = Your name at the table
nickname-hint = A nickname is enough. Everybody at the table sees it.
guest-name = Guest

## Settings
settings = Settings
settings-hint = They are kept in this browser only, and hold for the whole house.
settings-lang = Language
settings-motion = Motion
settings-motion-device = As this device says
settings-motion-less = Less: nothing glides, glows or waits
settings-motion-full = All of it
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = On: quiet sounds of wood and paper
settings-cards = Card size
settings-cards-usual = Usual: as large as the table allows
settings-cards-larger = Larger, buttons as well; you may have to scroll
settings-colors = Colors
settings-colors-usual = Colors and shapes
settings-colors-patterns = With patterns: nothing is told by color alone
settings-hand = Hand
settings-hand-right = Right
settings-hand-left = Left: panels and buttons change sides
settings-sample = What it does
settings-keep = Keep these settings
settings-leave = Back without changes

## Without a connection
offline = You are offline
offline-text = The house can’t be reached at the moment. This page keeps trying, and takes you where you wanted to go as soon as it can.
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
home-welcome = A quiet room for tabletop games of Japanese art. Come in, sit down, play a round: with friends, or with whoever the house seats across from you.
home-games = What is played here
home-seats = { $fewest } to { $most } players
home-play-now = Play now
home-play-now-hint = Play now seats you with bots and begins at once.
home-new-table = New table
home-tables = Tables waiting for players
home-no-tables = No table is waiting at the moment. Open one, and make it public if you like company.
home-table-host = { $host } invites
home-table-open = { $open ->
    [one] one seat open of { $seats }
   *[other] { $open } seats open of { $seats }
}
home-join = Join
home-mine = Your games
home-with = with { $names }
home-return = Back to the table
home-state-gathering = not begun yet
home-state-your-turn = your turn
home-state-playing = in play
home-state-over = over
home-unofficial = This is an unofficial house of admirers: it is not connected with the designers and publishers of the games, whom the rules pages name.

## A new table
new-title = A new table of { $game }
new-seats = Who plays?
new-seats-number = Number of players
new-seats-count = { $count } players
new-seat-if = (with { $count } or more players)
new-occupant-me = Me
new-occupant-open = Open: for whoever gets the link
new-levels = The bots of the house
new-visibility = Who can find the table?
new-private = Only those to whom I send the link.
new-public = Anybody: while it waits for players it is listed at the entrance.
new-open = Open the table

## A table before the game
table-needs-script = The table needs JavaScript to show the moves as they are made. Please switch it on for this page.
lobby-title = A table of { $game }
lobby-state-ready = Everybody is here. Begin when you like.
lobby-state-host = { $open ->
    [one] One seat is still open: send the link to somebody, or seat a bot there.
   *[other] { $open } seats are still open: send the link to friends, or seat bots there.
}
lobby-state-wait-start = Everybody is here. The host begins the game.
lobby-state-wait-guests = { $open ->
    [one] You have your seat. One more player is to come.
   *[other] You have your seat. { $open } more players are to come.
}
lobby-state-full = Every seat is taken. You are welcome to stay and watch: the game appears here when it begins.
lobby-state-welcome = A seat is free for you. Tell us your name and sit down.
lobby-sit = Sit down
lobby-sit-here = Sit here
lobby-seats = Around the table
lobby-arrange = Who sits on { $seat }
lobby-occupant-open = Open
lobby-start = Begin the game
lobby-start-hint = It begins by itself as soon as no seat is open any more.
lobby-invitation = Invite somebody
lobby-link = Whoever opens this link can sit down:
lobby-copy = Copy
lobby-copied = Copied
lobby-options = What was agreed

## A table during the game
game-over = The game is over
game-turn-yours = Your turn
game-turn = Waiting for { $names }
game-turn-nobody = One moment
game-watching = you are watching
game-side = Beside the board
game-log = What happened
game-fairness = How you can check the shuffle
game-fairness-text = All chance in this game follows from a secret seed. This is its SHA-256 hash, shown from the beginning; the seed itself is shown at the end, so that anybody can check that nothing was changed.

## The end of a game
result-you-won = You have won
result-you-won-with = You and { $names } have won together
result-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won together
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
result-seed-text = From the beginning of the game the house showed the SHA-256 hash of this seed. With the seed and the record the whole game can be replayed.
result-seed-label = Seed
result-hash-label = Hash

## The line to the house
line-lost = The connection was lost. Trying again …
line-away = You are offline. The table comes back by itself as soon as you are connected.
line-offline = You are not connected right now. Your move was not sent.
notice-holding = The house can’t write anything down at the moment. We are holding your place: nothing is lost, and play goes on by itself.
notice-going-on = Thank you for waiting. Play goes on.
notice-reopened = Something broke at this table. It was set up again from its record: nothing is lost.
notice-broken = This table broke and could not be set up again. We are sorry.
notice-closing = The house closes for a moment. The table goes on where it was when it opens again.
farewell-flooding = Too many messages came from this page, so the line was closed. Reload the page to go on.
farewell-too-long = A message from this page was too long, so the line was closed. Reload the page to go on.
farewell-silent = Nothing was heard from this page for a long time, so the line was closed. Reload the page to go on.
farewell-no-table = This table is not here any more.
farewell-too-many-sockets = Too many windows are open at this table or from your network. Close some, then reload this page.
farewell-session-ended = You were signed out here from another device, so the connection was closed. Reload the page to watch.

## Why something was not done
refusal-stale = That moment has passed. Look at the table and choose again.
refusal-slower = Somebody was faster. Look at the table and choose again.
refusal-not-started = The game has not begun. The host begins it.
refusal-already-started = The game has begun: the seats can’t be changed any more.
refusal-spectator = You are watching. Only those who sit at the table can act.
refusal-not-host = Only the host of the table can do this.
refusal-seat-taken = Somebody sits there already. Choose another seat.
refusal-no-such-seat = There is no such seat at this table.
refusal-full = Every seat is taken. You are welcome to watch.
refusal-seats-open = Some seats are still open: send the link to somebody, or seat bots there.
refusal-no-such-level = This game has no such bot.
refusal-unreadable = The table did not understand that. Look at the board and choose again.
refusal-too-fast = That was a bit fast. Take a breath and try again.
refusal-bad-name = Please give a name of 1 to 24 letters.
refusal-invisible-name = This name contains characters that nobody can see. Please type it again without them.
refusal-two-seats = You can sit on one seat only. Choose “Me” once.
refusal-bad-form = Something in the form does not fit this game. Please check it.

## Troubles
trouble-no-such-page = There is nothing here
trouble-no-such-page-text = This address leads to no room of the house. Perhaps a letter went missing on the way.
trouble-no-such-table = There is no such table
trouble-no-such-table-text = Perhaps the link was cut off when it was copied, or the table was cleared away long ago.
trouble-no-such-game = This game is not played here
trouble-no-such-game-text = The entrance shows the games of the house.
trouble-full = Every seat is taken
trouble-full-text = Somebody was faster. You are welcome to watch, or to open a table of your own.
trouble-broken = This table broke
trouble-broken-text = Something went wrong at this table, and it could not be set up again from its record. We are sorry.
trouble-other-rules = Other rules than ours
trouble-other-rules-text = This table is played by a version of the rules that this server does not know, perhaps a newer one. Nothing is lost: if the game is over you can still download its record, and the table opens again when the server is updated.
trouble-not-over = The game is still being played
trouble-not-over-text = The record holds all hands. It can be downloaded when the game is over.
trouble-too-many-requests = One at a time, please
trouble-too-many-requests-text = Very many requests came from your side in a short time. Wait a minute, then go on.
trouble-too-slow = That took too long
trouble-too-slow-text = The request did not arrive completely in time. Please try again.
trouble-too-long = That was too much
trouble-too-long-text = The request was longer than this house reads. Send less at once.
trouble-holding = We are holding your place
trouble-holding-text = The house can’t read or write its books at the moment. Nothing is lost. Please try again in a minute.
trouble-not-from-here = We don’t know where this came from
trouble-not-from-here-text = The request was not sent from a page of this house. Go to the entrance and try again from there.
trouble-wrong-host = This is another address
trouble-wrong-host-text = The house is not reached by the name in this request. Use the address that its host gave you.
trouble-inside = Something fell over
trouble-inside-text = That was our fault, and it was written down. Please try again.

# A finished game, step by step.
replay = Replay
replay-title = Replay of { $game }
replay-steps = Steps of the game
replay-first = To the beginning
replay-before = One step back
replay-after = One step on
replay-last = To the end
replay-play = Play the game by itself
replay-step = Step { $step } of { $last }
replay-eyes = Seen by
replay-eyes-truth = The whole truth
replay-eyes-table = Everybody
replay-go = Show
replay-truth = What was hidden
replay-press = This game is over. To try another move, play on from here.
replay-play-on = Play on from here
replay-play-on-hint = A new table with this very position; bots take the other seats. Whatever is still to be drawn comes as it came then.
replay-result = To the result
replay-verified = Seed, hash and result belong together
replay-not-verified = This record does not lead to the result that was stored
result-replay = See it again, step by step

## Company at the table
company-hint = Hint
company-hint-title = A master would think of this
company-hint-chance = about { $chance } % to win
company-hint-none = A master would do nothing here.
company-take-back = Take back
company-take-back-about = Takes back what you did last. If something hidden was shown or somebody acted since, the others are asked first.
company-plea = { $steps ->
    [one] { $name } would like to take back the last step. Waiting for { $names }.
   *[other] { $name } would like to take back the last { $steps } steps. Waiting for { $names }.
}
company-plea-yours = { $steps ->
    [one] You have asked to take back the last step. Waiting for { $names }.
   *[other] You have asked to take back the last { $steps } steps. Waiting for { $names }.
}
company-agree = Agree
company-decline = Let it stand
company-clocks = Time left
log-took-back = { $steps ->
    [one] { $name } takes a step back.
   *[other] { $name } takes { $steps } steps back.
}
log-you-took-back = { $steps ->
    [one] You take a step back.
   *[other] You take { $steps } steps back.
}
game-log-since = Since your last turn
back = Look back
back-title = Looking back at { $game }
back-about = This is what you saw. The game goes on at the table.
back-press = That is how it was. To play, go back to the table.
back-to-table = Back to the table
seat-stood-in = a bot plays
curtain-title = Please hand the device to { $name }
curtain-about = Everybody else, look away for a moment. Nothing is shown before it is asked for.
curtain-open = I am { $name }: show my cards
talk-title = Talk
talk-title-watching = Talk among those who watch
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
refusal-take-back = Something hidden was shown or somebody acted since. At this table that can’t be taken back.
refusal-no-take-backs-left = You have taken something back 50 times. In one game that is all.
refusal-plea-open = Somebody has asked to take something back already. Wait for the answers.
refusal-no-plea = Nobody asks you for anything any more.
refusal-no-hints = This table gives no hints.
refusal-nothing-to-hint = A hint is for when it is your turn to choose.
refusal-hint-running = A hint for you is being thought out. It will be here in a moment.
refusal-too-busy = The masters of this house have too much to think about right now. Ask again in a moment.
refusal-nothing-said = There was nothing to say. Write a line first.

## What a table agrees on
new-manners = What the table agrees on
new-clock = Time to think
new-clock-none = As long as everybody likes.
new-clock-move-30 = 30 seconds for every move.
new-clock-move-120 = Two minutes for every move.
new-clock-bank-600-5 = 10 minutes each, and 5 seconds more for every turn.
new-clock-bank-1800-15 = 30 minutes each, and 15 seconds more for every turn.
new-clock-move-86400 = A move a day: for games over days.
new-clock-about = When somebody’s time is up, a bot moves in their place and they go on with the next move.
new-stand-in = When somebody leaves
new-stand-in-120 = After two minutes a bot plays for them, until they are back.
new-stand-in-600 = After ten minutes a bot plays for them, until they are back.
new-stand-in-never = The others wait.
new-stand-in-level = The bot that steps in
new-hints = Hints
new-hints-offered = Whoever likes can ask what a master would do.
new-hints-withheld = No hints at this table.
new-take-back = Taking back
new-take-back-consent = Own steps freely while nothing hidden was shown; more than that if the others agree.
new-take-back-own-steps = Own steps while nothing hidden was shown, and nothing else.
new-occupant-here = Beside me, on this device
new-occupant-here-name = Their name
lobby-beside = Somebody beside me on this device
refusal-beside-name = Tell us the name of everybody who plays on this device.

# A finished game in hindsight.
review-title = { $game } in hindsight
review-look = Look where the game turned
review-looking = Somebody who knows the game well is looking back at it, step by step. That takes a moment.
review-progress = How far it is
review-look-again = How far is it now?
review-there = It is there: where the game turned, and what cost most.
review-failed = This game can’t be looked back at: its record doesn’t replay under the rules of today.
review-lead = The chance of everybody to win after every step, as they could know it themselves: { $worlds } ways in which the hidden things may have lain, each played on the way sensible players would.
review-press = Press the curve to see the table at that moment. Broken upright lines mark where the game turned.
review-chances = Chances to win
review-turns = Where the game turned
review-no-turns = It never turned: nobody’s chances moved far in one step.
review-costly = What cost most
review-costly-text = Choices for which { $adviser }, asked with what the player knew, had something better.
review-nothing-costly = Nothing for which { $adviser }, asked with what the player knew, had anything clearly better.
review-better = Better:
review-let-pass = { $name } lets it pass
review-cost = It cost { $name } { $cost } ± { $error } % of the chance to win.
review-numbers = All the numbers
review-step = Step
review-again = Find the same again
review-again-text = Save the record of this game. Whoever has Zashiki finds the very same with this command:
review-to-replay = To the replay
