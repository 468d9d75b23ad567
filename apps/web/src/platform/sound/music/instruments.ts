import type { Instrument } from './scores.ts';

/** One note to be played: how long it is held (s), and how high it is (Hz). */
export interface Note {
  readonly seconds: number;
  readonly hertz: number;
}
/** The samples of a note, from its beginning until it has died away. Deterministic: a loop is not left to chance. */
type Play = (rate: number, note: Note) => Float32Array<ArrayBuffer>;

const TURN = 2 * Math.PI;
const saw = (turns: number): number => 2 * (turns % 1) - 1;
const triangle = (turns: number): number => 4 * Math.abs((turns % 1) - 0.5) - 1;

const fill = (rate: number, seconds: number, sampleAt: (time: number) => number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: Math.ceil(seconds * rate) }, (_, index) => sampleAt(index / rate));
/** Rises within `attack` seconds, then dies away by half every `half` seconds; silent at `end`. */
const struck = (time: number, { attack, half, end }: { attack: number; half: number; end: number }): number =>
  Math.min(1, time / attack) * 2 ** (-time / half) * Math.min(1, (end - time) / 0.02);
/** Rises, stays as long as the note is held, and lets go. */
const blown = (time: number, held: number, { attack, release }: { attack: number; release: number }): number =>
  Math.min(1, time / attack) * Math.min(1, Math.max(0, (held + release - time) / release));
/** A low-pass of one pole over samples that are there already. */
const soften = (samples: Float32Array<ArrayBuffer>, rate: number, hertz: number): Float32Array<ArrayBuffer> => {
  const share = 1 - Math.exp((-TURN * hertz) / rate);
  let level = 0;
  for (let index = 0; index < samples.length; index++) {
    level += share * ((samples[index] ?? 0) - level);
    samples[index] = level;
  }
  return samples;
};

const kalimba: Play = (rate, { hertz }) =>
  fill(
    rate,
    1.1,
    (time) =>
      Math.sin(TURN * hertz * time) * struck(time, { attack: 0.004, half: 0.16, end: 1.1 }) +
      0.14 * Math.sin(TURN * hertz * 5.4 * time) * struck(time, { attack: 0.002, half: 0.025, end: 1.1 }),
  );

const bass: Play = (rate, { seconds, hertz }) => {
  const held = Math.max(0.12, seconds * 0.85);
  const raw = fill(
    rate,
    held + 0.12,
    (time) => triangle(hertz * time) * blown(time, held, { attack: 0.012, release: 0.12 }),
  );
  return soften(raw, rate, 420);
};

const pad: Play = (rate, { seconds, hertz }) => {
  const raw = fill(
    rate,
    seconds + 0.9,
    (time) =>
      (triangle(hertz * 0.997 * time) + triangle(hertz * 1.003 * time)) *
      0.5 *
      blown(time, seconds, { attack: 0.5, release: 0.9 }),
  );
  return soften(raw, rate, 900);
};

const flute: Play = (rate, { seconds, hertz }) => {
  const held = seconds * 0.9;
  return fill(rate, held + 0.14, (time) => {
    // Vibrato sets in a little after the note.
    const phase = hertz * time + hertz * 0.0012 * Math.min(1, time / 0.3) * Math.sin(TURN * 5.2 * time);
    const breath = blown(time, held, { attack: 0.05, release: 0.14 });
    return (Math.sin(TURN * phase) + 0.18 * Math.sin(2 * TURN * phase)) * breath;
  });
};

const clarinet: Play = (rate, { seconds, hertz }) => {
  const held = seconds * 0.7;
  // Odd harmonics alone: that is what makes it woody.
  return fill(rate, held + 0.07, (time) => {
    const turn = TURN * hertz * time;
    const tone = Math.sin(turn) + Math.sin(3 * turn) * 0.3 + Math.sin(5 * turn) * 0.1;
    return tone * 0.6 * blown(time, held, { attack: 0.02, release: 0.07 });
  });
};

const pizzicato: Play = (rate, { hertz }) => {
  const raw = fill(rate, 0.45, (time) => saw(hertz * time) * struck(time, { attack: 0.004, half: 0.06, end: 0.45 }));
  return soften(soften(raw, rate, 900), rate, 1_400);
};

const shaker: Play = (rate) => {
  let state = 1;
  let before = 0;
  return fill(rate, 0.12, (time) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const noise = state / 2 ** 31;
    // The difference of two samples leaves the bright part of the noise.
    const bright = (noise - before) / 2;
    before = noise;
    return bright * struck(time, { attack: 0.012, half: 0.018, end: 0.12 });
  });
};

const wood: Play = (rate, { hertz }) =>
  fill(
    rate,
    0.12,
    (time) => Math.sin(TURN * hertz * 1.5 * time) * struck(time, { attack: 0.001, half: 0.012, end: 0.12 }),
  );

const kick: Play = (rate) =>
  fill(
    rate,
    0.3,
    (time) =>
      Math.sin(TURN * (46 * time + 2.2 * (1 - Math.exp(-26 * time)))) *
      struck(time, { attack: 0.003, half: 0.05, end: 0.3 }),
  );

const tremolo: Play = (rate, { seconds, hertz }) => {
  const raw = fill(
    rate,
    seconds + 0.1,
    (time) =>
      saw(hertz * time) *
      (0.6 + 0.4 * Math.sin(TURN * 11 * time)) *
      blown(time, seconds, { attack: 0.06, release: 0.1 }),
  );
  return soften(raw, rate, 1_000);
};

export const INSTRUMENTS: Readonly<Record<Instrument, Play>> = {
  kalimba,
  bass,
  pad,
  flute,
  clarinet,
  pizzicato,
  shaker,
  wood,
  kick,
  tremolo,
};
