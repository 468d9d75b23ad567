import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../features/settings/themes.ts';

const folder = new URL('./', import.meta.url);
const colorsOf = (theme: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(new URL(`${theme}.css`, folder), 'utf8').matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [
      match[1],
      match[2],
    ]),
  );

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const PAIRS: readonly (readonly [string, string, number])[] = [
  ['text', 'panel', 4.5],
  ['text', 'panel-2', 4.5],
  ['text', 'well', 4.5],
  ['text', 'bg-0', 4.5],
  ['text', 'bg-1', 4.5],
  ['text-2', 'panel', 4.5],
  ['text-2', 'well', 4.5],
  ['text-3', 'well', 4.5],
  ['num', 'panel', 4.5],
  ['bad', 'panel', 4.5],
  ['good', 'panel', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent-2', 'accent-2', 4.5],
  ['tile-ink', 'tile', 7],
];

describe('the themes', () => {
  it('are the thirteen of the seeds, a file each [R0571]', () => {
    expect(THEMES).toHaveLength(13);
    expect(
      readdirSync(folder)
        .filter((file) => file.endsWith('.css') && file !== 'index.css')
        .sort(),
    ).toEqual(THEMES.map((theme) => `${theme}.css`).sort());
  });
  it.each(THEMES)('%s names every colour that the default theme names', (theme) => {
    expect(Object.keys(colorsOf(theme)).sort()).toEqual(Object.keys(colorsOf('default')).sort());
  });
  it.each(THEMES)('%s can be read', (theme) => {
    const colors = colorsOf(theme);
    for (const [front, back, least] of PAIRS)
      expect
        .soft(contrast(colors[front] ?? '', colors[back] ?? ''), `${front} on ${back}`)
        .toBeGreaterThanOrEqual(least);
  });
  it('crimson reaches AAA for its texts', () => {
    const colors = colorsOf('crimson');
    for (const front of ['text', 'text-2', 'text-3', 'num'])
      expect(contrast(colors[front] ?? '', colors.panel ?? '')).toBeGreaterThanOrEqual(7);
  });
});
