import type { DailyOffer, DailyWord } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { claimReward, type DailyGain } from './claim-reward.ts';
import { DailyWords } from './daily-words.ts';
import type { DailyDeps } from './daily.deps.ts';
import { offerReward } from './offer-reward.ts';

/** Rewards of the day and the word of the day. */
export interface DailyService {
  /** Null: claimed already, or a guest. */
  offer(playerId: string): Promise<DailyOffer | null>;
  /** Grants today's once; null when there is none (any more). Throws `words/language_building` where it is tiles. */
  claim(playerId: string): Promise<DailyGain | null>;
  /** Throws `words/language_building`. */
  word(playerId: string, locale: GameLanguage): Promise<DailyWord>;
}

export function createDailyService(deps: DailyDeps): DailyService {
  const words = new DailyWords(deps);
  return {
    offer: (playerId) => offerReward(deps, playerId),
    claim: (playerId) => claimReward(deps, playerId),
    word: (playerId, locale) => words.read(playerId, locale),
  };
}
