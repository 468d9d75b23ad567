import { readdirSync, readFileSync } from 'node:fs';
import { ERRORS } from '@syllaboom/contracts';
import { GAME_LANGUAGES, INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { EN_US } from './catalogue.ts';
import { pickLanguage } from './pick-language.ts';

const LOCALES = new URL('../../locales/', import.meta.url);
type Texts = ReadonlyMap<string, string>;

function flatten(value: unknown, path: string, into: Map<string, string>): Texts {
  if (typeof value === 'string') into.set(path, value);
  else
    for (const [key, inner] of Object.entries(value as Record<string, unknown>))
      flatten(inner, path ? `${path}.${key}` : key, into);
  return into;
}
const textsOf = (language: string): Texts => {
  const folder = new URL(`${language}/`, LOCALES);
  const files = readdirSync(folder).sort();
  return flatten(
    Object.fromEntries(
      files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
    ),
    '',
    new Map(),
  );
};

/** Codes of errors may end like a plural form: they are no plurals. */
const PLURAL = /^(?!errors\.).*_(?:zero|one|two|few|many|other)$/;
const PLURAL_END = /_(?:zero|one|two|few|many|other)$/;
const stemOf = (key: string): string => (PLURAL.test(key) ? key.replace(PLURAL_END, '') : key);
const stems = (texts: Texts) => new Set([...texts.keys()].map(stemOf));
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1] ?? '').sort((a, b) => a.localeCompare(b));
const english = textsOf('en-US');

/** English texts that the seeds give letter by letter, with the apostrophe of a typewriter. */
const TYPED_IN_THE_SEEDS: readonly string[] = [
  'errors.exchange/no_gems',
  'errors.exchange/no_coins',
  'host.imageFailed',
  'modes.imageFailed',
  'syllables.missing',
];

describe('the catalogue', () => {
  it('exists in the eight interface languages, fewer than the fourteen of rooms [S0238]', () => {
    expect(GAME_LANGUAGES).toHaveLength(14);
    expect(INTERFACE_LANGUAGES).toHaveLength(8);
    expect(readdirSync(LOCALES).sort()).toEqual([...INTERFACE_LANGUAGES].sort());
  });
  it('holds every English file under its feature', () => {
    expect(new Set([...english.keys()].map((key) => key.split('.')[0]))).toEqual(
      new Set(Object.keys(EN_US).filter((feature) => Object.keys(EN_US[feature as keyof typeof EN_US]).length > 0)),
    );
  });
  it.each(INTERFACE_LANGUAGES)(
    'has the same keys in %s, none blank, and a text of its own for each [R0498]',
    (language) => {
      const texts = textsOf(language);
      expect([...stems(texts)].sort()).toEqual([...stems(english)].sort());
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
      // A key that stands for its own text would be shown as it is; the seeds say one so.
      const isRaw = ([key, text]: readonly [string, string]): boolean =>
        key !== 'modes.unknownTimer' && (text === key || /^[a-z]+(_[a-z]+)+$/.test(text));
      expect([...texts].filter(isRaw)).toEqual([]);
    },
  );
  it.each(INTERFACE_LANGUAGES)('has the same placeholders in %s', (language) => {
    for (const [key, text] of textsOf(language)) {
      const model = english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? '';
      expect([key, placeholders(text)]).toEqual([key, placeholders(model)]);
    }
  });
  it.each(INTERFACE_LANGUAGES)('has every plural form of %s', (language) => {
    const texts = textsOf(language);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plural = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map(stemOf));
    for (const stem of plural)
      for (const form of forms) expect(texts.has(`${stem}_${form}`), `${stem}_${form}`).toBe(true);
  });
  it.each(INTERFACE_LANGUAGES)(
    'is set in %s with the marks of print, but where the seeds give the text',
    (language) => {
      const typed = [...textsOf(language)].filter(([, text]) => /['"]/.test(text)).map(([key]) => key);
      expect(typed).toEqual(language === 'en-US' ? TYPED_IN_THE_SEEDS : []);
    },
  );
  it('says in English what the server says', () => {
    for (const [code, { text }] of Object.entries(ERRORS)) {
      const words = EN_US.errors[code as keyof typeof ERRORS];
      // Some of what the seeds let the server say is a key alone: the catalogue has the words.
      if (/^[a-z]+(_[a-z]+)+$/.test(text)) expect(words).toMatch(/ /);
      // Its parameters stand in the catalogue's own brackets.
      else expect(words).toBe(text.replaceAll(/\{(\w+)\}/g, '{{$1}}'));
    }
  });
});

describe('the first language', () => {
  it('is the stored one, else the browser’s nearest, else English', () => {
    expect(pickLanguage('tr-TR', ['de'])).toBe('tr-TR');
    expect(pickLanguage(null, ['pt-PT', 'en'])).toBe('pt-BR');
    expect(pickLanguage(null, ['fil-PH'])).toBe('tl-TL');
    expect(pickLanguage('xx', ['ja', 'zh'])).toBe('en-US');
  });
});
