/** Outlines as path data. Pictures of bombs have their middle here and about this radius. */
export const MIDDLE = { x: 130, y: 158, r: 101 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Numbers as short as the eye needs them. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${short(cx - rx)} ${short(cy)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0z`;
export const circle = (cx: number, cy: number, r: number): string => ellipse(cx, cy, r, r);

/** A rectangle with round corners around its middle. */
export function box(cx: number, cy: number, width: number, height: number, radius = 0): string {
  const [x, y, r] = [cx - width / 2, cy - height / 2, Math.min(radius, width / 2, height / 2)];
  const arc = (dx: number, dy: number) => `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}`;
  return `M${short(x + r)} ${short(y)}h${short(width - 2 * r)}${arc(r, r)}v${short(height - 2 * r)}${arc(-r, r)}h${short(2 * r - width)}${arc(-r, -r)}v${short(2 * r - height)}${arc(r, -r)}z`;
}

/** Straight lines from point to point, closed. */
export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;

/** The same with its corners cut round. */
export function softPolygon(radius: number, ...corners: readonly (readonly [number, number])[]): string {
  const toward = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): Point => {
    const part = Math.min(0.5, radius / Math.hypot(bx - ax, by - ay));
    return { x: ax + (bx - ax) * part, y: ay + (by - ay) * part };
  };
  return `${corners
    .map((corner, index) => {
      const before = corners.at(index - 1) ?? corner;
      const after = corners[(index + 1) % corners.length] ?? corner;
      const [enter, leave] = [toward(corner, before), toward(corner, after)];
      return `${index === 0 ? 'M' : 'L'}${at(enter)}Q${at({ x: corner[0], y: corner[1] })} ${at(leave)}`;
    })
    .join('')}z`;
}

/** A smooth closed line through points. */
export function smooth(points: readonly Point[]): string {
  const count = points.length;
  const point = (index: number): Point => points[((index % count) + count) % count] ?? { x: 0, y: 0 };
  let d = `M${at(point(0))}`;
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    d += `C${at(first)} ${at(second)} ${at(to)}`;
  }
  return `${d}z`;
}

/** The same through corners. */
export const through = (corners: readonly (readonly [number, number])[]): string =>
  smooth(corners.map(([x, y]) => ({ x, y })));

interface Round {
  readonly cx?: number;
  readonly cy?: number;
  /** How many points go around. */
  readonly steps?: number;
  readonly sharp?: boolean;
}

/** A closed line around a middle: how far it is away for each part (0–1, clockwise from the top) of the way round. */
export function around(radius: (part: number, step: number) => number, options: Round = {}): string {
  const { cx = MIDDLE.x, cy = MIDDLE.y, steps = 48, sharp = false } = options;
  const points = Array.from({ length: steps }, (_, step): Point => {
    const angle = (step / steps) * 2 * Math.PI;
    const away = radius(step / steps, step);
    return { x: cx + Math.sin(angle) * away, y: cy - Math.cos(angle) * away };
  });
  return sharp ? polygon(...points.map(({ x, y }) => [x, y] as const)) : smooth(points);
}

/** Points outwards and inwards in turn: stars, spikes, cogs of a flower. */
export const spikes = (count: number, outer: number, inner: number, options: Round = {}): string =>
  around((_, step) => (step % 2 === 0 ? outer : inner), { sharp: true, ...options, steps: count * 2 });

/** A wheel with teeth. */
export function cog(cx: number, cy: number, outer: number, inner: number, teeth: number): string {
  const points: [number, number][] = [];
  for (let tooth = 0; tooth < teeth; tooth++)
    for (const [part, away] of [
      [-0.3, inner],
      [-0.2, outer],
      [0.2, outer],
      [0.3, inner],
    ] as const) {
      const angle = ((tooth + part) / teeth) * 2 * Math.PI;
      points.push([cx + Math.sin(angle) * away, cy - Math.cos(angle) * away]);
    }
  return softPolygon(5, ...points);
}

/** A heart around its middle. */
export const heart = (cx: number, cy: number, size: number): string => {
  const u = (value: number) => short(value * size);
  return `M${short(cx)} ${short(cy + size * 0.9)}c${u(-1.5)} ${u(-0.9)} ${u(-1.25)} ${u(-2)} ${u(-0.55)} ${u(-1.9)} ${u(0.35)} ${u(0)} ${u(0.5)} ${u(0.3)} ${u(0.55)} ${u(0.5)} ${u(0.05)} ${u(-0.2)} ${u(0.2)} ${u(-0.5)} ${u(0.55)} ${u(-0.5)} ${u(0.7)} ${u(-0.1)} ${u(0.95)} ${u(1)} ${u(-0.55)} ${u(1.9)}z`;
};

/** A drop that hangs: its point is above. */
export const drop = (cx: number, cy: number, size: number): string => {
  const u = (value: number) => short(value * size);
  return `M${short(cx)} ${short(cy - size * 1.2)}c${u(0.5)} ${u(0.7)} ${u(0.85)} ${u(1)} ${u(0.85)} ${u(1.4)}a${u(0.85)} ${u(0.8)} 0 0 1 ${u(-1.7)} 0c0 ${u(-0.4)} ${u(0.35)} ${u(-0.7)} ${u(0.85)} ${u(-1.4)}z`;
};

/** A tongue of fire that stands on its foot. */
export const flame = (cx: number, foot: number, width: number, height: number): string => {
  const [w, h] = [(value: number) => short(value * width), (value: number) => short(value * height)];
  return `M${short(cx)} ${short(foot)}c${w(-0.7)} 0 ${w(-0.75)} ${h(-0.45)} ${w(-0.3)} ${h(-0.65)}c${w(0.02)} ${h(0.14)} ${w(0.1)} ${h(0.16)} ${w(0.16)} ${h(0.1)}c${w(-0.06)} ${h(-0.2)} ${w(0.06)} ${h(-0.38)} ${w(0.2)} ${h(-0.45)}c${w(0)} ${h(0.2)} ${w(0.5)} ${h(0.32)} ${w(0.5)} ${h(0.66)}c0 ${h(0.2)} ${w(-0.2)} ${h(0.34)} ${w(-0.56)} ${h(0.34)}z`;
};

/** A run of numbers between 0 and 1 that is the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Places that keep away from one another, in a disc. */
export function scatter(seed: number, count: number, radius = 92, middle: Point = MIDDLE): readonly Point[] {
  const roll = dice(seed);
  const found: Point[] = [];
  for (let index = 0; index < count; index++) {
    let best: Point = middle;
    let farthest = -1;
    for (let attempt = 0; attempt < 12; attempt++) {
      const [angle, away] = [roll() * 2 * Math.PI, Math.sqrt(roll()) * radius];
      const candidate = { x: middle.x + Math.cos(angle) * away, y: middle.y + Math.sin(angle) * away };
      const least = Math.min(...found.map((other) => Math.hypot(other.x - candidate.x, other.y - candidate.y)), 999);
      if (least > farthest) [best, farthest] = [candidate, least];
    }
    found.push(best);
  }
  return found;
}
