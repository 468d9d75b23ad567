import { SCENARIO } from '../../balance/modes/scenarios.ts';
import type { CountedPrompt } from '../../word-index.ts';
import { drawWanted, scaleCount } from '../prompt/draw-prompt.ts';
import type { TurnRules } from '../modes/turn-rules.ts';

/** The prompt of each language: one, unless the room has several. */
type Prompts = Readonly<Record<string, CountedPrompt>>;

/** Preset 2, Single Prompt: the same prompt all match. */
export const singlePromptRules: Partial<TurnRules> = {
  begin({ state }) {
    state.modeState = {} satisfies Prompts;
  },
  drawTask(play, player) {
    const { state } = play;
    const { language } = player;
    const prompts = state.modeState as Prompts;
    const floor = SCENARIO.singlePrompt.minCount;
    const minCount = scaleCount(floor, state.scales[language] ?? 1);
    const wanted = { minCount, maxCount: Number.MAX_SAFE_INTEGER, floor, logUniform: false };
    const prompt = prompts[language] ?? drawWanted(play, player, wanted);
    state.modeState = { ...prompts, [language]: prompt } satisfies Prompts;
    return prompt;
  },
};
