import { readFileSync } from 'node:fs';
import path from 'node:path';

const PARTS = ['noun', 'verb', 'adj', 'adv'] as const;
type Part = (typeof PARTS)[number];

/** A gloss ends where its first example begins. */
const EXAMPLE = /;\s*["“].*$/s;
/** Remarks in front such as "(used of persons)" stay; references to authors go. */
const ATTRIBUTION = /\s*-\s*[A-Z][\w.]+(?: [A-Z][\w.]+)*$/;

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

/** The definitions of every lower-case lemma of WordNet, the commonest senses first. */
export function readWordNet(folder: string): Map<string, string[]> {
  const found = new Map<string, { readonly tagged: number; readonly glosses: readonly string[] }[]>();
  for (const part of PARTS) {
    const senses = readSenses(folder, part);
    for (const line of readFileSync(path.join(folder, `index.${part}`), 'utf8').split('\n')) {
      const fields = line.trim().split(' ');
      const lemma = fields[0] ?? '';
      if (lemma === '' || line.startsWith(' ')) continue;
      const count = Number(fields[2]);
      const tagged = Number(fields.at(-1 - count));
      const glosses = fields.slice(-count).flatMap((offset) => {
        const sense = senses.get(offset);
        return sense?.lemmas.has(lemma) ? [sense.gloss] : [];
      });
      if (glosses.length > 0) found.set(lemma, [...(found.get(lemma) ?? []), { tagged, glosses }]);
    }
  }
  return new Map(
    [...found].map(([lemma, parts]) => [
      lemma,
      parts.sort((a, b) => b.tagged - a.tagged).flatMap(({ glosses }) => glosses),
    ]),
  );
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
