import { PROMPTS } from '@syllaboom/engine';

/** Range of words per prompt around a value: 30 % less to 60 % more. */
export const rangeAround = (wpp: number): readonly [number, number] => [
  Math.round(wpp * PROMPTS.rangeBelow),
  Math.round(wpp * PROMPTS.rangeAbove),
];

/** Where the slider of words per prompt stands; "automatic" counts as the end of the scale. */
export const displayedWpp = (wpp: number): number => (wpp < 0 ? PROMPTS.mostSetting : wpp);

/** How a setting of words per prompt reads. A range kind that nobody knows shows ERROR with the value. */
export function describeWpp(wpp: number, kind: number, upper: number, auto: string): string {
  if (wpp < 0) return auto;
  const [low, high] = rangeAround(wpp);
  switch (kind) {
    case 0:
    case 1:
      return `≥ ${wpp}`;
    case 2:
      return `≤ ${wpp}`;
    case 3:
      return upper > 0 ? `${wpp}–${upper}` : `${low}–${high}`;
    default:
      return `ERROR ${kind}`;
  }
}
