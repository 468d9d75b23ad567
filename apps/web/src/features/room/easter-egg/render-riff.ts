/** A galloping riff in E, one bar per row: semitones above the low E on each sixteenth, null = rest. */
const BARS: readonly (readonly (number | null)[])[] = [
  [0, null, 0, 0, 0, null, 0, 0, 3, null, 3, 3, 5, null, 3, null],
  [0, null, 0, 0, 0, null, 0, 0, 6, 6, 5, 5, 3, 3, 2, 2],
  [0, null, 0, 0, 0, null, 0, 0, 7, null, 7, 7, 8, null, 7, null],
  [5, null, 5, 5, 3, null, 3, 3, 2, 2, 1, 1, 0, null, null, null],
];
const LOW_E_HZ = 82.41;
const BEATS_PER_MINUTE = 152;
const STEPS_PER_BEAT = 4;
const STEPS = 16;

/** Length of the loop in seconds. */
export const RIFF_SECONDS = (BARS.length * STEPS * 60) / BEATS_PER_MINUTE / STEPS_PER_BEAT;

const saw = (turn: number): number => 2 * (turn % 1) - 1;

/** Two overdriven guitars on root and fifth, palm-muted: each note dies away within its step. */
const guitarAt = (semitones: number, time: number, seconds: number): number => {
  const root = LOW_E_HZ * 2 ** (semitones / 12);
  const raw = saw(root * time) + saw(root * 1.007 * time) + saw(root * 1.5 * time) * 0.8;
  return Math.tanh(raw * 3.2) * Math.exp((-5 * time) / seconds);
};
const kickAt = (time: number): number =>
  Math.sin(2 * Math.PI * (46 * time + 3.2 * (1 - Math.exp(-38 * time)))) * Math.exp(-16 * time);
const noiseAt = (time: number, decay: number): number => (Math.random() * 2 - 1) * Math.exp(-decay * time);

/** Renders the loop without an audio context, so that it can be tested anywhere. */
export function renderRiff(rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(RIFF_SECONDS * rate));
  const seconds = RIFF_SECONDS / (BARS.length * STEPS);
  for (let index = 0; index < samples.length; index++) {
    const at = index / rate;
    const step = Math.floor(at / seconds);
    const time = at - step * seconds;
    const inBar = step % STEPS;
    const note = BARS[Math.floor(step / STEPS) % BARS.length]?.[inBar] ?? null;
    let level = note === null ? 0 : guitarAt(note, time, seconds) * 0.34;
    if (note !== null) level += kickAt(time) * 0.4;
    if (inBar % 8 === 4) level += noiseAt(time, 22) * 0.34;
    if (inBar % 2 === 0) level += noiseAt(time, 90) * 0.12;
    samples[index] = Math.max(-1, Math.min(1, level));
  }
  return samples;
}
