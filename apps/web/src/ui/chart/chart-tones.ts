/** How the curves of a chart differ beside their colour: the dashes of the line and the shape of its points. */
const DASHES = [undefined, '11 7', '2.5 7', '15 6 2.5 6', '6 5'] as const;
const SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const;

/** Curves that can be told apart by colour; further ones repeat colours with other dashes and shapes. */
export const TONES = 6;
export const toneOf = (index: number): number => index % TONES;
export const dashOf = (index: number): string | undefined => DASHES[index % DASHES.length];

const MARKERS: Record<(typeof SHAPES)[number], string> = {
  circle: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  square: 'M-4.5-4.5h9v9h-9z',
  triangle: 'M0-6L6 4.5H-6z',
  diamond: 'M0-6.5L6 0L0 6.5L-6 0z',
};
export const markerOf = (index: number): string => MARKERS[SHAPES[index % SHAPES.length] ?? 'circle'];
