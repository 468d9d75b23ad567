import {
  CHECKED_TEXTS,
  type CheckedTextKind,
  GAME_LANGUAGES,
  hasLinkForms,
  SHOWN_TEXTS,
  type ShownTextKind,
} from '@syllaboom/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPublicText, showPublicText } from './public-text.ts';

const CHECKED = Object.keys(CHECKED_TEXTS) as CheckedTextKind[];
const SHOWN = Object.keys(SHOWN_TEXTS) as ShownTextKind[];
/** What is done to texts so that they look like another, turn the line, climb or hide. */
const HOSTILE = [
  '\u202e',
  '\u2066',
  '\u200b',
  '\u200d',
  '\u200c',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u0000',
  '\u2028',
  '\r\n',
  '\t',
  '\u0301',
  '\u0323',
  '\u0489',
  'e\u200b\u0301',
  'ﬁ',
  'ｆ',
  'а',
  'ο',
  '𝐟',
  'ß',
  'İ',
  'ı',
  '한',
  '\u1100\u1161',
  '👩\u200d👩\u200d👧',
  '🇩🇪',
  '\ud83d',
  'fuck',
  'f.u.c.k',
  'fυck',
  'admin',
  'https://evil.com',
  'evil。com',
  'www.',
  'discord.gg/x',
  '<b>',
  "'",
  '_',
  '-',
  ' ',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 40 })
  .map((parts) => parts.join(''));
const language = fc.constantFrom(...GAME_LANGUAGES);

/** Nothing invisible but joiners between visible letters, nothing that turns the line, no heaps of marks, one form. */
function expectClean(shown: string): void {
  expect(shown).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u);
  expect(shown).not.toMatch(/\p{M}{4}/u);
  expect(shown.normalize('NFC')).toBe(shown);
  expect(shown.trim()).toBe(shown);
}

describe('24 whatever is written', () => {
  it('is kept clean, within its length, without links and bad words, or refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHECKED), text, language, (kind, raw, spoken) => {
        const { most, least, links } = CHECKED_TEXTS[kind];
        const checked = checkPublicText(kind, raw, { language: spoken });
        if (!checked.ok) return;
        const { value } = checked;
        // User names are kept as they were signed up with: letters, digits, `_` and `-`.
        if (CHECKED_TEXTS[kind].form !== 'written') expectClean(value);
        else expect(value).toMatch(/^[\p{L}\p{Nd}_-]+$/u);
        expect([...value].length).toBeLessThanOrEqual(most);
        expect([...value].length).toBeGreaterThanOrEqual(least);
        if (links === 'any') expect(hasLinkForms(value)).toBe(false);
        if (links === 'addresses') expect(value).not.toMatch(/https?:|www\./i);
        // What was let through is let through again, as it is.
        expect(checkPublicText(kind, value, { language: spoken })).toEqual(checked);
      }),
      // A sign that no name may have, between a letter and its mark.
      { examples: [['displayName', '\u0388\u1fb3\u0e4f\u0301', 'en-US']] },
    );
  });

  it('is shown clean and within its length, and the same when it is shown again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SHOWN), text, language, (kind, raw, spoken) => {
        const shown = showPublicText(kind, raw, [spoken]);
        expectClean(shown);
        expect([...shown].length).toBeLessThanOrEqual(SHOWN_TEXTS[kind].most);
        expect(showPublicText(kind, shown, [spoken])).toBe(shown);
      }),
    );
  });
});
