import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  ALPHABETS,
  BONUS_ALPHABETS,
  BOT_VOCABULARIES,
  BOTS,
  type BotStrength,
  canonicalWord,
  foldTyped,
  INDEXED_LANGUAGES,
  type IndexedLanguage,
  isCanonicalWord,
  type PromptPlace,
  UNSAID_CATEGORIES,
  WORD_JOINERS,
  wordOrder,
} from '@syllaboom/engine';
import { botAnswers } from '@syllaboom/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offlinePackPath, openOrBuildIndex, type PackedWordIndex } from './index.ts';
import { readWordPack } from './store/word-data.ts';
import { wordsWith } from './testing/plain-words.ts';

const BUILD_TIMEOUT_MS = 60_000;
const LARGEST_PACK_BYTES = 3 * 1024 * 1024;

/** A country of each language that is no word of its list, as a player would type it. */
const COUNTRIES: Partial<Record<IndexedLanguage, string>> = {
  'en-US': 'France',
  'pt-BR': 'Espanha',
  'tr-TR': 'İspanya',
  'fr-FR': 'Brésil',
  'es-ES': 'Bélgica',
  'tl-TL': 'Australia',
  'de-DE': 'Österreich',
  'it-IT': 'Germania',
  'id-ID': 'Prancis',
  'sv-SE': 'Österrike',
  ru: 'Франция',
  fi: 'Itävalta',
  nl: 'België',
  'ca-CA': 'França',
};

/** Over all languages together ten thousand of each strength. */
const ANSWERS = Math.ceil(10_000 / INDEXED_LANGUAGES.length);

/** What a bot says where it knows something. */
function firstAnswers(index: PackedWordIndex, strength: BotStrength): { prompt: string; word: string }[] {
  const said: { prompt: string; word: string }[] = [];
  for (const { prompt, word } of botAnswers(index, strength, { prompts: ANSWERS * 10 })) {
    if (word !== null) said.push({ prompt, word });
    if (said.length === ANSWERS) break;
  }
  return said;
}

/** Some two thousand words from all over a list. */
const sampled = (words: readonly string[]): string[] =>
  words.filter((_, i) => i % Math.ceil(words.length / 2000) === 0);

const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'syllaboom-words-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

describe.each(INDEXED_LANGUAGES)('the dictionary of %s', (language) => {
  let index: PackedWordIndex;
  let words: readonly string[];
  beforeAll(() => {
    index = openOrBuildIndex(language, { cacheDir });
    words = index.wordsFor('', 0, index.size, 'starts');
  }, BUILD_TIMEOUT_MS);

  it('gives gentle and fair bots common words of their tiers, the same for the same seed', () => {
    for (const strength of ['gentle', 'fair'] as const) {
      const { leastTier: least = 0, longest = 0 } = BOT_VOCABULARIES[strength] ?? {};
      const said = firstAnswers(index, strength);
      expect(said).toHaveLength(ANSWERS);
      expect(said.filter(({ word }) => index.tier(word) < least)).toEqual([]);
      expect(said.filter(({ prompt, word }) => !word.includes(prompt) || !index.exists(word))).toEqual([]);
      expect(
        said.filter(({ word }) => word.length < BOTS.shortestSaid || word.length > longest || index.isOffensive(word)),
      ).toEqual([]);
      const unsaid = said.filter(({ word }) => index.categoriesOf(word).some((one) => UNSAID_CATEGORIES.has(one)));
      expect(unsaid).toEqual([]);
      const again = [...botAnswers(index, strength, { prompts: 20 })];
      expect(again).toEqual([...botAnswers(index, strength, { prompts: 20 })]);
    }
  });

  it('holds canonical words only and finds each of them', () => {
    expect(words.length).toBe(index.size);
    expect(words.find((word) => !isCanonicalWord(word, language) || !index.exists(word))).toBeUndefined();
    const unfolded = sampled(words).find((word) => canonicalWord(word, language) !== word);
    expect(unfolded).toBeUndefined();
    expect(words.filter((word, i) => word === words[i + 1])).toEqual([]);
    const order = wordOrder(language);
    expect(words.find((word, i) => i > 0 && order(words[i - 1] ?? '', word) >= 0)).toBeUndefined();
  });

  it('uses exactly the letters of its alphabet, and typing produces them [R0335 R0336]', () => {
    const used = new Set<string>();
    for (const word of words) for (const letter of word) used.add(letter);
    expect([...used].sort()).toEqual([...ALPHABETS[language]].sort());
    const locale = language === 'mc-MC' ? 'en' : language;
    for (const letter of used) expect(foldTyped(letter.toLocaleLowerCase(locale), language)).toBe(letter);
  });

  it('answers prompts as a plain search does', () => {
    const all = { minCount: 1, maxCount: index.size, minLength: 2, maxLength: 4 };
    const drawn = [1, Math.floor(index.size / 200)].map((minCount) => index.promptAt({ ...all, minCount }, 0.3));
    for (const prompt of drawn.map((one) => one?.prompt ?? '')) {
      expect(prompt).not.toBe('');
      for (const place of ['contains', 'starts', 'ends'] satisfies PromptPlace[]) {
        const expected = wordsWith(words, prompt, place);
        expect(index.count(prompt, place)).toBe(expected.length);
        for (const offset of [0, expected.length >> 1, Math.max(0, expected.length - 7)]) {
          expect(index.wordsFor(prompt, offset, 50, place)).toEqual(expected.slice(offset, offset + 50));
        }
      }
    }
  });

  it('counts and pages the words of every letter as a plain search does', () => {
    // By code unit: how many words hold it, and the last of them, counted from 1.
    const counts = new Uint32Array(0x10000);
    const lastSeen = new Uint32Array(0x10000);
    for (const [i, word] of words.entries()) {
      for (let at = 0; at < word.length; at++) {
        const unit = word.charCodeAt(at);
        if (lastSeen[unit] === i + 1) continue;
        lastSeen[unit] = i + 1;
        counts[unit] = (counts[unit] as number) + 1;
      }
    }
    for (const letter of ALPHABETS[language]) {
      if (WORD_JOINERS.includes(letter)) continue;
      expect([letter, index.count(letter)]).toEqual([letter, counts[letter.charCodeAt(0)]]);
      const first: string[] = [];
      for (const word of words) if (word.includes(letter) && first.push(word) === 50) break;
      expect(index.wordsFor(letter, 0, 50)).toEqual(first);
    }
  });

  it('never shows an offensive prompt or word, and accepts it when typed', () => {
    const bounds = { minCount: 1, maxCount: index.size, minLength: 2, maxLength: 4 };
    expect(index.countPrompts(bounds)).toBeGreaterThan(1000);
    for (let i = 0; i < 500; i++) {
      const { prompt } = index.promptAt(bounds, i / 500) as { prompt: string };
      const sample = index.sampleWord(prompt, i / 500) ?? '';
      if (index.isOffensive(prompt) || index.isOffensive(sample)) expect.fail(`${prompt} gave ${sample}`);
      if (sample !== '') expect(index.exists(sample)).toBe(true);
    }
    if (language === 'mc-MC') return;
    const listed = readWordPack(language).offensive.words.filter((word) => index.exists(word));
    expect(listed.length).toBeGreaterThan(5);
    for (const word of listed) expect(index.sampleWord(word.slice(0, 4), 0)).not.toBe(word);
  });

  it('has common words of every playable length', () => {
    for (const length of [5, 6, 7, 8]) {
      const word = index.wordOfLength(length, 2, 0.5) as string;
      expect([word.length, index.tier(word) >= 2]).toEqual([length, true]);
    }
  });

  it('finds the words in a circle of seven letters as a plain search does, within 10 ms', () => {
    const sorted = (word: string): string => [...word].sort().join('');
    const times: number[] = [];
    for (let i = 0; i < 9; i++) {
      const letters = index.wordOfLength(7, 2, (i + 0.5) / 9) ?? '';
      const started = performance.now();
      const found = index.wordsFromLetters(letters, 3);
      times.push(performance.now() - started);
      expect(found).toContain(letters);
      expect(found.every((word) => word.length >= 3 && index.exists(word))).toBe(true);
      const whole = words.filter((word) => word.length === 7 && sorted(word) === sorted(letters));
      expect(found.filter((word) => word.length === 7)).toEqual(whole);
    }
    expect(times.sort((a, b) => a - b)[4]).toBeLessThan(10);
  });

  it('draws the 2000 commonest words, whatever their length', () => {
    const drawn = Array.from({ length: 200 }, (_, i) => index.commonWord(4, i / 200) ?? '');
    expect(drawn.filter((word) => index.tier(word) < 4 || index.isOffensive(word))).toEqual([]);
    expect(new Set(drawn).size).toBeGreaterThan(190);
  });

  it('accepts category words', () => {
    for (const category of index.categories) {
      const members = index.categoryWords(category);
      expect(members.length).toBeGreaterThan(0);
      for (const word of members) expect(index.exists(word)).toBe(true);
    }
    const country = COUNTRIES[language];
    if (country === undefined) return;
    expect(index.categoriesOf(canonicalWord(country, language))).toContain('countries');
    expect(index.isGeneratedCategory('palindromes')).toBe(true);
  });

  it('is downloaded whole within three megabytes', () => {
    expect(statSync(offlinePackPath(language)).size).toBeLessThanOrEqual(LARGEST_PACK_BYTES);
  });

  it('gives bonus letters that stand in at least 3 % of its words, where no list is settled', () => {
    if (language !== 'mc-MC' && language !== 'ca-CA') return;
    const letters = [...ALPHABETS[language]].filter((letter) => !"'-".includes(letter));
    const frequent = letters.filter(
      (letter) => words.filter((word) => word.includes(letter)).length >= words.length * 0.03,
    );
    expect([...BONUS_ALPHABETS[language]].sort()).toEqual(frequent.sort());
  });
});
