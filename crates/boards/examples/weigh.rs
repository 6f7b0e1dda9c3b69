//! Weighs the pages of all games: what a step costs a browser in bytes and the house in time.
//!
//! `cargo run --release -p boards --example weigh [GAME]` plays games at random and prints, for a player and for a
//! spectator, the bytes of whole pictures and of patches (median, 99th of a hundred, all of a game) as they are and
//! deflated as the server does it, the time it takes to draw a picture, to find its patch and to deflate that. With
//! `SHOW` in the environment every patch is printed, with `LEVEL` another level of compression is tried.

#[path = "../src/tests/played.rs"]
mod played;

use std::io::Write as _;
use std::time::Duration;

extern crate boards;

use boards::Lang;
use boards::patch::Patch;
use catalog::AnyGame;
use flate2::Compression;
use flate2::write::DeflateEncoder;

use self::played::Played;

/// How many games are played for each line.
const GAMES: u64 = 3;
/// What is shorter is sent as it is, and how much work goes into what is not: as the server has it.
const LEAST_DEFLATED: usize = 1024;
const LEVEL: u32 = 1;

fn main() {
    let wanted = std::env::args().nth(1);
    println!(
        "                             bytes of a picture      bytes of a patch             deflated         \
         sent    microseconds to draw     to      to"
    );
    println!(
        "game        viewer     steps     p50    p99     p50    p99    game     p50   p99    game     \
         whole   all  regions  patch deflate"
    );
    for game in catalog::games() {
        if wanted.as_deref().is_some_and(|wanted| wanted != game.name()) {
            continue;
        }
        for (viewer, seat) in [("seat A", Some(0)), ("spectator", None)] {
            weigh(*game, viewer, seat);
        }
    }
}

fn weigh(game: &dyn AnyGame, viewer: &str, seat: Option<u8>) {
    let (mut wholes, mut patches, mut sent, mut fallbacks) = (Vec::new(), Vec::new(), Vec::new(), 0);
    let [mut drawing_all, mut drawing, mut comparing, mut deflating] = [Duration::ZERO; 4];
    for number in 0..GAMES {
        let mut played = Played::new(game, Lang::En, seat, number);
        let mut last = None;
        while let Some(()) = played.advance() {
            wholes.push(timed(&mut drawing_all, || played.whole()).len());
            let new = timed(&mut drawing, || played.picture());
            if let Some(old) = &last {
                let patch = timed(&mut comparing, || Patch::between(old, &new));
                fallbacks += usize::from(patch.is_none());
                let message = patch.as_ref().map_or_else(|| new.html(), |patch| patch.json().to_string());
                patches.push(message.len());
                sent.push(timed(&mut deflating, || deflated(&message)));
                if std::env::var_os("SHOW").is_some() {
                    println!("{}", patch.as_ref().map_or("WHOLE", |patch| patch.json()));
                }
            }
            last = Some(new);
        }
    }
    let mean = |time: Duration| time.as_micros() / wholes.len() as u128;
    let [all, all_sent] = [&patches, &sent].map(|sizes| sizes.iter().sum::<usize>() / GAMES as usize);
    let steps = wholes.len() / GAMES as usize;
    let [draw_all, draw, diff, deflate] = [drawing_all, drawing, comparing, deflating].map(mean);
    let [[whole, whole_high], [patch, patch_high], [little, little_high]] =
        [&mut wholes, &mut patches, &mut sent].map(|sizes| ranks(sizes));
    println!(
        "{:11} {viewer:9} {steps:6} {whole:7} {whole_high:6} {patch:7} {patch_high:6} {all:7} {little:7} {little_high:5} \
         {all_sent:7} {fallbacks:9} {draw_all:5} {draw:8} {diff:6} {deflate:7}",
        game.name(),
    );
}

/// How many bytes of a message are sent.
fn deflated(message: &str) -> usize {
    if message.len() < LEAST_DEFLATED {
        return message.len();
    }
    let level = std::env::var("LEVEL").ok().and_then(|level| level.parse().ok()).unwrap_or(LEVEL);
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::new(level));
    encoder.write_all(message.as_bytes()).expect("a vector takes everything");
    encoder.finish().expect("a vector takes everything").len()
}

/// Does something and adds the time that it takes.
fn timed<T>(time: &mut Duration, work: impl FnOnce() -> T) -> T {
    let start = cpu_time();
    let result = work();
    *time += cpu_time() - start;
    result
}

/// The middle one, and the one that one in a hundred exceeds.
fn ranks(sizes: &mut [usize]) -> [usize; 2] {
    sizes.sort_unstable();
    [50, 99].map(|percent| sizes.get((sizes.len() * percent / 100).min(sizes.len() - 1)).copied().unwrap_or(0))
}

/// The time that this thread has been on a processor: other programs do not count.
fn cpu_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(stat.split(' ').next().and_then(|time| time.parse().ok()).unwrap_or(0))
}
