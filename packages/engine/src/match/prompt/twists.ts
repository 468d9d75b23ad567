import { COMMONEST_LETTERS, TWIST } from '../../balance/match/twists.ts';
import { nextInteger, nextRandom } from '../../random.ts';
import type { PromptPlace } from '../../word-index.ts';
import type { WordTest } from '../../word-search.ts';
import { scaleCount } from './draw-prompt.ts';
import { TWISTS, type Twist, type TwistName } from '../../catalogue/twists.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { TurnTask } from '../modes/turn-rules.ts';
import { dictionaryOf, type StepContext, takeLookup } from '../state/step-context.ts';
import { ANY_WORD, isAnyWord } from './requirement.ts';

/** With reduced motion, hiding effects become a demand for long words. */
const CALM: Partial<Record<TwistName, TwistName>> = { fade: 'long', blind: 'long' };

/** Draws the twist of a round: never the one before. Taboo's letter is drawn with it. */
export function drawRoundTwist(
  context: StepContext,
  player: MatchPlayer,
  allowed: readonly TwistName[] = TWISTS,
): Twist {
  const { state } = context;
  const played = (name: TwistName): TwistName => (state.rules.calmTwists ? (CALM[name] ?? name) : name);
  const names = TWISTS.filter((name) => allowed.includes(played(name)) && played(name) !== state.roundTwist?.name);
  const name = played(names[nextInteger(state.random, names.length)] ?? 'mirror');
  if (name !== 'taboo') return { name };
  const letters = COMMONEST_LETTERS[player.language];
  return { name, letters: letters[nextInteger(state.random, letters.length)] ?? letters.charAt(0) };
}

const holds = (word: string, letters: string): boolean => word.includes(letters);

/** The round's twist with the letters that this task gives it; null when the task leaves too few answers. */
export function dressTwist(context: StepContext, player: MatchPlayer, twist: Twist, task: TurnTask): Twist | null {
  const index = dictionaryOf(context, player);
  const { prompt, requirement = ANY_WORD } = task;
  const scaled = (count: number): number => scaleCount(count, context.state.scales[player.language] ?? 1);
  const leaves = (least: number, test: WordTest): boolean =>
    takeLookup(context) && index.countFitting(prompt, { ...requirement, ...test }) >= scaled(least);
  switch (twist.name) {
    case 'taboo': {
      const without = twist.letters ?? '';
      return !holds(prompt, without) && leaves(TWIST.tabooAnswers, { without }) ? twist : null;
    }
    case 'long':
      return leaves(TWIST.longAnswers, { least: TWIST.longLetters }) ? twist : null;
    case 'double': {
      if (requirement.also !== undefined || !takeLookup(context)) return null;
      const also = index.partnerOf(prompt, scaled(TWIST.doubleAnswers), nextRandom(context.state.random))?.prompt;
      if (also === undefined) return null;
      const isEnough = isAnyWord(requirement) || leaves(TWIST.doubleAnswers, { also });
      return isEnough ? { name: 'double', letters: also } : null;
    }
    case 'ends':
      return leaves(TWIST.endsAnswers, { closing: true }) ? twist : null;
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

/** What a word of the running turn must be besides holding the prompt, twist included. */
export function turnTest({ requirement, twist }: MatchState): WordTest {
  switch (twist?.name) {
    case 'taboo':
      return { ...requirement, without: twist.letters ?? '' };
    case 'long':
      return { ...requirement, least: Math.max(requirement.least ?? 0, TWIST.longLetters) };
    case 'double':
      return { ...requirement, also: twist.letters ?? '' };
    case 'ends':
      return { ...requirement, closing: true };
    default:
      return requirement;
  }
}
