import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../features/settings/themes.ts';
import { colorsIn, contrast } from '../../testing/theme-colors.ts';

const folder = new URL('./', import.meta.url);
const colorsOf = (theme: string) => colorsIn(readFileSync(new URL(`${theme}.css`, folder), 'utf8'));
const PAIRS: readonly (readonly [string, string, number])[] = [
  ['text', 'panel', 4.5],
  ['text', 'panel-2', 4.5],
  ['text', 'well', 4.5],
  ['text', 'bg-0', 4.5],
  ['text', 'bg-1', 4.5],
  ['text-2', 'panel', 4.5],
  ['text-2', 'well', 4.5],
  ['text-2', 'panel-2', 4.5],
  ['text-2', 'bg-0', 4.5],
  ['text-2', 'bg-1', 4.5],
  ['text-3', 'well', 4.5],
  ['num', 'panel', 4.5],
  ['num', 'panel-2', 4.5],
  ['num', 'well', 4.5],
  ['bad', 'panel', 4.5],
  ['bad', 'well', 4.5],
  ['good', 'panel', 4.5],
  ['good', 'well', 4.5],
  ['info', 'panel', 3],
  ['info', 'well', 3],
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
