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
