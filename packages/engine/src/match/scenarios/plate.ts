import { PROMPTS } from '../../balance/match/prompts.ts';
import { SCENARIO } from '../../balance/modes/scenarios.ts';
import { chooseWord } from '../../bots/choose-word.ts';
import { vocabularyOf } from '../../bots/vocabulary.ts';
import { WORD_JOINERS } from '../../language/alphabets.ts';
import { nextInteger, nextRandom } from '../../random.ts';
import type { WordIndex } from '../../word-index.ts';
import { drawPrompt, scaleCount } from '../prompt/draw-prompt.ts';
import { judgeWord } from '../word/judge-word.ts';
import type { MatchPlayer } from '../state/match-state.ts';
import type { TurnRules, TurnTask } from '../modes/turn-rules.ts';
import { dictionaryOf, type StepContext, takeLookup } from '../state/step-context.ts';

const requirement = { gaps: true } as const;

/** Letters of a word in their order, none beside another; null when the word is too short. */
function pickLetters(context: StepContext, word: string): string | null {
  const letters = [...word].filter((letter) => !WORD_JOINERS.includes(letter));
  // So many places may be left out besides the one between two letters.
  let spare = letters.length - (SCENARIO.plate.letters * 2 - 1);
  if (spare < 0) return null;
  let at = -2;
  let picked = '';
  for (let i = 0; i < SCENARIO.plate.letters; i++) {
    const skipped = nextInteger(context.state.random, spare + 1);
    spare -= skipped;
    at += 2 + skipped;
    picked += letters[at] ?? '';
  }
  return picked;
}

/** Letters with enough answers; null when none are found this time. */
function drawPlate(context: StepContext, index: WordIndex, scale: number): TurnTask | null {
  const { state } = context;
  const least = scaleCount(SCENARIO.plate.answers, scale);
  for (let i = 0; i < SCENARIO.tries; i++) {
    const word = index.commonWord(0, nextRandom(state.random));
    const prompt = word === null ? null : pickLetters(context, word);
    if (prompt === null || state.usedPrompts.includes(prompt) || index.isOffensive(prompt)) continue;
    if (!takeLookup(context)) return null;
    const count = index.countFitting(prompt, requirement);
    if (count >= least) return { prompt, count, requirement };
  }
  return null;
}

/** Words with the letters that were not played yet. */
function answers(context: StepContext, player: MatchPlayer, most: number): readonly string[] {
  const { state } = context;
  const index = dictionaryOf(context, player);
  const pick = nextRandom(state.random);
  const words = index.fittingWords(state.prompt, state.requirement, pick, most + SCENARIO.plate.spareAnswers);
  return words.filter((word) => judgeWord(context, player, word) === null).slice(0, most);
}

/** Preset 14, Plate: letters in order with anything between them, as on a number plate. */
export const plateRules: Partial<TurnRules> = {
  drawTask: (context, player) =>
    drawPlate(context, dictionaryOf(context, player), context.state.scales[player.language] ?? 1) ??
    drawPrompt(context, player),
  hints: (context, player) => answers(context, player, PROMPTS.hints),
  botWord: (context, player) =>
    vocabularyOf(player.bot) === null ? (answers(context, player, 1)[0] ?? null) : chooseWord(context, player),
  twists: ['fade', 'mirror', 'sudden', 'blind'],
};
