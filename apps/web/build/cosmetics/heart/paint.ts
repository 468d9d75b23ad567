import type { Palette } from '../effects/palettes.ts';
import type { Ground } from '../picture-set.ts';

/** Ink of what is drawn on a body: eyes, seeds, letters. */
export const INK = '#170d1c';
/** The line of a lost life: light on dark plates, ink on light ones. */
const LOST = { dark: '#e2daec', light: '#2a1420', contrast: '#ffffff' } as const;

/** Lives are small: their halo is clearer than that of other pictures. */
const CLEARER = 0.25;

/** One motif: everything that belongs to its outline, and what is drawn on it. */
export interface Shape {
  /** Behind the body, in the second colour. */
  readonly back?: readonly string[];
  readonly body: readonly string[];
  /** Before the body, in the second colour. */
  readonly front?: readonly string[];
  /** Lines of ink on it. */
  readonly lines?: string;
  readonly marks?: (colors: Palette) => string;
}

export const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
export const line = (d: string, width = 3, color: string = INK): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const paths = (list: readonly string[]): string => list.map((d) => `<path d="${d}"/>`).join('');
const edge = (list: readonly string[], width: number, color: string, opacity = 1): string =>
  `<g fill="${color}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}>${paths(list)}</g>`;
const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 74 74" width="74" height="74">${inner}</svg>`;
const outlineOf = ({ back = [], body, front = [] }: Shape): readonly string[] => [...back, ...body, ...front];

/** Light from above, shade at the foot: what makes a flat form a toy. */
const lit = (list: readonly string[], { hi, base, lo }: Palette): string =>
  `<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="4" y2="60"><stop stop-color="${hi}"/>` +
  `<stop offset=".45" stop-color="${base}"/><stop offset="1" stop-color="${lo}"/></linearGradient></defs>` +
  `<g fill="url(#g)">${paths(list)}</g>`;

/** A life that is there. */
export function drawShape(shape: Shape, colors: Palette, { ink, halo }: Ground): string {
  const { back = [], front = [] } = shape;
  return svg(
    [
      edge(outlineOf(shape), 6 + halo.width, halo.color, Math.min(1, halo.opacity + CLEARER)),
      edge([...back, ...shape.body], 6, ink),
      `<g fill="${colors.second}">${paths(back)}</g>`,
      back.length > 0 ? edge(shape.body, 5, ink) : '',
      lit(shape.body, colors),
      shape.marks?.(colors) ?? '',
      front.length > 0 ? `${edge(front, 5, ink)}<g fill="${colors.second}">${paths(front)}</g>` : '',
      shape.lines ? line(shape.lines) : '',
    ].join(''),
  );
}

/** The same life lost: its outline alone, with nothing in it. */
export function drawLost(shape: Shape, { ink, theme }: Ground): string {
  const all = outlineOf(shape);
  const hollow = `<mask id="m" maskUnits="userSpaceOnUse" x="-5" y="-5" width="74" height="74"><rect x="-5" y="-5" width="74" height="74" fill="#fff"/>${paths(all)}</mask>`;
  const edged = theme === 'light' ? '' : edge(all, 12, ink);
  return svg(`<defs>${hollow}</defs><g mask="url(#m)">${edged}${edge(all, 8, LOST[theme])}</g>`);
}
