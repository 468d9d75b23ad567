import { BOMBS, FRAMES, HEART_EFFECTS, INTERFACE_LANGUAGES, STREAKS } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { dynamicText } from '../../platform/i18n/dynamic-text.ts';
import { i18n, setLanguage } from '../../platform/i18n/i18n.ts';
import { effectMotion, knownEffect } from './effect-motions.ts';
import { loadEffectNames } from './effect-names.ts';

const EFFECTS = [
  ['streak', STREAKS],
  ['heart', HEART_EFFECTS],
] as const;
const KINDS = [['bomb', BOMBS], ['frame', FRAMES], ...EFFECTS] as const;
/** Longer ones don't fit on a card of the shop. */
const MOST_LETTERS = 24;

it.each(INTERFACE_LANGUAGES)('every cosmetic has a name of its own in %s', async (language) => {
  await setLanguage(language);
  await loadEffectNames();
  for (const [kind, list] of KINDS) {
    const names = list.map(({ id }) => dynamicText(i18n.t, `cosmetics.${kind}.${id}`));
    expect(names.filter((name) => name.startsWith('cosmetics.') || name.trim() === '')).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => [...name].length > MOST_LETTERS)).toEqual([]);
    expect(i18n.exists(`cosmetics.${kind}.${Math.max(...list.map(({ id }) => id)) + 1}`)).toBe(false);
  }
  await setLanguage('en-US');
});

it('names follow the language once they were asked for', async () => {
  await loadEffectNames();
  await setLanguage('de-DE');
  await expect.poll(() => dynamicText(i18n.t, 'cosmetics.heart.94')).toBe('Krone');
  await setLanguage('en-US');
  expect(dynamicText(i18n.t, 'cosmetics.heart.94')).toBe('Crown');
});

it.each(EFFECTS)('every %s moves, and one that nobody knows is the plain one', (kind, effects) => {
  for (const { id } of effects) {
    expect(effectMotion(kind, id)).toBeDefined();
    expect(knownEffect(kind, id)).toBe(id);
  }
  for (const id of [effects.length, -1, 0.5]) expect(knownEffect(kind, id)).toBe(0);
});
