//! The help of the commands of the lab.

pub(crate) const ARENA_HELP: &str = "\
A player is named NAME:BUDGET/KEY=VALUE. NAME is a level (see 'zashiki games'), uniform,
greedy:N or pimc:N (N imagined worlds), tree:N (N iterations of tree search), or a set of
weights (see 'zashiki tune GAME --list') as in search:3200/exploration=0.5; weights that are not
named have their default, and a comma in the name of a weight is written as a semicolon. A list
shorter than the table is repeated around it. Every deal is played once from every rotation of
the players, so 800 games at four seats are 200 deals. Intervals are 95 % confidence intervals
over deals.

With --sprt the arena stops as soon as it is clear whether the first player's rating advantage is
nearer to LOW or to HIGH. With --resume every finished deal is logged to a file; the same command
continues after an interruption, and adds deals when given more games.

Examples:
  zashiki arena rinpa -p master,dealer -g 800
  zashiki arena rinpa -p master,greedy,greedy,greedy -g 800 --html arena.html
  zashiki arena rinpa -p tree:1000,pimc:100 --seats 3 -o deals=one --sprt 0:20 -g 10000
  zashiki arena rinpa -p search:500/exploration=0.4,search:500 --sprt 0:20 -g 10000
  zashiki arena rinpa -p master,dealer -g 8000 --resume long.log
  zashiki arena iki -p merchant -g 400 --report   one player on all seats: balance";

pub(crate) const LADDER_HELP: &str = "\
Every pair of players alternates around the table and plays the same deals from both sides. All
results together give each player one rating. List players from weak to strong and use --reach to
play only neighbors: fewer games, and the most informative ones. Slow players can play fewer:
tree:10000@8. With --docs the result is saved in FOLDER/ladder, and FOLDER/LADDER.md is rewritten
from everything saved there.

Examples:
  zashiki ladder rinpa                                              the levels, uniform and greedy
  zashiki ladder rinpa -p uniform,greedy,tree:100,master -g 400 --html ladder.html
  zashiki ladder rinpa -g 1000 --resume rinpa.log --docs docs";

pub(crate) const BENCH_HELP: &str = "\
For a game, each figure is the median of five runs on one core.

Examples:
  zashiki bench rinpa
  zashiki bench rinpa --seats 3 --ms 1000 --json
  zashiki bench rinpa --callgrind                  also count instructions and allocations
  zashiki bench rinpa --against ./zashiki-before   compare two builds, with ratios
  zashiki bench --all --callgrind --docs docs      every game; writes docs/BENCHMARKS.md
  zashiki bench server                             1,000 tables at 2,000 moves a second
  zashiki bench server --rate max                  clients that never wait";

pub(crate) const STUDY_HELP: &str = "\
First one player plays all seats, to show the game rather than differences between players. Then
the levels play each other on the same deals from every seat, which separates skill from luck. If
the strongest level is slow, as in Ukiyo-e, choose other levels or fewer games.

Examples:
  zashiki study rinpa
  zashiki study ukiyo-e -l stroller,collector,dealer
  zashiki study rinpa --player master -g 1000 --html study.html
  zashiki study rinpa --seats 3 -l apprentice,master --json";

pub(crate) const REVIEW_HELP: &str = "\
A seat's win chance uses only what that seat knew: worlds that agree with everything it saw are
played out by plausible players to the end of the chapter (a deal, a round, a month; four rounds
in Edo Yashiki). The level is asked for its choice at every step; where it differs, both choices
are played in the same worlds. The server shows the same on the page of a replay.

Examples:
  zashiki review evening.game
  zashiki review evening.game --worlds 1000 --html review.html
  zashiki review evening.game --level uniform --json";

pub(crate) const TUNE_HELP: &str = "\
Every game has sets of weights and a player that uses them. Each round perturbs all weights of the
set at once, each up or down at random; the two opposite perturbations play each other on the same
deals, and the weights take a step towards the winner (SPSA). Large sets need small perturbations
(--moved 0.05) and many games. Weights that evaluate positions are fitted by least squares to the
results of positions instead, in as many games as the rounds would play; or in lessons, where each
lesson plays with the weights of the one before. At the end the found weights play the start
weights on deals that were not used for tuning; they are better only if the 95 % interval of that
score lies above 50 %. Progress is printed to standard error. With --docs
the result is saved in FOLDER/tuning, and the page of the game is rewritten from everything saved
there.

Examples:
  zashiki tune ukiyo-e --list
  zashiki tune ukiyo-e -w temper --rounds 300 -g 16 --docs docs
  zashiki tune rinpa -w search --iterations 200 --rounds 200 -g 16
  zashiki tune iki -w judgment -s 4 --rounds 4 -g 1000 --found judgment-4.tsv
  zashiki tune ukiyo-e -w search -s 2 --json > ukiyo-e-2.json";

pub(crate) const EXACT_HELP: &str = "\
For variants small enough to enumerate every course of every deal. An equilibrium is computed by
counterfactual regret minimization. For every player: its value against copies of itself, the gain
of a best response (0 for an equilibrium), and its loss when all others play the equilibrium. Bots
are asked several times in each information set, to estimate how they mix actions. Interruptions
are not modeled.

Examples:
  zashiki exact rinpa -s 3 -o deck=tiny -o deals=one
  zashiki exact rinpa -s 4 -o deck=tiny -o deals=one -p uniform,greedy,tree:100 --asks 32
  zashiki exact rinpa -s 3 -o deck=tiny -o deals=one --stake points --json";

pub(crate) const EXPORT_HELP: &str = "\
JSON Lines: a heading, then for every game its record, every step with the view and legal actions
of each seat that was asked, and the result. Players move on one seat with every game.
docs/DATA.md describes every field.

Examples:
  zashiki export rinpa -p uniform -g 10000 --out games.jsonl
  zashiki export rinpa -p master,dealer -g 100 | gzip > games.jsonl.gz
  zashiki export --check games.jsonl
  gunzip < games.jsonl.gz | zashiki export --check -";
