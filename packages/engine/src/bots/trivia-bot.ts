import { TRIVIA } from '../balance/modes/trivia.ts';
import type { BotProfile } from '../match/state/match-setup.ts';
import type { BotAction } from '../match/state/match-state.ts';
import type { MatchTime } from '../match/state/match-time.ts';
import { nextInteger, nextRandom, type RandomState } from '../random.ts';
import { thinkMs } from './bot-mind.ts';

/** Chance that a bot knows the answer to a question of a difficulty; who knows nothing still guesses. */
export function answerChance(bot: BotProfile, difficulty: number): number {
  const { botSure, botPerDifficulty, botPerSpeed, botMiddleSpeed } = TRIVIA;
  const ease = botSure - botPerDifficulty * difficulty + botPerSpeed * (bot.typingSpeed - botMiddleSpeed);
  return 1 / (1 + Math.exp(-ease));
}

/** When and what a bot answers (mode 11). Its thinking may take longer than the question gives. */
export function planAnswer(
  bot: BotProfile,
  random: RandomState,
  question: { readonly d: number; readonly correct: number },
  from: MatchTime,
): BotAction[] {
  const knows = nextRandom(random) < answerChance(bot, question.d);
  const choice = knows ? question.correct : nextInteger(random, TRIVIA.answers);
  const at = from + Math.round(thinkMs(bot, TRIVIA.botThinkCount, random));
  return [{ at, submit: String(choice) }];
}
