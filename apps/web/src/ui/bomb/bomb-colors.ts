/** Steps around the colour circle that never come close to one another. */
const GOLDEN_ANGLE = 137.5;

/** The colours of a bomb by its id, as tokens for an element around it; 0 is the theme's own. */
export function bombColors(id: number): Readonly<Record<`--bomb-${string}`, string>> {
  if (id === 0) return {};
  const hue = Math.round((id * GOLDEN_ANGLE) % 360);
  return {
    '--bomb-0': `hsl(${hue} 62% 58%)`,
    '--bomb-1': `hsl(${hue} 58% 30%)`,
    '--bomb-2': `hsl(${hue} 55% 15%)`,
    '--bomb-rim': `hsl(${(hue + 40) % 360} 90% 66%)`,
  };
}
