/**
 * `node bench/tournament.ts [matches] [mode or language …]`: bots play every mode in every language in which it is open,
 * on the real dictionaries. Fails when a match does not end.
 */
import { GAME_LANGUAGES, MODES, type ModeName } from '@syllaboom/engine';
import { isOpen, realWords } from './matches/play-bots.ts';
import { playTournament, type TournamentResult } from './matches/tournament.ts';
import { printTable } from './print-table.ts';

const MATCHES = 200;

const args = process.argv.slice(2);
const matches = Number(args.find((arg) => /^\d+$/.test(arg)) ?? MATCHES);
const named = args.filter((arg) => !/^\d+$/.test(arg));
const names = Object.keys(MODES) as ModeName[];
const modes = names.filter((name) => !names.some((one) => named.includes(one)) || named.includes(name));
const languages = GAME_LANGUAGES.filter(
  (language) => !GAME_LANGUAGES.some((one) => named.includes(one)) || named.includes(language),
);
const words = realWords();

const round = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const row = (name: string, result: TournamentResult): string[] => [
  name,
  `${round(result.minutes[0])} / ${round(result.minutes[1])}`,
  `${result.turns[0]} / ${result.turns[1]}`,
  round(result.points),
  round(result.coins),
  round(result.exp),
  Object.entries(result.reasons)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', '),
];

const HEAD = ['language', 'minutes p50 / p95', 'turns p50 / p95', 'points', 'coins', 'exp', 'ended by'];

let endless = 0;
for (const name of modes) {
  printTable(`${name}, ${matches} matches in each language`, HEAD, []);
  for (const language of languages) {
    if (!isOpen(MODES[name], language, words)) continue;
    const result = playTournament(MODES[name], language, words, matches);
    endless += result.endless.length;
    console.log(`| ${row(language, result).join(' | ')} |`);
    if (result.endless.length > 0) console.error(`without end: seeds ${result.endless.join(' ')}`);
  }
}
if (endless > 0) process.exitCode = 1;
