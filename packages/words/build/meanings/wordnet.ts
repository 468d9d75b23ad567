import { readFileSync } from 'node:fs';
import path from 'node:path';

const PARTS = ['noun', 'verb', 'adj', 'adv'] as const;
type Part = (typeof PARTS)[number];

/** A gloss ends where its first example begins. */
const EXAMPLE = /;\s*["“].*$/s;
/** Remarks in front such as "(used of persons)" stay; references to authors go. */
const ATTRIBUTION = /\s*-\s*[A-Z][\w.]+(?: [A-Z][\w.]+)*$/;

/** A sense of a lemma and how often it was met in the texts that WordNet's makers tagged. */
export interface TaggedSense {
  readonly text: string;
  readonly count: number;
}

interface Sense {
  readonly gloss: string;
  /** Lemmas in their written case: a capital marks a name. */
  readonly lemmas: ReadonlySet<string>;
}

function readSenses(folder: string, part: Part): Map<string, Sense> {
  const senses = new Map<string, Sense>();
  for (const line of readFileSync(path.join(folder, `data.${part}`), 'utf8').split('\n')) {
    if (!/^\d{8} /.test(line)) continue;
    const bar = line.indexOf(' | ');
    const fields = line.slice(0, bar).split(' ');
    const size = Number.parseInt(fields[3] ?? '0', 16);
    const lemmas = Array.from({ length: size }, (_, i) => (fields[4 + 2 * i] ?? '').replace(/\(\w+\)$/, ''));
    const gloss = line
      .slice(bar + 3)
      .replace(EXAMPLE, '')
      .replace(ATTRIBUTION, '')
      .trim();
    senses.set(fields[0] ?? '', { gloss, lemmas: new Set(lemmas) });
  }
  return senses;
}

/** Word classes in the keys of senses; 5 is an adjective too. */
const CLASS_PART: Readonly<Record<string, Part>> = { 1: 'noun', 2: 'verb', 3: 'adj', 4: 'adv', 5: 'adj' };

/** How often each sense of a lemma is tagged, by "lemma part offset". */
function readCounts(folder: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of readFileSync(path.join(folder, 'index.sense'), 'utf8').split('\n')) {
    const [key = '', offset = '', , count = ''] = line.split(' ');
    const [lemma = '', sense = ''] = key.split('%');
    counts.set(`${lemma} ${CLASS_PART[sense[0] ?? '']} ${offset}`, Number(count));
  }
  return counts;
}

/** The definitions of every lower-case lemma of WordNet, those that were met most often first. */
export function readWordNet(folder: string): Map<string, TaggedSense[]> {
  const counts = readCounts(folder);
  const found = new Map<string, TaggedSense[]>();
  for (const part of PARTS) {
    const senses = readSenses(folder, part);
    for (const line of readFileSync(path.join(folder, `index.${part}`), 'utf8').split('\n')) {
      const fields = line.trim().split(' ');
      const lemma = fields[0] ?? '';
      if (lemma === '' || line.startsWith(' ')) continue;
      const own = fields.slice(-Number(fields[2])).flatMap((offset) => {
        const sense = senses.get(offset);
        if (!sense?.lemmas.has(lemma)) return [];
        return [{ text: sense.gloss, count: counts.get(`${lemma} ${part} ${offset}`) ?? 0 }];
      });
      if (own.length > 0) found.set(lemma, [...(found.get(lemma) ?? []), ...own]);
    }
  }
  // Sorting is stable: without counts the order of WordNet stays.
  for (const senses of found.values()) senses.sort((a, b) => b.count - a.count);
  return found;
}

/** Spellings of the base forms that an English word may be an inflection of, likeliest first. */
export function baseForms(word: string): string[] {
  const swaps: readonly (readonly [RegExp, string])[] = [
    [/IES$/, 'Y'],
    [/(?<=S|X|Z|CH|SH)ES$/, ''],
    [/S$/, ''],
    [/IED$/, 'Y'],
    [/ED$/, 'E'],
    [/ED$/, ''],
    [/([B-DF-HJ-NP-TVWXZ])\1ED$/, '$1'],
    [/ING$/, 'E'],
    [/ING$/, ''],
    [/([B-DF-HJ-NP-TVWXZ])\1ING$/, '$1'],
    [/IER$/, 'Y'],
    [/IEST$/, 'Y'],
    [/EST$/, 'E'],
    [/EST$/, ''],
    [/ILY$/, 'Y'],
    [/LY$/, ''],
    [/NESS$/, ''],
  ];
  return swaps.flatMap(([ending, base]) => {
    const stem = word.replace(ending, base);
    return stem !== word && stem.length >= 3 ? [stem] : [];
  });
}
