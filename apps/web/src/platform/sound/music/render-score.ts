import { INSTRUMENTS, type Note } from './instruments.ts';
import { barSeconds, loopSeconds, type Part, type Score } from './scores.ts';

/** A loop in stereo: both sides have as many samples. */
export type Loop = readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>];
/** A note of a part, and when it begins (s). */
export type TimedNote = Note & { readonly at: number };

const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** The notes of a part, as they follow each other in one round of the loop. */
export function notesOf(score: Score, { bars }: Part): TimedNote[] {
  const notes: TimedNote[] = [];
  for (const [bar, steps] of bars.entries()) {
    const stepSeconds = barSeconds(score) / steps.length;
    for (const [index, step] of steps.entries()) {
      if (step === null || step === 'hold') continue;
      const late = index % 2 === 1 ? score.swing * stepSeconds : 0;
      let held = 1;
      while (steps[index + held] === 'hold') held++;
      const at = bar * barSeconds(score) + index * stepSeconds + late;
      const chord = typeof step === 'number' ? [step] : step;
      for (const midi of chord) notes.push({ at, seconds: held * stepSeconds, hertz: hertzOf(midi) });
    }
  }
  return notes;
}

/** Adds a note to both sides; what sounds beyond the end is heard at the beginning, so that the loop has no seam. */
function mix(
  [left, right]: Loop,
  samples: Float32Array,
  { from, gain, pan }: { from: number; gain: number; pan: number },
) {
  // Equal power: what moves to a side is as loud there.
  const angle = ((pan + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [gain * Math.cos(angle), gain * Math.sin(angle)];
  const length = left.length;
  for (let index = 0, at = from; index < samples.length; index++, at++) {
    if (at >= length) at -= length;
    const sample = samples[index] ?? 0;
    left[at] = (left[at] ?? 0) + sample * toLeft;
    right[at] = (right[at] ?? 0) + sample * toRight;
  }
}

/** Makes the root mean square of the samples the score's loudness. */
function level(loop: Loop, loudness: number): void {
  let sum = 0;
  for (const side of loop) for (const sample of side) sum += sample * sample;
  const factor = loudness / Math.sqrt(sum / (2 * loop[0].length));
  for (const side of loop) for (let index = 0; index < side.length; index++) side[index] = (side[index] ?? 0) * factor;
}

/** Renders a score to a loop; `pause` is awaited between its notes, so that the page can breathe. */
export async function renderScore(score: Score, rate: number, pause: () => Promise<void>): Promise<Loop> {
  const length = Math.round(loopSeconds(score) * rate);
  const loop: Loop = [new Float32Array(length), new Float32Array(length)];
  for (const { instrument, gain, pan, ...part } of score.parts) {
    // The same note sounds the same every time.
    const known = new Map<string, Float32Array<ArrayBuffer>>();
    for (const note of notesOf(score, { instrument, gain, pan, ...part })) {
      const key = `${note.hertz} ${note.seconds}`;
      const samples = known.get(key) ?? INSTRUMENTS[instrument](rate, note);
      known.set(key, samples);
      mix(loop, samples, { from: Math.round(note.at * rate) % length, gain, pan });
      await pause();
    }
  }
  await pause();
  level(loop, score.loudness);
  return loop;
}
