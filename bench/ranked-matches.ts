/**
 * `node bench/ranked-matches.ts [matches] [language …]`: ranked matches of two bots of equal and of unequal strength in
 * every language, on the real dictionaries. Fails when a match has no winner.
 */
import { GAME_LANGUAGES } from '@syllaboom/engine';
import { realWords } from './matches/play-bots.ts';
import { playRanked } from './matches/ranked-bots.ts';
import { printTable } from './print-table.ts';

const MATCHES = 100;
/** Typing speeds of the two. */
const PAIRS = [
  [3, 3],
  [6, 6],
  [9, 9],
  [6, 4],
  [8, 4],
] as const;

const args = process.argv.slice(2);
const matches = Number(args.find((arg) => /^\d+$/.test(arg)) ?? MATCHES);
const languages = GAME_LANGUAGES.filter(
  (language) => !GAME_LANGUAGES.some((one) => args.includes(one)) || args.includes(language),
);
const words = realWords();
const short = (value: number): string => value.toFixed(1);

for (const language of languages) {
  const rows = PAIRS.map((speeds) => {
    const result = playRanked(language, speeds, words, matches);
    if (result.undecided.length > 0) {
      console.error(`without a winner: seeds ${result.undecided.join(' ')}`);
      process.exitCode = 1;
    }
    return [
      speeds.join(' against '),
      `${short(result.minutes[0])} / ${short(result.minutes[1])}`,
      `${result.rounds[0]} / ${result.rounds[1]}`,
      `${Math.round(result.firstWins * 100)} %`,
    ];
  });
  printTable(
    `${language}, ${matches} matches`,
    ['typing speeds', 'minutes p50 / p95', 'rounds', 'first one wins'],
    rows,
  );
}
