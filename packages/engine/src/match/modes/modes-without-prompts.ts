import { CARD_CLASSES } from '../../balance/modes/card-bet.ts';
import { PROMPTS } from '../../balance/match/prompts.ts';
import { SCENARIO } from '../../balance/modes/scenarios.ts';
import { LENGTH_LIMIT } from '../../balance/modes/word-modes.ts';
import { YAPPING } from '../../balance/modes/yapping.ts';
import { MODE_IDS, MODES, type ModeId } from '../../catalogue/modes.ts';
import type { WordIndex } from '../../word-index.ts';
import { listScale, scaleCount } from '../prompt/draw-prompt.ts';
import { climbRungs } from './climb.ts';

/** The shortest of the host's longest lengths: what is enough for it is enough for the other. */
const LENGTHS = { minLength: PROMPTS.shortestLong, maxLength: PROMPTS.shortestLong } as const;

/** A language's dictionary, as far as its prompts are counted. */
interface PromptCounts {
  readonly index: WordIndex;
  /** How small the list is. */
  readonly scale: number;
  /** Prompts with so many words. */
  between(minCount: number, maxCount?: number): number;
  /** Prompts with at least so many words, fewer in a small list. */
  from(count: number): number;
}

const anyPrompt = ({ between }: PromptCounts): number => between(1);
/** Of the cards' three kinds of prompt the one with the fewest. */
const leastCard = ({ between, scale }: PromptCounts): number =>
  Math.min(
    ...Object.values(CARD_CLASSES).map(({ least, most }) => between(scaleCount(least, scale), scaleCount(most, scale))),
  );

/** How many prompts a mode has in a language; null for the modes that draw none of their own. */
const PROMPTS_OF: Readonly<Record<ModeId, ((counts: PromptCounts) => number) | null>> = {
  [MODES.original]: anyPrompt,
  [MODES.chainWord]: anyPrompt,
  [MODES.guessWord]: null,
  [MODES.customPrompts]: null,
  [MODES.typeRacer]: null,
  [MODES.lengthLimit]: ({ from }) => from(LENGTH_LIMIT.promptWords),
  [MODES.monsters]: anyPrompt,
  [MODES.climb]: ({ index, scale }) => climbRungs(index, scale, { maxPromptLength: LENGTHS.maxLength }).length,
  [MODES.cardBet]: leastCard,
  [MODES.scapes]: null,
  [MODES.trivia]: null,
  [MODES.yapping]: ({ from }) => from(YAPPING.leastWords),
};

function countsOf(index: WordIndex): PromptCounts {
  const scale = listScale(index.size);
  const between = (minCount: number, maxCount = Number.MAX_SAFE_INTEGER): number =>
    index.countPrompts({ minCount, maxCount, ...LENGTHS });
  return { index, scale, between, from: (count) => between(scaleCount(count, scale)) };
}

/** A dictionary doesn't change: its modes are found once. */
const KNOWN = new WeakMap<WordIndex, readonly ModeId[]>();

/** The modes for which a language's list holds too few prompts: they are locked in it (rules section 2). */
export function modesWithoutPrompts(index: WordIndex): readonly ModeId[] {
  const known = KNOWN.get(index);
  if (known) return known;
  const counts = countsOf(index);
  const few = MODE_IDS.filter((mode) => (PROMPTS_OF[mode]?.(counts) ?? SCENARIO.leastPrompts) < SCENARIO.leastPrompts);
  KNOWN.set(index, few);
  return few;
}
