import { SCENARIO } from '../../balance/scenarios.ts';
import { drawPrompt, scaleCount } from '../draw-prompt.ts';
import type { TurnRules, TurnTask } from '../modes/turn-rules.ts';
import { dictionaryOf } from '../play.ts';

const requirement = { least: SCENARIO.longWords.letters } as const;

/** Preset 4, Long Words: 8 letters or more. */
export const longWordsRules: Partial<TurnRules> = {
  drawTask(play, player): TurnTask {
    const index = dictionaryOf(play, player);
    const least = scaleCount(SCENARIO.longWords.answers, play.state.scales[player.language] ?? 1);
    let drawn = drawPrompt(play, player);
    let answers = index.countFitting(drawn.prompt, requirement);
    for (let i = 1; i < SCENARIO.tries && answers < least; i++) {
      drawn = drawPrompt(play, player);
      answers = index.countFitting(drawn.prompt, requirement);
    }
    return { ...drawn, answers, requirement };
  },
  twists: ['fade', 'taboo', 'mirror', 'double', 'sudden', 'ends', 'blind'],
};
