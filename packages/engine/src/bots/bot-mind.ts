import { BOTS } from '../balance/room/bots.ts';
import type { BotProfile } from '../match/state/match-setup.ts';
import { nextNormal, type RandomState } from '../random.ts';

/** A bot's words per minute. */
export const botWpm = (bot: BotProfile): number => BOTS.wpmBase + BOTS.wpmStep * (bot.typingSpeed - 1);

/** Chance that a bot knows an answer to a prompt with this many words (in a list of the reference size). */
export function knowChance(bot: BotProfile, count: number): number {
  const skill = BOTS.knowPerSpeed * (bot.typingSpeed - BOTS.knowMiddleSpeed);
  const ease = Math.log10(Math.max(1, count)) - BOTS.knowMiddle + skill;
  return 1 / (1 + Math.exp(-BOTS.knowSteepness * ease));
}

/** Time to the next key: log-normal around the bot's speed. */
export function keyMs(bot: BotProfile, random: RandomState): number {
  const mean = BOTS.keyMsAtOneWpm / botWpm(bot);
  return mean * Math.exp(BOTS.keySpread * nextNormal(random) - BOTS.keySpread ** 2 / 2);
}

/** Median time that a bot thinks before its first key. */
export const medianThinkMs = (bot: BotProfile, count: number): number =>
  BOTS.thinkMsPerPoint * bot.thinkingTime * (BOTS.thinkReferenceCount / Math.max(1, count)) ** BOTS.thinkExponent;

/** Time that a bot thinks before its first key. */
export const thinkMs = (bot: BotProfile, count: number, random: RandomState): number =>
  medianThinkMs(bot, count) * Math.exp(BOTS.thinkSpread * nextNormal(random));

/** Chance of a wrong key. */
export const typoChance = (bot: BotProfile): number => BOTS.typoPerPoint * bot.typoAmount;
