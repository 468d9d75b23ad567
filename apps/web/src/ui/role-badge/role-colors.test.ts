import { readFileSync } from 'node:fs';
import { MEMBER_ICONS, ROLES } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../features/settings/themes.ts';
import { colorsIn, contrast, isLight } from '../../testing/theme-colors.ts';
import { MEMBER_ICON_ART } from './member-icon-art.ts';
import { ROLE_COLORS, roleColor } from './role-colors.ts';

const sheetOf = (theme: string): string => readFileSync(new URL(`../themes/${theme}.css`, import.meta.url), 'utf8');

describe('the colours of roles', () => {
  it('are gold for 7, 99 and supporters with an icon, red for 10, plain for 0 and for unknown types [S0056 S0057]', () => {
    expect(roleColor(99)).toBe(roleColor(7));
    expect(roleColor(71_003)).toBe(roleColor(7));
    expect([roleColor(0), roleColor(42)]).toEqual([undefined, undefined]);
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt((ROLE_COLORS[10]?.light ?? '').slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThan(3 * Math.max(green ?? 0, blue ?? 0));
  });
  it('are there for every role but none', () => {
    expect(ROLES.filter(({ id }) => id !== 0 && !ROLE_COLORS[id])).toEqual([]);
  });
  it.each(THEMES)('can be read in %s on everything that names stand on [S0057]', (theme) => {
    const sheet = sheetOf(theme);
    const colors = colorsIn(sheet);
    for (const [id, color] of Object.entries(ROLE_COLORS))
      for (const surface of ['panel', 'well'])
        expect
          .soft(contrast(isLight(sheet) ? color.light : color.dark, colors[surface] ?? ''), `${id} on ${surface}`)
          .toBeGreaterThanOrEqual(4.5);
  });
});

describe('member icons', () => {
  it('have a picture of their own each [R0035 R0170]', () => {
    expect(Object.keys(MEMBER_ICON_ART).map(Number)).toEqual(MEMBER_ICONS);
    expect(new Set(Object.values(MEMBER_ICON_ART)).size).toBe(52);
  });
});
