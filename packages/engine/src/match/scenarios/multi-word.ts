import { SCENARIO } from '../../balance/modes/scenarios.ts';
import { nextRandom } from '../../random.ts';
import type { PromptBounds } from '../../word-index.ts';
import { drawBetween, drawPrompt, scaleCount } from '../prompt/draw-prompt.ts';
import type { MatchPlayer } from '../state/match-state.ts';
import type { TurnRules, TurnTask } from '../modes/turn-rules.ts';
import { dictionaryOf, type StepContext, takeLookup } from '../state/step-context.ts';

/** Where the first prompt is drawn. */
export const firstBounds = (scale: number): PromptBounds => ({
  minCount: scaleCount(SCENARIO.multiWord.minCount, scale),
  maxCount: Number.MAX_SAFE_INTEGER,
  minLength: SCENARIO.multiWord.letters,
  maxLength: SCENARIO.multiWord.letters,
});

/** Two prompts that enough words hold; null when none are found this time. */
function drawPair(context: StepContext, player: MatchPlayer): TurnTask | null {
  const { state } = context;
  const index = dictionaryOf(context, player);
  const scale = state.scales[player.language] ?? 1;
  for (let i = 0; i < SCENARIO.tries; i++) {
    const first = drawBetween(context, player, firstBounds(scale));
    if (first === null) return null;
    const least = scaleCount(SCENARIO.multiWord.answers, scale);
    if (!takeLookup(context)) return null;
    const second = index.partnerOf(first.prompt, least, nextRandom(state.random));
    if (second !== null) return { ...first, answers: second.count, requirement: { also: second.prompt } };
  }
  return null;
}

/** Preset 15, Multi Word: two prompts at once. */
export const multiWordRules: Partial<TurnRules> = {
  drawTask: (context, player) => drawPair(context, player) ?? drawPrompt(context, player),
  twists: ['fade', 'mirror', 'sudden', 'blind'],
};
