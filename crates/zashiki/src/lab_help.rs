//! The help of the commands of the lab.

pub(crate) const ARENA_HELP: &str = "\
Players are levels (see 'zashiki games') or the plain players of research: uniform, greedy, pimc:N
(N imagined worlds), tree:N (N iterations of tree search). Whoever goes by other weights than the
house is named by what differs: SET:N/WEIGHT=NUMBER/... (see 'zashiki tune GAME --list'; N is how
much it thinks; a comma in the name of a weight is written as a semicolon). A list shorter than
the table is repeated around it. Every deal is played once from every rotation of the players, so
800 games at four seats are 200 deals. Intervals are 95 % over deals.

With --sprt the arena ends as soon as it is clear whether the first player's rating is nearer to
LOW or to HIGH above the others. With --resume every finished deal is kept in a file; the same
command goes on where it was interrupted, and with more games it adds to what is there.

Examples:
  zashiki arena rinpa -p master,dealer -g 800
  zashiki arena rinpa -p master,greedy,greedy,greedy -g 800 --html arena.html
  zashiki arena rinpa -p tree:1000,pimc:100 --seats 3 -o deals=one --sprt 0:20 -g 10000
  zashiki arena rinpa -p search:500/exploration=0.4,search:500 --sprt 0:20 -g 10000
  zashiki arena rinpa -p master,dealer -g 8000 --resume long.log
  zashiki arena iki -p merchant -g 400 --report   one player on all seats: the balance of the game";

pub(crate) const LADDER_HELP: &str = "\
Every two players sit in turn around the table and play the same deals from both sides. All
results together make one rating for each player. Named from weak to strong and with --reach,
players only meet those near them: fewer games, and those that tell most. Whoever takes long can
play fewer: tree:10000@8. With --docs the result is kept in FOLDER/ladder, and FOLDER/LADDER.md is
written anew from all that is kept there.

Examples:
  zashiki ladder rinpa                                              the levels, uniform and greedy
  zashiki ladder rinpa -p uniform,greedy,tree:100,master -g 400 --html ladder.html
  zashiki ladder rinpa -g 1000 --resume rinpa.log --docs docs";

pub(crate) const BENCH_HELP: &str = "\
Of a game, each figure is the median of five runs on one core.

Examples:
  zashiki bench rinpa
  zashiki bench rinpa --seats 3 --ms 1000 --json
  zashiki bench rinpa --callgrind                  count instructions and allocations, too
  zashiki bench rinpa --against ./zashiki-before   two programs in turn, with ratios
  zashiki bench --all --callgrind --docs docs      every game; writes docs/BENCHMARKS.md
  zashiki bench server                             1,000 tables at 2,000 moves a second
  zashiki bench server --rate max                  guests who never pause";

pub(crate) const STUDY_HELP: &str = "\
One player plays on all seats, so that what is seen is the game and not the players; then the
levels play each other on the same deals from every seat, which tells skill from luck. Where the
best of them thinks long, as in Ukiyo-e, that takes most of the time: name others, or fewer games.

Examples:
  zashiki study rinpa
  zashiki study ukiyo-e -l stroller,collector,dealer
  zashiki study rinpa --player master -g 1000 --html study.html
  zashiki study rinpa --seats 3 -l apprentice,master --json";

pub(crate) const REVIEW_HELP: &str = "\
The chance of a seat is what it could know itself: worlds that agree with all it saw and heard are
played on by plausible players to the end of the chapter (a deal, a round, a month), in Edo
Yashiki of four. The level is asked what it would have done in each place; where it would have
done something else, both are played in the same worlds. The house shows the same on the page of
a replay.

Examples:
  zashiki review evening.game
  zashiki review evening.game --worlds 1000 --html review.html
  zashiki review evening.game --level uniform --json";

pub(crate) const TUNE_HELP: &str = "\
Every game has sets of weights, and a player who goes by them. In every round all weights of the
set are moved at once, each up or down by the toss of a coin; the player moved one way plays the
player moved the other way on the same deals, and the weights take a step towards whoever did
better. Many weights at once want small moves (--moved 0.05) and many games. Weights that say what
to expect of a position are instead fitted by least squares to what became of positions, in as
many games as the rounds would have; or in lessons, in each of which players go by what the
lessons before have found. At the end what was found plays what it began with, on deals that
nothing was learnt from. Every round is told on standard error. With --docs the result is kept in
FOLDER/tuning, and the page of the game is written anew from all that is kept there.

Examples:
  zashiki tune ukiyo-e --list
  zashiki tune ukiyo-e -w temper --rounds 300 -g 16 --docs docs
  zashiki tune rinpa -w search --iterations 200 --rounds 200 -g 16
  zashiki tune iki -w judgment -s 4 --rounds 4 -g 1000 --found judgment-4.tsv
  zashiki tune ukiyo-e -w search -s 2 --json > ukiyo-e-2.json";

pub(crate) const EXACT_HELP: &str = "\
For variants that are so small that every course of every deal can be written down. An equilibrium
is found by counterfactual regret minimization. For every player: what it gets among its like, how
much more the best answer to it gets (0 for an equilibrium), and what it loses where all others
play the equilibrium. Bots are asked several times for everything that a seat can know, to see how
they mix their actions. Nobody cuts in.

Examples:
  zashiki exact rinpa -s 3 -o deck=tiny -o deals=one
  zashiki exact rinpa -s 4 -o deck=tiny -o deals=one -p uniform,greedy,tree:100 --asks 32
  zashiki exact rinpa -s 3 -o deck=tiny -o deals=one --stake points --json";

pub(crate) const EXPORT_HELP: &str = "\
JSON Lines: a heading, then for every game its record, every step with what each seat that was
asked saw and could do, and the result. The players move on one seat with every game. docs/DATA.md
describes every field.

Examples:
  zashiki export rinpa -p uniform -g 10000 --out games.jsonl
  zashiki export rinpa -p master,dealer -g 100 | gzip > games.jsonl.gz
  zashiki export --check games.jsonl
  gunzip < games.jsonl.gz | zashiki export --check -";
