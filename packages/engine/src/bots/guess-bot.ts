import { GUESS } from '../balance/guess-word.ts';
import { judgeGuess } from '../match/modes/judge-guess.ts';
import { isPossible } from '../match/modes/guess-marks.ts';
import { type GuessTable, hiddenOf, knownCount, knownLetters, patternOf, tableOf } from '../match/modes/guess-table.ts';
import type { MatchPlayer } from '../match/match-types.ts';
import type { Play } from '../match/play.ts';
import { nextInteger, nextRandom } from '../random.ts';

/** Chance that a bot sees the word in what is known of it. */
const seesChance = (table: GuessTable, typingSpeed: number): number =>
  (knownCount(table) / Math.max(1, hiddenOf(table).length)) * (GUESS.botSeesBase + GUESS.botSeesStep * typingSpeed);

/** The longest run of known letters that a dictionary can be asked for. */
const knownRun = (table: GuessTable): string =>
  patternOf(table)
    .split('_')
    .map((run) => run.slice(0, 4))
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '');

/** A word that a bot guesses: one that fits everything that everybody knows; null when it finds none. */
export function chooseGuess(play: Play, player: MatchPlayer): string | null {
  const { state } = play;
  const table = tableOf(state);
  const speed = player.bot?.typingSpeed ?? 0;
  if (nextRandom(state.random) < seesChance(table, speed)) return hiddenOf(table);
  const index = play.words(table.language);
  const known = knownLetters(table);
  const fits = (word: string): boolean =>
    isPossible(word, known, table.guesses) && judgeGuess(play, player, word) === null && !index.isOffensive(word);
  const tier = speed >= GUESS.botCommonSpeed ? GUESS.tier : 0;
  for (let i = 0; i < GUESS.botSamples; i++) {
    const word = index.wordOfLength(known.length, tier, nextRandom(state.random));
    if (word === null) break;
    if (fits(word)) return word;
  }
  const run = knownRun(table);
  if (run.length < 2) return null;
  const offset = nextInteger(state.random, Math.max(1, index.count(run) - GUESS.botPage + 1));
  return index.wordsFor(run, offset, GUESS.botPage).find(fits) ?? null;
}
