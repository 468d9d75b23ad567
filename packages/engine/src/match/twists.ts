import { COMMONEST_LETTERS, TWIST } from '../balance/twists.ts';
import { WORD_JOINERS } from '../language/alphabets.ts';
import { nextInteger, nextRandom } from '../random.ts';
import type { PromptPlace, WordIndex } from '../word-index.ts';
import { scaleCount } from './draw-prompt.ts';
import { TWISTS, type MatchPlayer, type MatchState, type Twist, type TwistName } from './match-types.ts';
import type { TurnTask } from './modes/turn-rules.ts';
import { dictionaryOf, type Play } from './play.ts';
import { ANY_WORD, meetsRequirement } from './requirement.ts';

/** With reduced motion, hiding effects become a demand for long words. */
const CALM: Partial<Record<TwistName, TwistName>> = { fade: 'long', blind: 'long' };

/** Draws the twist of a round: never the one before. Taboo's letter is drawn with it. */
export function drawRoundTwist(play: Play, player: MatchPlayer, allowed: readonly TwistName[] = TWISTS): Twist {
  const { state } = play;
  const played = (name: TwistName): TwistName => (state.rules.calmTwists ? (CALM[name] ?? name) : name);
  const names = TWISTS.filter((name) => allowed.includes(played(name)) && played(name) !== state.roundTwist?.name);
  const name = played(names[nextInteger(state.random, names.length)] ?? 'mirror');
  if (name !== 'taboo') return { name };
  const letters = COMMONEST_LETTERS[player.language];
  return { name, letters: letters[nextInteger(state.random, letters.length)] ?? letters.charAt(0) };
}

const holds = (word: string, letters: string): boolean => word.includes(letters);

/** A page of the task's words from a random place: enough to see what a twist leaves of them. */
function lookAt(
  { state }: Play,
  index: WordIndex,
  { prompt, count, requirement = ANY_WORD }: TurnTask,
): readonly string[] {
  const offset = nextInteger(state.random, Math.max(1, count - TWIST.looksAt + 1));
  const page = index.wordsFor(prompt, offset, TWIST.looksAt, requirement.place);
  return page.filter((word) => meetsRequirement(word, prompt, requirement));
}

/** A second prompt that enough of the words with the first one hold too; null when there is none. */
function secondPrompt(play: Play, index: WordIndex, first: TurnTask, wanted: number): string | null {
  const tallies = new Map<string, number>();
  for (const word of lookAt(play, index, first)) {
    const pairs = new Set<string>();
    for (let i = 0; i + TWIST.doubleLetters <= word.length; i++) pairs.add(word.slice(i, i + TWIST.doubleLetters));
    for (const pair of pairs) tallies.set(pair, (tallies.get(pair) ?? 0) + 1);
  }
  const showable = (pair: string): boolean =>
    !holds(first.prompt, pair) && ![...WORD_JOINERS].some((joiner) => holds(pair, joiner)) && !index.isOffensive(pair);
  const fitting = [...tallies].filter(([pair, tally]) => tally >= wanted && showable(pair));
  return fitting[Math.floor(nextRandom(play.state.random) * fitting.length)]?.[0] ?? null;
}

/** The round's twist with the letters that this prompt gives it; null when the prompt leaves too few answers. */
export function dressTwist(play: Play, player: MatchPlayer, twist: Twist, prompt: TurnTask): Twist | null {
  const index = dictionaryOf(play, player);
  const passing = (passes: (word: string) => boolean): number => lookAt(play, index, prompt).filter(passes).length;
  const scaled = (count: number): number => scaleCount(count, play.state.scales[player.language] ?? 1);
  switch (twist.name) {
    case 'taboo': {
      const letter = twist.letters ?? '';
      if (holds(prompt.prompt, letter)) return null;
      return passing((word) => !holds(word, letter)) >= scaled(TWIST.tabooAnswers) ? twist : null;
    }
    case 'long':
      return passing((word) => word.length >= TWIST.longLetters) >= scaled(TWIST.longAnswers) ? twist : null;
    case 'double': {
      const letters = secondPrompt(play, index, prompt, scaled(TWIST.doubleAnswers));
      return letters === null ? null : { name: 'double', letters };
    }
    case 'ends':
      if (prompt.requirement === undefined)
        return index.count(prompt.prompt, 'ends') >= scaled(TWIST.endsAnswers) ? twist : null;
      return passing((word) => word.endsWith(prompt.prompt)) >= scaled(TWIST.endsAnswers) ? twist : null;
    default:
      return twist;
  }
}

/** Whether a word with the prompt in it obeys the turn's twist. */
export function obeysTwist(state: MatchState, word: string): boolean {
  const { twist } = state;
  switch (twist?.name) {
    case 'taboo':
      return !holds(word, twist.letters ?? '');
    case 'long':
      return word.length >= TWIST.longLetters;
    case 'double':
      return holds(word, twist.letters ?? '');
    case 'ends':
      return word.endsWith(state.prompt);
    default:
      return true;
  }
}

/** Where the prompt must stand in a word of this turn. */
export const promptPlace = (state: MatchState): PromptPlace =>
  state.requirement.place ?? (state.twist?.name === 'ends' ? 'ends' : 'contains');
