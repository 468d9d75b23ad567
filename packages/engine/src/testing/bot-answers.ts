import { BOT_PRESETS, type BotStrength } from '../balance/room/bots.ts';
import { chooseWord } from '../bots/choose-word.ts';
import { profileOf } from '../bots/strength.ts';
import type { GameLanguage } from '../catalogue/languages.ts';
import { createMatch } from '../match/create-match.ts';
import { drawPrompt } from '../match/prompt/draw-prompt.ts';
import { markUsed } from '../match/word/used-words.ts';
import type { WordIndex } from '../word-index.ts';
import { scenarioSetup } from './scenario.ts';

/** After so many prompts the next match begins. */
const PROMPTS_OF_A_MATCH = 100;

/** What a bot of a preset answers to a prompt; null when it knows nothing. */
export interface BotAnswer {
  readonly prompt: string;
  readonly word: string | null;
}

/** What a bot of a preset says to the prompts of ordinary matches, each of a hundred turns in which no word comes twice. */
export function* botAnswers(
  index: WordIndex,
  strength: BotStrength,
  { seed = 1, prompts = 50 }: { readonly seed?: number; readonly prompts?: number } = {},
): Generator<BotAnswer> {
  const words = () => index;
  const bot = profileOf(BOT_PRESETS[strength]);
  const language = index.language as GameLanguage;
  for (let from = 0; from < prompts; from += PROMPTS_OF_A_MATCH) {
    const setup = scenarioSetup({ seed: seed + from, players: 1, bots: [bot], language });
    const { state } = createMatch(setup, words, 0);
    const player = state.players.find((one) => one.bot !== null);
    if (!player) return;
    const play = { state, words, events: [], lookups: 0 };
    for (let turn = 0; turn < Math.min(PROMPTS_OF_A_MATCH, prompts - from); turn++) {
      state.round = 1 + Math.floor(turn / state.players.length);
      const { prompt } = drawPrompt(play, player);
      state.prompt = prompt;
      const word = chooseWord(play, player);
      if (word !== null) markUsed(state, word);
      yield { prompt, word };
    }
  }
}
