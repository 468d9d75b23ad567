import { SCENARIO } from '../../balance/modes/scenarios.ts';
import { drawPrompt, scaleCount } from '../prompt/draw-prompt.ts';
import type { TurnRules, TurnTask } from '../modes/turn-rules.ts';
import { dictionaryOf, takeLookup } from '../state/step-context.ts';

const requirement = { least: SCENARIO.longWords.letters } as const;

/** Preset 4, Long Words: 8 letters or more. */
export const longWordsRules: Partial<TurnRules> = {
  drawTask(play, player): TurnTask | null {
    const index = dictionaryOf(play, player);
    const least = scaleCount(SCENARIO.longWords.answers, play.state.scales[player.language] ?? 1);
    let best: TurnTask | null = null;
    for (let i = 0; i < SCENARIO.tries; i++) {
      const drawn = drawPrompt(play, player);
      // The first one is looked at in any case.
      if (!takeLookup(play) && best !== null) break;
      const answers = index.countFitting(drawn.prompt, requirement);
      if (best === null || answers > (best.answers ?? 0)) best = { ...drawn, answers, requirement };
      if (answers >= least) break;
    }
    return best;
  },
  twists: ['fade', 'taboo', 'mirror', 'double', 'sudden', 'ends', 'blind'],
};
