/** A point of a curve: where it lies on the axis below, and how high. */
export type ChartPoint = readonly [x: number, y: number];
/** How a curve goes from point to point: straight, or staying until the next one. */
export type ChartShape = 'line' | 'steps';

export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** From left to right. */
  readonly points: readonly ChartPoint[];
}

/** Distances between the marks of an axis that counts seconds. */
export const TIME_STEPS = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200] as const;

/** The least of 1, 2, 5, 10, 20 … that is no shorter. */
function roundStep(least: number): number {
  if (least <= 0) return 1;
  const decade = 10 ** Math.floor(Math.log10(least));
  return (decade * ([1, 2, 5].find((one) => one * decade >= least * (1 - 1e-9)) ?? 10)) as number;
}

/**
 * Marks of an axis from `least` to `most`, at most `wanted` distances, at round numbers: multiples of one of `steps`, or of
 * 1, 2, 5, 10 … The first lies at or below `least`, the last at or above `most`, so that the curve keeps within.
 */
export function axisMarks(least: number, most: number, wanted: number, steps?: readonly number[]): number[] {
  // A single value gets some room, too.
  const span = most > least ? most - least : Math.max(1, Math.abs(most) / 10);
  const start = (step: number) => Math.floor(least / step + 1e-9);
  const end = (step: number) => Math.max(start(step) + 1, Math.ceil(most / step - 1e-9));
  const fits = (step: number) => end(step) - start(step) <= wanted;
  let step = steps?.find(fits) ?? roundStep(span / wanted);
  while (!fits(step)) step = roundStep(step * 1.5);
  const first = start(step);
  // Multiplying keeps 0.1 + 0.2 out of the labels.
  return Array.from({ length: end(step) - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** Marks of an axis that begins at `least` and ends at `most` exactly: round numbers within. */
export const marksWithin = (least: number, most: number, wanted: number, steps?: readonly number[]): number[] =>
  axisMarks(least, most, wanted, steps).filter((mark) => mark >= least && mark <= most);

/** How high a curve is at a place; null before it begins, and for a straight one after it ends. */
export function valueAt(points: readonly ChartPoint[], x: number, shape: ChartShape): number | null {
  const after = points.findIndex(([at]) => at > x);
  const before = points[(after === -1 ? points.length : after) - 1];
  if (before === undefined) return null;
  if (shape === 'steps' || before[0] === x) return before[1];
  const next = after === -1 ? undefined : points[after];
  if (next === undefined) return null;
  return before[1] + ((next[1] - before[1]) * (x - before[0])) / (next[0] - before[0]);
}

/** Every place at which one of the curves has a point, from left to right. */
export const placesOf = (series: readonly ChartSeries[]): number[] =>
  [...new Set(series.flatMap(({ points }) => points.map(([x]) => x)))].sort((a, b) => a - b);

/** The index of the place that lies nearest. */
export function nearestPlace(places: readonly number[], x: number): number {
  let best = 0;
  for (const [at, place] of places.entries()) if (Math.abs(place - x) < Math.abs((places[best] ?? 0) - x)) best = at;
  return best;
}

/** The way of the pen, in the units that `toX` and `toY` give. */
export function drawCurve(
  points: readonly ChartPoint[],
  shape: ChartShape,
  toX: (x: number) => number,
  toY: (y: number) => number,
): string {
  const write = (value: number) => String(Math.round(value * 10) / 10);
  return points
    .map(([x, y], at) => {
      if (at === 0) return `M${write(toX(x))} ${write(toY(y))}`;
      return shape === 'steps' ? `H${write(toX(x))}V${write(toY(y))}` : `L${write(toX(x))} ${write(toY(y))}`;
    })
    .join('');
}
