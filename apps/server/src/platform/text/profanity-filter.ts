import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameLanguage } from '@syllaboom/engine';
import { foldWord, readLeet } from './fold-word.ts';

/** Made by tools/build-profanity-terms.ts from npm `naughty-words` (CC-BY-4.0) and own-terms.json. */
interface ProfanityTerms {
  /** Bad wherever they stand inside a word. */
  readonly stems: readonly string[];
  /** Bad where a word begins with them. */
  readonly openings: readonly string[];
  /** Words that are ordinary in no language. */
  readonly everywhere: readonly string[];
  /** Words that are bad in this language and may be ordinary in another. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** Refused in names, shown in chat. */
  readonly mild: readonly string[];
  readonly phrases: readonly string[];
  readonly harmless: readonly string[];
  readonly harmlessPhrases: readonly string[];
}

/** A part of a text that may not be shown: offsets in UTF-16 units, the end exclusive. */
export interface BadSpan {
  readonly start: number;
  readonly end: number;
}
interface Token extends BadSpan {
  readonly folded: string;
}

const terms = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'profanity-terms.json'), 'utf8'),
) as ProfanityTerms;
const anyOf = (parts: readonly string[]): string => parts.join('|');
const STEMS = new RegExp(`${anyOf(terms.stems)}|^(?:${anyOf(terms.openings)})`, 'u');
const MILD = new Set(terms.mild);
const HARMLESS = new Set(terms.harmless);
const PHRASES = groupByFirst(terms.phrases);
const HARMLESS_PHRASES = groupByFirst(terms.harmlessPhrases);
const wordsByLanguage = new Map<GameLanguage, ReadonlySet<string>>();

/** Letters, digits, and the signs that stand for letters. */
const TOKEN = /[\p{L}\p{M}\p{N}@$!|+]+/gu;
/** Signs at the ends of a word are punctuation. */
const LOOSE_SIGNS = /^[!|+]+|[!|+]+$/g;
/** Somebody who spells a word out writes at least so many single letters. */
const SPELLED_LEAST = 3;

function groupByFirst(phrases: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const groups = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    groups.set(first, [...(groups.get(first) ?? []), words]);
  }
  return groups;
}

function badWordsOf(language: GameLanguage): ReadonlySet<string> {
  const known = wordsByLanguage.get(language);
  if (known) return known;
  const made = new Set([...terms.everywhere, ...(terms.languages[language] ?? [])]);
  wordsByLanguage.set(language, made);
  return made;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    const start = index + (/^[!|+]+/.exec(word)?.[0].length ?? 0);
    const bare = word.replace(LOOSE_SIGNS, '');
    if (bare !== '') tokens.push({ start, end: start + bare.length, folded: foldWord(bare) });
  }
  return tokens;
}

/** The readings of a word: as it stands, its signs as letters, drawn-out letters shortened. */
function readingsOf(folded: string): string[] {
  const readings = [folded];
  for (const plain of readLeet(folded)) {
    if (plain !== folded) readings.push(plain);
    if (/(.)\1\1/u.test(plain)) {
      readings.push(plain.replace(/(.)\1{2,}/gu, '$1'), plain.replace(/(.)\1{2,}/gu, '$1$1'));
    }
  }
  return readings;
}

/** Judges words in one language. */
class Judge {
  readonly #words: ReadonlySet<string>;
  readonly #mildToo: boolean;

  constructor(language: GameLanguage, mildToo: boolean) {
    this.#words = badWordsOf(language);
    this.#mildToo = mildToo;
  }

  isBad(folded: string): boolean {
    return readingsOf(folded).some((reading) => this.#isBadReading(reading));
  }

  #isBadReading(reading: string): boolean {
    if (HARMLESS.has(reading)) return false;
    if (STEMS.test(reading)) return true;
    return (
      this.#isListed(reading) || (reading.length > 3 && reading.endsWith('s') && this.#isListed(reading.slice(0, -1)))
    );
  }

  #isListed(word: string): boolean {
    if (MILD.has(word)) return this.#mildToo;
    return this.#words.has(word);
  }
}

/** How many words from `at` on are one of the phrases; 0 for none. */
function phraseAt(
  tokens: readonly Token[],
  at: number,
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>,
): number {
  const candidates = phrases.get(tokens[at]?.folded ?? '') ?? [];
  const found = candidates.find((words) => words.every((word, n) => tokens[at + n]?.folded === word));
  return found?.length ?? 0;
}

/** How many single letters stand in a row from `at` on. */
function spelledAt(tokens: readonly Token[], at: number): number {
  let count = 0;
  while (tokens[at + count]?.folded.length === 1) count++;
  return count;
}

/** The parts of a text that may not be shown in a language; `mildToo` judges as strictly as for names. */
export function findBadSpans(text: string, language: GameLanguage, mildToo: boolean): BadSpan[] {
  const tokens = tokensOf(text);
  const judge = new Judge(language, mildToo);
  const spans: BadSpan[] = [];
  const mark = (from: number, count: number): void => {
    const [first, last] = [tokens[from], tokens[from + count - 1]];
    if (first && last) spans.push({ start: first.start, end: last.end });
  };
  for (let at = 0; at < tokens.length; ) {
    const spelled = spelledAt(tokens, at);
    const phrase = phraseAt(tokens, at, PHRASES);
    const taken = phraseAt(tokens, at, HARMLESS_PHRASES) || phrase || (spelled >= SPELLED_LEAST ? spelled : 1);
    const word = tokens.slice(at, at + taken).map(({ folded }) => folded);
    if (phrase > 0 && taken === phrase) mark(at, phrase);
    else if (taken === 1 || taken === spelled) {
      if (judge.isBad(word.join(''))) mark(at, taken);
    }
    at += taken;
  }
  return spans;
}

/** Whether a text without its separators, as names are read, holds a word that is bad anywhere. */
export const holdsStem = (text: string): boolean => {
  const joined = foldWord(text.replace(/[^\p{L}\p{M}\p{N}@$!|+]/gu, ''));
  return readingsOf(joined).some(
    (reading) => STEMS.test(reading) && ![...HARMLESS].some((word) => reading.includes(word)),
  );
};
