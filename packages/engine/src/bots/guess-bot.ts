import { GUESS } from '../balance/modes/guess-word.ts';
import { judgeGuess } from '../match/modes/guess-word/judge-guess.ts';
import { markGuess } from '../match/modes/guess-word/guess-marks.ts';
import {
  type GuessTable,
  hiddenOf,
  knownCount,
  knownLetters,
  patternOf,
  tableOf,
} from '../match/modes/guess-word/guess-table.ts';
import type { BotProfile } from '../match/state/match-setup.ts';
import type { MatchPlayer } from '../match/state/match-state.ts';
import type { StepContext } from '../match/state/step-context.ts';
import { vocabularyOf } from './vocabulary.ts';
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

/** How much of what everybody knows speaks against a word: marks that it would have got otherwise, known letters that it lacks. */
function contradictions(word: string, table: GuessTable): number {
  const lacking = knownLetters(table).filter((letter, i) => letter !== null && letter !== word[i]).length;
  return table.guesses.reduce((sum, guess) => {
    const marks = markGuess(guess.word, word);
    return sum + guess.marks.filter((mark, i) => mark !== marks[i]).length;
  }, lacking);
}

/** Common words that come to a bot's mind, and words that hold the letters that are known side by side. */
function* thinkOfWords(context: StepContext, table: GuessTable, bot: BotProfile | null): Generator<string> {
  const { random } = context.state;
  const index = context.words(table.language);
  const least = vocabularyOf(bot)?.leastTier ?? 0;
  const tier = least || ((bot?.typingSpeed ?? 0) >= GUESS.botCommonSpeed ? GUESS.tier : 0);
  for (let i = 0; i < GUESS.botSamples; i++) {
    const word = index.wordOfLength(hiddenOf(table).length, tier, nextRandom(random));
    if (word !== null) yield word;
  }
  const run = knownRun(table);
  if (run.length < 2) return;
  const offset = nextInteger(random, Math.max(1, index.count(run) - GUESS.botPage + 1));
  for (const word of index.wordsFor(run, offset, GUESS.botPage))
    if (!index.isOffensive(word) && (least === 0 || index.tier(word) >= least)) yield word;
}

/** A word that a bot guesses: the first that fits everything that everybody knows, else the one that fits best. */
export function chooseGuess(context: StepContext, player: MatchPlayer): string | null {
  const { state } = context;
  const table = tableOf(state);
  const speed = player.bot?.typingSpeed ?? 0;
  if (nextRandom(state.random) < seesChance(table, speed)) return hiddenOf(table);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const word of thinkOfWords(context, table, player.bot)) {
    const against = contradictions(word, table);
    if (against >= least || judgeGuess(context, player, word) !== null) continue;
    best = word;
    least = against;
    if (against === 0) break;
  }
  return best;
}
