/** How a number runs through one turn of an animation: keys of a time from 0 to 1 and a value, and how it goes from one to the next. */
export interface Track {
  readonly keys: readonly (readonly [at: number, value: number])[];
  readonly ease: 'soft' | 'even' | 'step';
}

type Keys = Track['keys'];
type Key = Keys[number];

export const soft = (...keys: Keys): Track => ({ keys, ease: 'soft' });
export const even = (...keys: Keys): Track => ({ keys, ease: 'even' });
export const step = (...keys: Keys): Track => ({ keys, ease: 'step' });

/** Back and forth, so many times a turn; begins in the middle of its way. */
export function swing(reach: number, times = 1, middle = 0): Track {
  const keys: Key[] = [[0, middle]];
  for (let n = 0; n < times * 2; n++) keys.push([(n + 0.5) / (times * 2), middle + (n % 2 === 0 ? reach : -reach)]);
  return soft(...keys, [1, middle]);
}

/** From one value to another and back, so many times a turn. */
export function beat(from: number, to: number, times = 1): Track {
  const keys: Key[] = [];
  for (let n = 0; n < times; n++) keys.push([n / times, from], [(n + 0.5) / times, to]);
  return soft(...keys, [1, from]);
}

/** Rests, jumps to a value in the part of the turn between two times, and rests again. */
export const jump = (from: number, to: number, start: number, end: number): Track =>
  soft([0, from], [start, from], [(start + end) / 2, to], [end, from], [1, from]);

/** The same track, begun later in the turn. */
export function later(track: Track, by: number): Track {
  const shift = ((by % 1) + 1) % 1;
  if (shift === 0) return track;
  const moved = track.keys.map(([at, value]): Key => [(at + shift) % 1, value]).filter(([at]) => at > 0);
  const start = valueAt(track, 1 - shift);
  return { ...track, keys: [[0, start], ...moved.toSorted(([one], [other]) => one - other), [1, start]] };
}

/** What the number is at a time of the turn. */
export function valueAt({ keys, ease }: Track, at: number): number {
  const next = keys.findIndex(([time]) => time > at);
  if (next < 0) return keys.at(-1)?.[1] ?? 0;
  const [[from, start] = [0, 0], [to, end] = [1, 0]] = [keys[Math.max(0, next - 1)], keys[next]];
  if (ease === 'step' || to === from) return start;
  const part = Math.max(0, (at - from) / (to - from));
  return start + (end - start) * (ease === 'soft' ? part * part * (3 - 2 * part) : part);
}
