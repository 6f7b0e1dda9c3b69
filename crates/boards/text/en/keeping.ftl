### What guests keep: a fair shuffle, their seat elsewhere, their games, and being forgotten.

## Whether a shuffle was fair
verify-title = Checking a game of { $game }
verify-link = Let the house replay the game
verify-house = What the house finds
verify-same = Replayed: { $inputs } inputs from the seed on, same result.
verify-other = Replayed: { $inputs } inputs from the seed on lead to another result than the one that was stored.
verify-refused = The inputs can’t be replayed: the record was changed, or the house has a fault.
verify-house-hint = The house has just set the game up anew from its seed, made every move of the record again, and compared the end with the result that it wrote down when the game ended.
verify-yourself = What you can check yourself
verify-checking = Your browser is computing …
verify-noted = Your browser computed the hash of the seed. It is the hash that this browser noted when it first saw the running game.
verify-unseen = Your browser computed the hash of the seed. It is the hash shown here; but this browser did not see the game while it ran, so only somebody who noted the hash then can say whether it is the same.
verify-other-noted = Take care: this is not the hash that this browser noted when it first saw the running game.
verify-wrong = Take care: your browser computed another hash from this seed than the one shown here.
verify-unable = Over this unencrypted line your browser computes no hashes. The command below does the same.
verify-by-hand = Without trusting this page, in a terminal:
verify-offline = With the record, offline:

## Carrying a seat to another device
carry-title = Carry your seat to another device
carry-text = Scan the code with the other device, or open the link there. It is good for { $minutes } minutes and for one use. Then { $name } sits on both devices, and either can make the move.
carry-code = QR code of the link
carry-link = The link:
carry-secret = Whoever opens it first plays for you: give it to nobody.
carry-here = Sit down here as { $name }?
carry-here-text = This device then shows the table as { $name } sees it, with the same hand and the same games. Nothing changes on the other device.
carry-other = On this device you are { $name } at the moment, with games of your own. It would forget them; if you want to keep them, carry them to another device first.
carry-sit = Sit down

## Being told when it is one's turn
push-title = When it is my turn
push-about = While you are away this device can tell you that others wait for you. It holds for all your games here and is switched at once.
push-switch = Tell me when it is my turn
push-on = This device tells you when you are away and it is your turn.
push-insecure = Over this unencrypted line a browser can’t be told anything. Open the house by https.
push-unable = This browser can’t be told anything here. On an iPhone or iPad, add the house to the home screen first.
push-denied = Your browser does not allow notifications of this house. Allow them in its settings for this page, then switch this on again.
push-failed = That did not work. Try again in a moment.
push-your-turn = It is your turn at { $game } with { $names }.
push-your-turn-alone = It is your turn at { $game }.

## What the host does
lobby-private = Only by the link
lobby-public = Listed at the entrance
lobby-start-bots = Fill with bots and begin
close-table = Close this table
close-title = Close this table for good?
close-text = Nobody can play on at it, and its game is not kept. A game that is being played can be closed only when no other guest has been there for five minutes.
notice-abandoned = The host has closed this table.
trouble-closed = This table was closed
trouble-closed-text = Its host has put the game away. There are others at the entrance, and you can open one of your own.
trouble-others-here = Somebody else is playing here
trouble-others-here-text = A game can be closed only when no other guest has been at the table for five minutes. You can leave at any time: your seat is kept.
trouble-not-host = Only the host does this
trouble-not-host-text = Whoever opened the table arranges it, shows or hides it, and closes it.
trouble-no-seat = You don’t sit at this table
trouble-no-seat-text = Only those who sit at a table can carry their seat to another device.
trouble-carry-bad = This link leads nowhere
trouble-carry-bad-text = Perhaps it was cut off when it was copied, or whoever made it has left the table. Ask for a new one on the other device.
trouble-carry-expired = This link is too old
trouble-carry-expired-text = A link to a seat is good for a quarter of an hour. Make a new one on the other device.
trouble-carry-used = This link was used already
trouble-carry-used-text = A link to a seat is good for one device. Make a new one on the other device.

## My games
home-none-running = None is being played at the moment.
home-finished = Finished
home-all-finished = All your games so far
home-see-again = See it again
ago-now = a moment ago
ago-minutes = { $count ->
    [one] one minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] one hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
guest-who-left = a guest who left

## The games so far
history-link = Your games so far, and what is kept of you
history-title = Your games so far
history-empty = You have not finished a game here yet. When you have, its result stands here, with your points over time and how you fare against whom.
history-begin = Play a first one
history-overview = All games
history-game = Game
history-played = Played
history-won = Won
history-place = Average place
history-shared = { $count } shared
history-all = Show all games
history-by-seats = By the number of players
history-any-seats = Any number of players
history-seats = { $seats } players ({ $played })
history-none-shown = No game of this kind yet.
history-plot = Points in { $count } games, from { $least } to { $most }
history-plot-hint = Your points, the latest game at the right. A diamond is a victory, a ring any other place.
history-numbers = The same in figures
history-day = Day
history-points = Points
history-place-of = Place
history-with = With
history-against = Against whom
history-opponent = Opponent at the table
history-guests = Other guests
history-keeping = What is kept of you
history-keeping-text = The house knows you by a cookie only. It keeps the name you gave at each table, the games you played there and, if you want to be told when it is your turn, how to reach your devices. You can take all records of your finished games with you, and you can have yourself forgotten.

# Ending it on other devices
sessions-link = Sign out all other devices …
sessions-title = Sign out all other devices?
sessions-text = Every other device that is you in this house is signed out at once: its open tables close, and it can no longer see your hand or play for you. This device stays.
sessions-links = Links that carry your seat stop working. No device is told about your turn any more until you switch that on again.
sessions-button = Sign out all others
sessions-not = Leave it as it is
sessions-ended-title = All other devices are signed out
sessions-ended-text = From now on only this device is you.
history-export = Take all records with you
forget-link = Delete everything about me …
forget-title = Delete everything about you?
forget-text = Your name and your id vanish from every table, and the cookie is removed from this device. Finished games stay, played by “a guest who left”. This can’t be undone, and nobody can find your games for you afterwards: take the records with you first if you want them.
forget-running = In games that are still being played with others a bot takes your seat; tables at which nobody else sits, and those you opened that have not begun, are closed.
forget-button = Delete everything about me
forget-not = Keep it all
forgotten-title = You are forgotten
forgotten-text = Nothing here bears your name or your id any more. You are welcome as a new guest at any time.
trouble-nothing-yet = There is nothing to take along yet
trouble-nothing-yet-text = When you have finished a game here, you can take its record with you.
