import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKED_TEXTS, type CheckedTextKind, SHOWN_TEXTS } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { checkPublicText, type PublicTextRefusal, showPublicText } from './public-text.ts';

const judge = (kind: CheckedTextKind, raw: string, more: object = {}): string => {
  const checked = checkPublicText(kind, raw, { language: 'en-US', ...more });
  return checked.ok ? checked.value : checked.refusal;
};

describe('a text that others read', () => {
  it.each<[CheckedTextKind, string, PublicTextRefusal]>([
    ['username', 'ab', 'tooShort'],
    ['username', '   ', 'tooShort'],
    ['username', 'x'.repeat(17), 'tooLong'],
    ['username', 'an na', 'letters'],
    ['username', 'an\u200bna', 'letters'],
    ['username', '\u202eanna', 'letters'],
    ['username', 'anna\u0301\u0301', 'letters'],
    ['username', 'evil.com', 'letters'],
    ['username', 'аdmin', 'reserved'],
    ['username', 'Fuck_You', 'badWords'],
    ['displayName', 'a\u200b\u202eb', 'tooShort'],
    ['displayName', '!?!?!', 'tooShort'],
    ['displayName', 'Moderator Anna', 'reserved'],
    ['displayName', 'fück you', 'badWords'],
    ['statusWord', 'arschloch', 'badWords'],
    ['about', 'x'.repeat(126), 'tooLong'],
    ['about', 'see ｅｖｉｌ．ｃｏｍ', 'links'],
    ['about', 'f u c k', 'badWords'],
    ['question', ' \u200b ', 'tooShort'],
    ['answer', 'www.evil', 'links'],
    ['tag', 'A', 'tooShort'],
    ['tag', 'ABCDE', 'tooLong'],
    ['tag', 'A B', 'letters'],
    ['tag', 'ASS', 'badWords'],
    ['tag', 'MOD', 'reserved'],
  ])('%s “%s” is refused: %s', (kind, raw, refusal) => {
    expect(judge(kind, raw)).toBe(refusal);
  });

  it('is kept as its kind has it', () => {
    expect(judge('username', 'Anna_7')).toBe('Anna_7');
    expect(judge('displayName', ` <b>Anna</b>\u202e ${'no'.repeat(20)}`)).toBe(`bAnnab ${'no'.repeat(11)}n`);
    expect(judge('statusWord', 'iz', { language: 'tr-TR' })).toBe('İZ');
    expect(judge('about', ' a\u200bb\n\nc  ')).toBe('ab c');
    expect(judge('question', 'Which word is a bitch?')).toBe('Which word is a bitch?');
  });

  it('may be a reserved name for the game’s own people alone', () => {
    expect(judge('username', 'Staff_Anna')).toBe('reserved');
    expect(judge('username', 'Staff_Anna', { mayUseReserved: true })).toBe('Staff_Anna');
  });

  it('is judged together with the name that a tag stands by, before and behind', () => {
    expect(judge('tag', 'FU')).toBe('FU');
    expect(judge('tag', 'FU', { beside: 'Clever_Ones' })).toBe('FU');
    expect(judge('tag', 'FU', { beside: 'ckers' })).toBe('badWords');
    expect(judge('tag', 'CK', { beside: 'Fu' })).toBe('badWords');
  });

  it('is cut and starred where it is never refused', () => {
    expect(showPublicText('roomTitle', `fuck ${'x'.repeat(90)}`, ['en-US'])).toBe(`**** ${'x'.repeat(55)}`);
    expect(showPublicText('chatLine', ' a  fück\u202e hurensohn', ['en-US', 'de-DE'])).toBe('a  **** *********');
    expect(showPublicText('note', ' he said\nfuck ')).toBe('he said fuck');
  });
});

const SERVER = path.join(import.meta.dirname, '../..');
const sources = globSync('**/*.ts', { cwd: SERVER })
  .filter((file) => !/test\.ts$|(?:^|\/)testing\//.test(file) && !file.startsWith('platform/text/'))
  .map((file) => [file, readFileSync(path.join(SERVER, file), 'utf8')] as const);

describe('no second path', () => {
  /** What cleans or filters texts by itself. */
  const BY_ITSELF = /\b(?:plainText|cleanLine|cleanCustomText|cleanStatusWord)\(|platform\/text\/(?!index)/;

  it('cleans texts but through the one check', () => {
    const others = sources.filter(([, source]) => BY_ITSELF.test(source));
    // Encyclopedias and providers of GIFs write for everybody: only their marks and line breaks are taken out.
    expect(others.map(([file]) => file).toSorted()).toEqual([
      'features/gifs/search-gifs.ts',
      'features/preview/read-preview.ts',
    ]);
  });

  it('leaves a kind that nobody asks for', () => {
    const asked = (kind: string) => sources.some(([, source]) => source.includes(`'${kind}'`));
    const kinds = [...Object.keys(CHECKED_TEXTS), ...Object.keys(SHOWN_TEXTS)];
    expect(kinds.filter((kind) => !asked(kind))).toEqual([]);
  });
});
