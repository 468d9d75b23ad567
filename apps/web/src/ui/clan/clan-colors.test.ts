import { readFileSync } from 'node:fs';
import { CLAN_TIERS, clanTierOfLevel } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../features/settings/themes.ts';
import { colorsIn, contrast } from '../../testing/theme-colors.ts';
import { CLAN_COLORS } from './clan-colors.ts';

const INK = '#170d1c';
/** So far apart two colours are told from each other beside each other (OKLab). */
const APART = 0.08;

const linear = (hex: string): readonly [number, number, number] => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
};

/** A colour where equal distances look equal. */
function oklab(hex: string): readonly [number, number, number] {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
const distance = (one: string, other: string): number => {
  const to = oklab(other);
  return Math.hypot(...oklab(one).map((part, at) => part - (to[at] ?? 0)));
};

describe('the colours of clans', () => {
  it('change every ten levels, eleven of them, from novice to legendary [L0380 L0381]', () => {
    expect(Object.keys(CLAN_COLORS)).toEqual([...CLAN_TIERS]);
    const faceAt = (level: number) => CLAN_COLORS[clanTierOfLevel(level)].face;
    expect(faceAt(1)).toBe(CLAN_COLORS.novice.face);
    expect(faceAt(10)).toBe(faceAt(1));
    expect(faceAt(11)).not.toBe(faceAt(10));
    expect(faceAt(20)).toBe(faceAt(11));
    expect(faceAt(110)).toBe(CLAN_COLORS.legendary.face);
    expect(new Set(Array.from({ length: 110 }, (_, at) => faceAt(at + 1))).size).toBe(11);
  });

  it('are told from each other, every one from every other [L0380 L0381]', () => {
    const faces = Object.entries(CLAN_COLORS);
    for (const [at, [tier, { face }]] of faces.entries())
      for (const [other, { face: than }] of faces.slice(at + 1))
        expect.soft(distance(face, than), `${tier} and ${other}`).toBeGreaterThanOrEqual(APART);
  });

  it.each(THEMES)('can be read and seen in %s on everything that clans stand on [L0380 L0381]', (theme) => {
    const colors = colorsIn(readFileSync(new URL(`../themes/${theme}.css`, import.meta.url), 'utf8'));
    for (const [tier, { face }] of Object.entries(CLAN_COLORS)) {
      expect.soft(contrast(INK, face), `letters of ${tier}`).toBeGreaterThanOrEqual(4.5);
      for (const name of ['panel', 'panel-2', 'well']) {
        const surface = colors[name] ?? '';
        // The cloth stands out by itself, or by the ink around it.
        const seen = Math.max(contrast(face, surface), contrast(INK, surface));
        expect.soft(seen, `${tier} on ${name}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
