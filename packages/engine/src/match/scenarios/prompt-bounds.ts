import { PROMPTS } from '../../balance/match/prompts.ts';
import { SCENARIO } from '../../balance/modes/scenarios.ts';
import type { PromptBounds } from '../../word-index.ts';
import { drawBetween, drawPrompt, scaleCount } from '../prompt/draw-prompt.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { TurnRules } from '../modes/turn-rules.ts';
import type { StepContext } from '../state/step-context.ts';

const endless = Number.MAX_SAFE_INTEGER;
type Bounds = (state: MatchState, scale: number) => PromptBounds;

/** A preset that asks for prompts within bounds of its own, and may give more time for them. */
const within = (bounds: Bounds, fuse = 1): Partial<TurnRules> => ({
  drawTask(context: StepContext, player: MatchPlayer) {
    const asked = bounds(context.state, context.state.scales[player.language] ?? 1);
    return drawBetween(context, player, asked) ?? drawPrompt(context, player);
  },
  ...(fuse === 1 ? {} : { turnMs: stretched(fuse) }),
});

/** A longer fuse; what is left of a time bank stays as it is. */
export const stretched =
  (fuse: number): NonNullable<TurnRules['turnMs']> =>
  (_state, player, fuseMs) =>
    player.bankMs === null ? Math.round(fuseMs * fuse) : fuseMs;

const counted = ({ minCount, maxCount }: { minCount: number; maxCount: number }): Bounds => {
  return ({ rules }) => ({
    minCount,
    maxCount,
    minLength: PROMPTS.shortestLong,
    maxLength: rules.maxPromptLength,
  });
};

/** The counts that give these presets their names are the same in every language. */
export const subEight = counted(SCENARIO.sub8);
export const subFifty = counted(SCENARIO.sub50);
export const subFiveHundred = counted(SCENARIO.sub500);
export const minOne = counted(SCENARIO.min1);
export const fourLetter: Bounds = (_state, scale) => ({
  minCount: scaleCount(SCENARIO.fourLetter.minCount, scale),
  maxCount: endless,
  minLength: SCENARIO.fourLetter.letters,
  maxLength: SCENARIO.fourLetter.letters,
});

export const subEightRules = within(subEight, SCENARIO.sub8.fuse);
export const subFiftyRules = within(subFifty, SCENARIO.sub50.fuse);
export const subFiveHundredRules = within(subFiveHundred);
export const fourLetterRules = within(fourLetter);
export const minOneRules = within(minOne, SCENARIO.min1.fuse);
