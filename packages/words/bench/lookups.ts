import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  dailyWord,
  INDEXED_LANGUAGES,
  type IndexedLanguage,
  nextInteger,
  nextRandom,
  seedRandom,
  type WordIndex,
} from '@syllaboom/engine';
import { buildIndex, openIndex } from '../src/index.ts';

/** Compares the word index with a Set of the same words, in one run. Prints JSON. */

const ROUNDS = 5;
const QUERIES = 200_000;
const WARM_UP = 200;
const MEGABYTE = 1024 * 1024;

const allWords = (index: WordIndex): readonly string[] => index.wordsFor('', 0, index.size, 'starts');
const listPath = (cacheDir: string, language: IndexedLanguage): string => path.join(cacheDir, `${language}.txt`);

/** Half words of the list, half of them with one letter changed, as freshly made strings. */
function makeQueries(words: readonly string[]): string[] {
  const random = seedRandom(7);
  return Array.from({ length: QUERIES }, (_, i) => {
    const word = words[nextInteger(random, words.length)] as string;
    const at = nextInteger(random, word.length);
    const letter = (words[nextInteger(random, words.length)] as string).charAt(0);
    return Buffer.from(i % 2 === 0 ? word : word.slice(0, at) + letter + word.slice(at + 1)).toString();
  });
}

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] as number;
const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number;
const rounded = (value: number): number => Number(value.toPrecision(3));

function compareExists(index: WordIndex, words: readonly string[]) {
  const set = new Set(words);
  const queries = makeQueries(words);
  const lookUp = (has: (word: string) => boolean) => (): void => {
    let hits = 0;
    for (const query of queries) if (has(query)) hits++;
    if (hits < QUERIES / 2) throw new Error('a word of the list was not found');
  };
  const viaSet = lookUp((word) => set.has(word));
  const viaIndex = lookUp((word) => index.exists(word));
  const setMs: number[] = [];
  const indexMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    setMs.push(time(viaSet));
    indexMs.push(time(viaIndex));
  }
  return {
    setPerSecond: Math.round(QUERIES / (median(setMs) / 1000)),
    indexPerSecond: Math.round(QUERIES / (median(indexMs) / 1000)),
    ratioToSet: rounded(median(setMs) / median(indexMs)),
  };
}

function timePages(index: WordIndex) {
  const random = seedRandom(11);
  const any = { minCount: 1, maxCount: index.size, minLength: 2, maxLength: 4 };
  const common = { ...any, minCount: Math.ceil(index.size / 50) };
  const draw = (bounds: typeof any) => index.promptAt(bounds, nextRandom(random)) as { prompt: string; count: number };
  const run = (count: number, work: () => void) => {
    for (let i = 0; i < WARM_UP; i++) work();
    const all = Array.from({ length: count }, () => time(work));
    return { p50ms: rounded(percentile(all, 0.5)), p99ms: rounded(percentile(all, 0.99)) };
  };
  return {
    firstPage: run(2000, () => index.wordsFor(draw(any).prompt, 0, 50)),
    firstPageEnds: run(2000, () => index.wordsFor(draw(any).prompt, 0, 50, 'ends')),
    firstPageCommonEnds: run(500, () => index.wordsFor(draw(common).prompt, 0, 50, 'ends')),
    deepPage: run(500, () => {
      const { prompt, count } = draw(common);
      index.wordsFor(prompt, nextInteger(random, count), 50);
    }),
    promptAt: run(2000, () => draw(any)),
    sampleWord: run(2000, () => index.sampleWord(draw(any).prompt, nextRandom(random))),
    dailyWord: run(500, () => dailyWord(index, 'en-US', nextInteger(random, 40_000))),
    wordOfLength: run(500, () => index.wordOfLength(2 + nextInteger(random, 12), 0, nextRandom(random))),
  };
}

function measureMemory(kind: 'none' | 'set' | 'index', languages: readonly string[], cacheDir: string): number {
  const args = [import.meta.filename, '--memory', kind, '--cache', cacheDir, ...languages];
  return Number(execFileSync(process.execPath, ['--expose-gc', ...args], { encoding: 'utf8' }));
}

function printMemory(kind: string, languages: readonly IndexedLanguage[], cacheDir: string): void {
  let kept: unknown[] = [];
  if (kind === 'index') kept = languages.map((language) => openIndex(language, { cacheDir }));
  if (kind === 'set')
    kept = languages.map((language) => new Set(readFileSync(listPath(cacheDir, language), 'utf8').split('\n')));
  (globalThis as { gc?: () => void }).gc?.();
  process.stdout.write(`${process.memoryUsage().rss}\n`);
  if (kind !== 'none' && kept.length === 0) process.exitCode = 1;
}

function benchLanguage(language: IndexedLanguage, cacheDir: string, emptyBytes: number) {
  let file = '';
  const buildMs = time(() => {
    file = buildIndex(language, { cacheDir });
  });
  const openMs = median(Array.from({ length: ROUNDS }, () => time(() => openIndex(language, { cacheDir }))));
  const index = openIndex(language, { cacheDir });
  const words = allWords(index);
  writeFileSync(listPath(cacheDir, language), words.join('\n'));
  const loadSetMs = time(() => new Set(words));
  const setBytes = measureMemory('set', [language], cacheDir) - emptyBytes;
  const indexBytes = measureMemory('index', [language], cacheDir) - emptyBytes;
  return {
    words: index.size,
    buildMs: Math.round(buildMs),
    openMs: rounded(openMs),
    loadSetMs: rounded(loadSetMs),
    fileMb: rounded(statSync(file).size / MEGABYTE),
    exists: compareExists(index, words),
    rss: {
      setMb: rounded(setBytes / MEGABYTE),
      indexMb: rounded(indexBytes / MEGABYTE),
      ratioToSet: rounded(indexBytes / setBytes),
    },
    ...timePages(index),
  };
}

function benchAll(languages: readonly IndexedLanguage[], everything: boolean): void {
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'words-bench-'));
  try {
    const emptyBytes = measureMemory('none', [], cacheDir);
    const perLanguage = Object.fromEntries(
      languages.map((language) => [language, benchLanguage(language, cacheDir, emptyBytes)]),
    );
    const machine = { cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version, load: os.loadavg()[0] };
    let allLanguages: object | undefined;
    if (everything) {
      const buildMs = time(() => {
        for (const language of INDEXED_LANGUAGES) if (!(language in perLanguage)) buildIndex(language, { cacheDir });
      });
      const openMs = time(() => {
        for (const language of INDEXED_LANGUAGES) openIndex(language, { cacheDir });
      });
      const processMb = measureMemory('index', INDEXED_LANGUAGES, cacheDir) / MEGABYTE;
      allLanguages = {
        buildOthersMs: Math.round(buildMs),
        openMs: rounded(openMs),
        processRssMb: rounded(processMb),
        emptyProcessRssMb: rounded(emptyBytes / MEGABYTE),
      };
    }
    process.stdout.write(`${JSON.stringify({ machine, languages: perLanguage, allLanguages }, null, 2)}\n`);
  } finally {
    rmSync(cacheDir, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { memory: { type: 'string' }, cache: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const wanted = INDEXED_LANGUAGES.filter((language) => positionals.includes(language));
if (values.memory !== undefined) printMemory(values.memory, wanted, values.cache ?? '');
else benchAll(wanted.length > 0 ? wanted : ['en-US', 'fi'], values.all);
