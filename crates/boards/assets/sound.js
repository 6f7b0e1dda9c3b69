// The sounds of the house: wood and paper, made on the spot and never needed to play.
// They are silent unless they were asked for, and until something has been pressed: browsers want it so, and guests too.

let wanted = document.documentElement.dataset.sound === "on";
let audio = null;

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, begin, { capture: true });

function begin() {
  if (wanted) audio ??= new AudioContext();
}

/** Whether sounds are asked for. */
export function isWanted() {
  return wanted;
}

/** Asks for sounds on this page, and lets them be heard at once, or asks for silence. */
export function want(sounds) {
  if (sounds === wanted) return;
  wanted = sounds;
  if (wanted) {
    begin();
    clap(0);
    clap(0.18);
  } else {
    audio?.close();
    audio = null;
  }
}

/** What can be heard of a table: whether it is the guest's turn, whether it is over, and at which picture it is. */
export function listen(table) {
  const game = table.querySelector(".game");
  return {
    seq: table.querySelector("#board")?.dataset.seq,
    yours: Boolean(game?.querySelector(".turn[data-yours]")),
    state: game?.dataset.state,
    // A board whose script makes the sounds of its moves and turns says so.
    own: Boolean(game?.querySelector("#board [data-sounds='own']")),
  };
}

/** Lets what is new since `before` be heard. */
export function hear(before, now) {
  if (!audio || now.seq === before.seq) return;
  if (now.state === "over" && before.state === "playing") return finale();
  if (now.own) return;
  slide(0);
  if (now.yours && !before.yours) knock(0.16);
}

/** Clappers that quicken: the end of a play. */
export function finale() {
  for (const beat of [0, 0.5, 0.85, 1.1, 1.28, 1.42, 1.53, 1.62]) clap(beat);
}

/** Hyoshigi: two blocks of oak that strike each other. */
export function clap(after) {
  if (!audio) return;
  const at = audio.currentTime + after;
  for (const [pitch, loudness] of [[1_150, 0.5], [1_870, 0.35], [3_020, 0.2]]) tone(pitch, pitch, at, 0.09, loudness);
  noise(at, 0.012, 3_500, 0.4);
}

/** A drum: a skin that gives way, and the stick on it. */
export function drum(after, force) {
  if (!audio) return;
  const at = audio.currentTime + after;
  tone(130, 58, at, 0.55, 0.9 * force);
  tone(210, 90, at, 0.16, 0.4 * force);
  noise(at, 0.03, 500, 0.3 * force);
}

/** A knuckle on a wooden door, twice: somebody is expected. */
export function knock(after) {
  if (!audio) return;
  const at = audio.currentTime + after;
  for (const beat of [0, 0.13]) {
    tone(420, 330, at + beat, 0.07, 0.3);
    noise(at + beat, 0.01, 900, 0.2);
  }
}

/** Paper that slides over paper and comes to lie. */
function slide(after) {
  const at = audio.currentTime + after;
  noise(at, 0.09, 2_600, 0.12);
  noise(at + 0.07, 0.05, 1_200, 0.2);
}

function tone(from, to, at, length, loudness) {
  const voice = audio.createOscillator();
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length * 0.6);
  voice.connect(fade(at, length, loudness));
  voice.start(at);
  voice.stop(at + length);
}

function noise(at, length, pitch, loudness) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(fade(at, length, loudness));
  source.start(at);
}

function fade(at, length, loudness) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness * 0.5, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
