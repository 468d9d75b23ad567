import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { spellWords } from '../build/pack-contents.ts';
import { expandHunspell } from '../build/widen/hunspell.ts';
import { pluralOf } from '../build/widen/spanish-plural.ts';
import { readWordPack } from './store/word-data.ts';
import headwords from './testing/independent-headwords.json' with { type: 'json' };

const SPELL_TIMEOUT_MS = 60_000;
const LEAST_SHARE = 0.97;

const known = new Map<'es-ES' | 'pt-BR', ReadonlySet<string>>();
/** All words of a language, spelt out once. */
function wordsOf(language: 'es-ES' | 'pt-BR'): ReadonlySet<string> {
  const words = known.get(language) ?? new Set(spellWords(readWordPack(language)));
  known.set(language, words);
  return words;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'syllaboom-hunspell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the words of further sources', () => {
  it('are all forms that a hunspell dictionary makes', () => {
    const prefixes = ['PFX h Y 1', 'PFX h 0 des [^s]'];
    const suffixes = ['SFX R Y 2', 'SFX R ar o [^c]ar', 'SFX R car qué/S car', 'SFX S N 1', 'SFX S 0 s .'];
    writeFileSync(path.join(folder, 'es.aff'), ['SET UTF-8', ...prefixes, ...suffixes, ''].join('\n'));
    writeFileSync(path.join(folder, 'es.dic'), '4\natar/hR\nsacar/R\nMadrid\npan\tpo:noun\n');
    expect([...expandHunspell(path.join(folder, 'es'))].sort()).toEqual(
      ['Madrid', 'atar', 'ato', 'desatar', 'desato', 'pan', 'sacar', 'saqué', 'saqués'].sort(),
    );
  });

  it('get the plural that their ending tells in Spanish', () => {
    const words = ['CASA', 'PAPEL', 'LUZ', 'CANTAR', 'SUAVEMENTE', 'COLIBRI', 'CRISIS'];
    expect(words.map(pluralOf)).toEqual(['CASAS', 'PAPELES', 'LUCES', null, null, null, null]);
  });

  it.each(['es-ES', 'pt-BR'] as const)(
    'let %s know 97 of 100 headwords of a list that is no source of it',
    (language) => {
      const words = wordsOf(language);
      const sample = headwords[language];
      expect(sample.length).toBeGreaterThan(600);
      const unknown = sample.filter((word) => !words.has(word));
      expect(1 - unknown.length / sample.length).toBeGreaterThanOrEqual(LEAST_SHARE - 0.005);
    },
    SPELL_TIMEOUT_MS,
  );

  it('are rare ones: tiers of common words stay the list of frequencies', () => {
    for (const language of ['es-ES', 'pt-BR'] as const) {
      const { tiers, size } = readWordPack(language);
      expect(tiers.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(size / 50);
    }
  });

  it(
    'hold base words that the list lacked, and no pieces or names',
    () => {
      const spanish = wordsOf('es-ES');
      const portuguese = wordsOf('pt-BR');
      const found = ['AARONICO', 'AGAVANZA', 'AGAVANZAS', 'ACHURAR', 'DESMALEZAR', 'MANTRA', 'SUSHI', 'XENOFILIA'];
      expect(found.filter((word) => !spanish.has(word))).toEqual([]);
      expect(['AB', 'BOTEADES', 'CONSTANTINOPLAS'].filter((word) => spanish.has(word))).toEqual([]);
      expect(
        ['ALIGEIRAMENTO', 'LIVRAMENTO', 'ILEGITIMO', 'HIPOTALAMO', 'POPULISTA'].filter((word) => !portuguese.has(word)),
      ).toEqual([]);
      expect(['ACELEREMO', 'LIBERALIZAREMO', 'DESDESTRUAM'].filter((word) => portuguese.has(word))).toEqual([]);
    },
    SPELL_TIMEOUT_MS,
  );
});
