import { SCAPES } from '../balance/modes/scapes.ts';
import type { BotProfile } from '../match/state/match-setup.ts';
import type { BotAction } from '../match/state/match-state.ts';
import type { MatchTime } from '../match/state/match-time.ts';
import { nextInteger, nextRandom, type RandomState } from '../random.ts';
import type { FrequencyTier } from '../word-index.ts';
import { vocabularyOf } from './vocabulary.ts';
import { keyMs, thinkMs } from './bot-mind.ts';

/** Chance that a bot sees a word of its vocabulary that it looks at. */
const sees = (bot: BotProfile, tier: FrequencyTier): number =>
  Math.max(
    SCAPES.botKnowsLeast,
    (SCAPES.botKnows[tier] ?? 0) + SCAPES.botKnowsPerSpeed * (bot.typingSpeed - SCAPES.botMiddleSpeed),
  );

/**
 * The next word that a bot lays in a circle (mode 10). When it sees none for long, it takes its letters back and looks
 * again: it is as much there as somebody who ponders. Nothing where all words are found.
 */
export function planScapeWord(
  bot: BotProfile,
  random: RandomState,
  words: readonly string[],
  tierOf: (word: string) => FrequencyTier,
  from: MatchTime,
): BotAction[] {
  // Most words of a circle are rare: who looked among all of them would come upon one of its own once a round.
  const leastTier = vocabularyOf(bot)?.leastTier ?? 0;
  const known = leastTier === 0 ? words : words.filter((word) => tierOf(word) >= leastTier);
  let at = from;
  for (let i = 0; i < SCAPES.botTries && words.length > 0; i++) {
    const word = known[nextInteger(random, known.length)] ?? '';
    at += Math.round(thinkMs(bot, SCAPES.botThinkCount, random));
    if (word === '' || nextRandom(random) >= sees(bot, tierOf(word))) continue;
    for (let key = 0; key <= word.length; key++) at += Math.round(keyMs(bot, random));
    return [{ at, submit: word }];
  }
  return words.length === 0 ? [] : [{ at, delta: { t: 'r', w: '' } }];
}
