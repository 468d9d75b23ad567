import type { PlayerMatchStats } from '@syllaboom/contracts';
import type { ChartPoint } from '../../../ui/chart/chart-scale.ts';

type Timeline = NonNullable<PlayerMatchStats['timeline']>;

/** Words of this time count together: fewer make the curve jump, more make it flat. */
const WINDOW_SECONDS = 60;
/** In a match's first moments one word is no speed yet. */
const LEAST_WINDOW_SECONDS = 15;
/** A curve has about so many points, at least this far apart. */
const POINTS = 40;
const LEAST_STEP_SECONDS = 5;
const SECONDS_PER_MINUTE = 60;

/** Words per minute over a match: at each point the words of the last minute. */
export function speedCurve({ wordsAt }: Timeline, seconds: number): ChartPoint[] {
  const step = Math.max(LEAST_STEP_SECONDS, Math.ceil(seconds / POINTS / LEAST_STEP_SECONDS) * LEAST_STEP_SECONDS);
  const places = Array.from({ length: Math.floor(seconds / step) + 1 }, (_, at) => at * step);
  if (places.at(-1) !== seconds) places.push(seconds);
  return places.map((now) => {
    const words = wordsAt.filter((at) => at <= now && at > now - WINDOW_SECONDS).length;
    const passed = Math.min(WINDOW_SECONDS, Math.max(LEAST_WINDOW_SECONDS, now));
    return [now, now === 0 ? 0 : Math.round((words * SECONDS_PER_MINUTE * 10) / passed) / 10];
  });
}

/** Hearts over a match, up to its end; of several changes within a second the last counts. */
export function heartsCurve({ hearts }: Timeline, seconds: number): ChartPoint[] {
  const last = new Map<number, number>();
  for (const [at, left] of hearts) last.set(Math.min(at, seconds), left);
  const points = [...last].sort(([a], [b]) => a - b);
  const end = points.at(-1);
  return end === undefined || end[0] === seconds ? points : [...points, [seconds, end[1]]];
}

/** The names and counts of `animals:3,rivers:1`, most words first. */
export const readCategories = (text: string): { readonly name: string; readonly count: number }[] =>
  text
    .split(',')
    .flatMap((part) => {
      const [name = '', count = ''] = part.split(':');
      return name === '' ? [] : [{ name, count: Number(count) || 0 }];
    })
    .sort((a, b) => b.count - a.count);
