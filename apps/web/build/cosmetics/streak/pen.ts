import type { Ground } from '../picture-set.ts';

/** Draws forms in one set of colours, all with the game's line around them. */
export interface Pen {
  readonly solid: (d: string) => string;
  /** In the second colour. */
  readonly other: (d: string) => string;
  readonly ink: (d: string, width?: number) => string;
  readonly shine: (d: string) => string;
  /** In white, without a line. */
  readonly dot: (d: string) => string;
  /** A line of the first colour with an edge. */
  readonly stroke: (d: string, width: number) => string;
}

export interface StreakColors {
  readonly base: string;
  readonly second: string;
}

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
const drawn = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${ROUND}/>`;
/** How thick the game's line is around a form. */
const LINE = 5;

export function makePen({ base, second }: StreakColors, ink: string): Pen {
  const filled = (color: string) => (d: string) =>
    `<path d="${d}" fill="${color}" stroke="${ink}" stroke-width="${LINE}" paint-order="stroke" ${ROUND}/>`;
  return {
    solid: filled(base),
    other: filled(second),
    ink: (d, width = 2) => drawn(d, ink, width),
    shine: (d) => drawn(d, '#fff', 2.2),
    dot: (d) => `<path d="${d}" fill="#fff"/>`,
    stroke: (d, width) => drawn(d, ink, width + 4) + drawn(d, base, width),
  };
}

/** Draws nothing but the silhouettes, wider by a halo: they lie behind everything, so that no halo falls on a neighbour. */
export function makeHaloPen({ color, width }: Ground['halo']): Pen {
  const solid = (d: string) => drawn(d, color, LINE + width);
  return {
    solid,
    other: solid,
    ink: () => '',
    shine: () => '',
    dot: () => '',
    stroke: (d, own) => drawn(d, color, own + LINE + width),
  };
}
