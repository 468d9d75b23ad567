import { describe, expect, it } from 'vitest';
import { inventWords, listWordIndex } from '../testing/index.ts';
import type { FrequencyTier } from '../word-index.ts';
import { dailyWord } from './daily-word.ts';

const LIST = inventWords(3_000, 21);
const TIERS: Record<string, FrequencyTier> = Object.fromEntries(
  LIST.filter((_, i) => i % 2 === 0).map((word) => [word, 3]),
);
const words = listWordIndex(LIST, 'en-US', { tiers: TIERS });
const YEAR = Array.from({ length: 365 }, (_, i) => 20_600 + i);

describe('the word of the day', () => {
  it('is the same for everybody, another one in another language', () => {
    const german = listWordIndex(LIST, 'de-DE', { tiers: TIERS });
    expect(dailyWord(words, 'en-US', 20_000)).toBe(dailyWord(words, 'en-US', 20_000));
    const differ = YEAR.filter((day) => dailyWord(words, 'en-US', day) !== dailyWord(german, 'de-DE', day));
    expect(differ.length).toBeGreaterThan(350);
  });

  it('is a common word of 5 to 10 letters that may be shown, never yesterday’s', () => {
    const rude = LIST.filter((_, i) => i % 3 === 0);
    const index = listWordIndex(LIST, 'en-US', { tiers: TIERS, offensive: rude });
    let yesterday: string | null = null;
    for (const day of YEAR) {
      const word = dailyWord(index, 'en-US', day);
      expect(word).not.toBe(yesterday);
      expect(word?.length).toBeGreaterThanOrEqual(5);
      expect(word?.length).toBeLessThanOrEqual(10);
      expect(TIERS[word ?? '']).toBe(3);
      expect(rude).not.toContain(word);
      yesterday = word;
    }
  });

  it('comes back late', () => {
    const all = YEAR.map((day) => dailyWord(words, 'en-US', day));
    expect(new Set(all).size).toBeGreaterThan(300);
    const soonest = all
      .map((word, i) => i - all.lastIndexOf(word, i - 1))
      .filter((_, i) => i > 0 && all.indexOf(all[i] ?? null) < i);
    expect(Math.min(...soonest)).toBeGreaterThan(60);
  });

  it('begins with another letter than yesterday’s on most days', () => {
    const all = YEAR.map((day) => dailyWord(words, 'en-US', day));
    const alike = all.filter((word, i) => i > 0 && word?.[0] === all[i - 1]?.[0]);
    expect(alike.length).toBeLessThan(60);
  });

  it('has letters alone where there are such words', () => {
    const hyphened = listWordIndex(
      LIST.flatMap((word, i) => (i % 4 === 0 ? [word, `${word.slice(0, 3)}-${word.slice(4)}`] : [word])),
    );
    for (const day of YEAR) expect(dailyWord(hyphened, 'en-US', day)).not.toContain('-');
  });

  it('exists in lists without frequencies and in tiny ones, and not where no word has the length', () => {
    const tiny = listWordIndex(['HONEY', 'BERRY', 'MANGO']);
    const three = YEAR.map((day) => dailyWord(tiny, 'tl-TL', day));
    expect(new Set(three)).toEqual(new Set(['HONEY', 'BERRY', 'MANGO']));
    expect(three.every((word, i) => word !== three[i - 1])).toBe(true);
    expect(dailyWord(listWordIndex(['CAT']), 'tl-TL', 3)).toBeNull();
  });
});
