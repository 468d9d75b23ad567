import type { DailyOffer } from '@syllaboom/contracts';
import { DAILY_REWARDS, dailyChance, utcDayOf } from '@syllaboom/engine';
import { isGuestId } from '#platform/ids/random-id.ts';
import { readDailyState } from './daily-reward.repository.ts';
import type { DailyDeps } from './daily.deps.ts';

/** The reward that waits for a player today; null when it was claimed already, and for guests, who keep nothing. */
export async function offerReward({ database, clock }: DailyDeps, playerId: string): Promise<DailyOffer | null> {
  if (isGuestId(playerId)) return null;
  const chance = dailyChance(await readDailyState(database.db, playerId), utcDayOf(clock.now().getTime()));
  return chance && { ...chance, rewards: [...DAILY_REWARDS] };
}
