import { SCENARIO } from '../../balance/modes/scenarios.ts';
import { nextRandom } from '../../random.ts';
import type { CountedPrompt, PromptBounds } from '../../word-index.ts';
import { drawBetween, drawPrompt, scaleCount } from '../prompt/draw-prompt.ts';
import type { MatchPlayer } from '../state/match-state.ts';
import type { TurnRules } from '../modes/turn-rules.ts';
import { dictionaryOf, type StepContext } from '../state/step-context.ts';
import { stretched } from './prompt-bounds.ts';

/** Prompts of 4 letters with few words. */
export const rareBounds = (scale: number): PromptBounds => ({
  minCount: SCENARIO.hypo.minCount,
  maxCount: scaleCount(SCENARIO.hypo.maxCount, scale),
  minLength: SCENARIO.hypo.letters,
  maxLength: SCENARIO.hypo.letters,
});

/** A prompt over a joiner that was not played yet; null when this time there is none. */
function drawJoined(context: StepContext, player: MatchPlayer): CountedPrompt | null {
  const { state } = context;
  if (nextRandom(state.random) >= SCENARIO.hypo.joinedShare) return null;
  for (let i = 0; i < SCENARIO.tries; i++) {
    const drawn = dictionaryOf(context, player).joinedPrompt(SCENARIO.hypo.joinedLeast, nextRandom(state.random));
    if (drawn === null || !state.usedPrompts.includes(drawn.prompt)) return drawn;
  }
  return null;
}

/** Preset 12, Hypo: prompts over a hyphen or an apostrophe, or rare ones of 4 letters. */
export const hypoRules: Partial<TurnRules> = {
  drawTask: (context, player) =>
    drawJoined(context, player) ??
    drawBetween(context, player, rareBounds(context.state.scales[player.language] ?? 1)) ??
    drawPrompt(context, player),
  turnMs: stretched(SCENARIO.hypo.fuse),
  twists: ['fade', 'mirror', 'sudden', 'blind'],
};
