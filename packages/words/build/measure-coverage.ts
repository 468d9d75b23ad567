import { readFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalWord, type IndexedLanguage } from '@syllaboom/engine';
import { readWordPack } from '../src/store/word-data.ts';
import { spellWords } from './pack-contents.ts';

/**
 * Lists that are no source of ours: the headwords of LibreOffice's thesauri (Debian `mythes-es`, LGPL-2.1, and
 * `mythes-pt-pt`, GPL-2 or later), whatever one writes about.
 */
const LISTS = {
  'es-ES': ['mythes-es', 'th_es_ES_v2.dat'],
  'pt-BR': ['mythes-pt-pt', 'th_pt_PT_v2.dat'],
} as const satisfies Partial<Record<IndexedLanguage, readonly [string, string]>>;

/** How many of the unknown words are printed, and every which headword is written for the test. */
const PRINTED = 20;
const SAMPLE_STEP = 25;

/** Single words in small letters. An entry begins with "word|number of senses". */
function headwords(file: string, language: IndexedLanguage): string[] {
  const heads = readFileSync(file, 'utf8').matchAll(/^(\p{Ll}{3,})\|\d+\s*$/gmu);
  return [...new Set([...heads].map(([, head = '']) => canonicalWord(head, language)))].sort();
}

const every = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, i) => i % Math.max(1, Math.ceil(list.length / count)) === 0);

const [folder, how] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('usage: measure-coverage.ts <folder of sources> [sample]\n');
  process.exitCode = 1;
} else {
  const samples: Record<string, string[]> = {};
  for (const language of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
    const [name, file] = LISTS[language];
    const heads = headwords(path.join(folder, 'debian', name, 'usr', 'share', 'mythes', file), language);
    const known = new Set(spellWords(readWordPack(language)));
    const unknown = heads.filter((head) => !known.has(head));
    const share = ((1 - unknown.length / heads.length) * 100).toFixed(2);
    samples[language] = heads.filter((_, i) => i % SAMPLE_STEP === 0);
    if (how !== 'sample') {
      process.stdout.write(`${language}: ${share} % of ${heads.length} headwords of ${name}; unknown, `);
      process.stdout.write(`${PRINTED} of ${unknown.length}: ${every(unknown, PRINTED).join(' ')}\n`);
    }
  }
  if (how === 'sample') process.stdout.write(`${JSON.stringify(samples)}\n`);
}
