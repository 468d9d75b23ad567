import { CARD_CLASSES } from '../../balance/modes/card-bet.ts';
import { PROMPTS } from '../../balance/match/prompts.ts';
import { SCENARIO } from '../../balance/modes/scenarios.ts';
import { LENGTH_LIMIT } from '../../balance/modes/word-modes.ts';
import { YAPPING } from '../../balance/modes/yapping.ts';
import { MODES, type ModeId } from '../../catalogue/modes.ts';
import type { WordIndex } from '../../word-index.ts';
import { listScale, scaleCount } from '../prompt/draw-prompt.ts';
import { climbRungs } from './climb.ts';

/** The shortest of the host's longest lengths: what is enough for it is enough for the other. */
const LENGTHS = { minLength: PROMPTS.shortestLong, maxLength: PROMPTS.shortestLong } as const;

/** How many prompts each mode that draws its own has in a language. */
function promptsOf(index: WordIndex): readonly (readonly [ModeId, number])[] {
  const scale = listScale(index.size);
  const between = (minCount: number, maxCount = Number.MAX_SAFE_INTEGER): number =>
    index.countPrompts({ minCount, maxCount, ...LENGTHS });
  const from = (count: number): number => between(scaleCount(count, scale));
  const classes = Object.values(CARD_CLASSES).map(({ least, most }) =>
    between(scaleCount(least, scale), scaleCount(most, scale)),
  );
  return [
    [MODES.original, between(1)],
    [MODES.chainWord, between(1)],
    [MODES.monsters, between(1)],
    [MODES.lengthLimit, from(LENGTH_LIMIT.promptWords)],
    [MODES.climb, climbRungs(index, scale, { maxPromptLength: LENGTHS.maxLength }).length],
    [MODES.cardBet, Math.min(...classes)],
    [MODES.yapping, from(YAPPING.leastWords)],
  ];
}

/** A dictionary doesn't change: its modes are found once. */
const KNOWN = new WeakMap<WordIndex, readonly ModeId[]>();

/** The modes for which a language's list holds too few prompts: they are locked in it (rules section 2) [R0298]. */
export function modesWithoutPrompts(index: WordIndex): readonly ModeId[] {
  const known = KNOWN.get(index);
  if (known) return known;
  const few = promptsOf(index)
    .filter(([, prompts]) => prompts < SCENARIO.leastPrompts)
    .map(([mode]) => mode);
  KNOWN.set(index, few);
  return few;
}
