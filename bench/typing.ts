/**
 * `node bench/typing.ts [matches]`: how often people and scripts are taken for a script, by the words of a match, and what
 * judging a word costs. People must stand at 0 everywhere.
 */
import { FRESH_TRACE, isTrusted, traceDraft, traceSubmit } from '@syllaboom/engine';
import { doubtedShare, type Hands, IMITATORS, PEOPLE, SCRIPTS } from '@syllaboom/engine/testing';
import { printTable } from './print-table.ts';

const WORDS = [6, 12, 30, 60, 200];
const LETTERS = 'FOUNTAIN';
const TURNS = 200_000;
const matches = Number(process.argv[2] ?? 1_000);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function printRates(title: string, hands: Readonly<Record<string, Hands>>): void {
  const rows = Object.entries(hands).map(([name, one]) => [
    name,
    ...WORDS.map((words) => percent(doubtedShare(one, words, matches))),
  ]);
  printTable(title, ['taken for a script after … words', ...WORDS.map(String)], rows);
}

/** What a typed word costs: its eight keys and its judgement, in µs. */
function wordCost(): number {
  let trace = FRESH_TRACE;
  let trusted = 0;
  const began = performance.now();
  for (let turn = 0; turn < TURNS; turn++) {
    const since = turn * 5_000;
    for (let i = 0; i < LETTERS.length; i++) {
      trace = traceDraft(trace, { t: 'a', a: LETTERS.charAt(i) }, since, since + 900 + 100 * i);
    }
    trace = traceSubmit(trace, LETTERS.length, since, since + 1_800);
    if (isTrusted(trace)) trusted++;
  }
  const tookMs = performance.now() - began;
  return trusted < TURNS ? (1_000 * tookMs) / TURNS : 0;
}

printRates('People', PEOPLE);
printRates('Scripts', SCRIPTS);
printRates('Imitators, which nothing is promised of', IMITATORS);
console.log(`\nA word of eight keys: ${wordCost().toFixed(2)} µs\n`);
