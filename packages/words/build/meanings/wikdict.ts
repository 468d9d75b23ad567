import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { IndexedLanguage } from '@syllaboom/engine';

/** How the packages of FreeDict call our languages. */
const CODES: Partial<Record<IndexedLanguage, string>> = {
  'en-US': 'eng',
  'pt-BR': 'por',
  'fr-FR': 'fra',
  'de-DE': 'deu',
  'it-IT': 'ita',
  'sv-SE': 'swe',
  fi: 'fin',
  nl: 'nld',
};

/** A sense as one of a language's dictionaries into another language has it. */
export interface WikSense {
  readonly text: string;
  /** Into how many languages it is translated: the dictionaries hold a sense only where they translate it. */
  readonly votes: number;
  /** How many words translate it, all languages together. */
  readonly translations: number;
  /** Its number in Wiktionary, else its place among the senses of its word as the mean of all dictionaries that have it. */
  readonly place: number;
  /** Whether it belongs to a less common spelling ("pêche") of the game's form of the word ("PECHE"). */
  readonly isOtherSpelling?: boolean;
}

const DIGITS = new Map([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((c, i) => [c, i]));
const readNumber = (text: string): number => [...text].reduce((sum, digit) => sum * 64 + (DIGITS.get(digit) ?? 0), 0);

/** Languages whose Wiktionary writes the number of a sense before its text, where a date can't be mistaken for one. */
const WITH_NUMBERS: ReadonlySet<IndexedLanguage> = new Set(['it-IT', 'nl', 'pt-BR', 'sv-SE']);
const SENSE_NUMBER = /^\(?(\d+)\.?(?:[+,–-]\d+\.?)*[.)]\s*/;
/** A further sense with the translation of the one before ("  3."); its text stands in the next line. */
const FURTHER = /^\s+\d+\.$/;
/** The end of a translation whose senses are numbered. */
const MORE_FOLLOW = /\s\d+\.$/;

interface RawSense {
  readonly text: string;
  readonly translations: number;
}

/** The senses of one entry, in its order. Translations are numbered where there are several, each before its senses. */
function sensesOf(body: readonly string[]): RawSense[] {
  const senses: RawSense[] = [];
  let translations = 0;
  let group = 0;
  let isTextNext = false;
  for (const [i, line] of body.entries()) {
    if (FURTHER.test(line)) isTextNext = true;
    else {
      const next = `${group + 1}. `;
      const isNumbered = line.startsWith(next) && (!isTextNext || !body[i + 1]?.startsWith(next));
      if (i === 0 || (isNumbered && !MORE_FOLLOW.test(isTextNext ? (body[i - 1] ?? '') : ''))) {
        group = line.startsWith(next) || group > 0 ? group + 1 : Number.POSITIVE_INFINITY;
        translations = line.split(',').length;
        isTextNext = true;
      } else {
        senses.push({ text: line.trim(), translations });
        isTextNext = false;
      }
    }
  }
  return senses;
}

interface Tally {
  votes: number;
  translations: number;
  places: number;
}

/** Adds what one dictionary says of a word. */
function count(known: Map<string, Tally>, senses: readonly RawSense[], isNumbered: boolean): void {
  const voted = new Set<string>();
  for (const [i, { text: raw, translations }] of senses.entries()) {
    const number = isNumbered ? SENSE_NUMBER.exec(raw) : null;
    const text = raw.slice(number?.[0].length ?? 0);
    if (text === '') continue;
    const tally = known.get(text) ?? { votes: 0, translations: 0, places: 0 };
    known.set(text, tally);
    tally.translations += translations;
    if (voted.has(text)) continue;
    voted.add(text);
    tally.votes += 1;
    tally.places += number === null ? i : Number(number[1]) - 1;
  }
}

/** Entries of a dictionary in the form of `dictd`: a compressed text, and an index of where each headword begins. */
function* entriesOf(folder: string, name: string): Generator<{ head: string; body: string[] }> {
  const base = path.join(folder, name, 'usr', 'share', 'dictd', name.replace('dict-', ''));
  const text = gunzipSync(readFileSync(`${base}.dict.dz`));
  if (!text.subarray(0, 4000).includes('WikDict')) return;
  for (const line of readFileSync(`${base}.index`, 'utf8').split('\n')) {
    const [head = '', start = '', length = ''] = line.split('\t');
    if (head === '' || head.startsWith('00database')) continue;
    const from = readNumber(start);
    const [title = '', ...body] = text
      .toString('utf8', from, from + readNumber(length))
      .trimEnd()
      .split('\n');
    // The index folds the case of its words; the text doesn't.
    yield { head: title.replace(/ (?:\/.*|<[^<>]*>)$/, '').trim(), body };
  }
}

/** All senses by lemma that WikDict's dictionaries of a language hold, out of the unpacked Debian packages. */
export function readWikDict(folder: string, language: IndexedLanguage): Map<string, WikSense[]> {
  const start = `dict-freedict-${CODES[language]}-`;
  const found = new Map<string, Map<string, Tally>>();
  const names = readdirSync(folder).filter((name) => name.startsWith(start));
  for (const name of names.sort()) {
    const seen = new Map<string, RawSense[]>();
    for (const { head, body } of entriesOf(folder, name))
      seen.set(head, [...(seen.get(head) ?? []), ...sensesOf(body)]);
    for (const [head, senses] of seen) {
      const known = found.get(head) ?? new Map<string, Tally>();
      found.set(head, known);
      count(known, senses, WITH_NUMBERS.has(language));
    }
  }
  if (found.size === 0) throw new Error(`${language}: no dictionary of WikDict in ${folder}`);
  return new Map(
    [...found].map(([head, senses]) => [
      head,
      [...senses].map(([text, { votes, translations, places }]) => ({
        text,
        votes,
        translations,
        place: places / votes,
      })),
    ]),
  );
}

/** Words into which WikDict's dictionaries translate, with the number of languages that do. */
export function readTranslations(folder: string, into: string): Map<string, number> {
  const found = new Map<string, number>();
  const names = readdirSync(folder).filter((name) => name.startsWith('dict-freedict-') && name.endsWith(`-${into}`));
  for (const name of names.sort()) {
    const own = new Set<string>();
    for (const { body } of entriesOf(folder, name)) {
      const groups = body.filter((line, i) => i === 0 || /^\d+\.\s/.test(line));
      for (const line of groups) {
        const words = line
          .replace(/^\d+\.\s/, '')
          .replace(MORE_FOLLOW, '')
          .split(/[,;]\s*/);
        for (const word of words) own.add(word.trim());
      }
    }
    for (const word of own) found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
}
