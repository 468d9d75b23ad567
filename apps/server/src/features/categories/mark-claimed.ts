import type { PlayerProfile } from '@syllaboom/contracts';
import type { ClaimedCategory } from './category-reward.repository.ts';

/** Complete categories, those marked that were claimed; with claimed ones to which words have come since. */
export function markClaimed(
  completed: readonly Omit<PlayerProfile['achivements'][number], 'claimed'>[],
  claims: readonly ClaimedCategory[],
): PlayerProfile['achivements'] {
  const isSame = (one: { achievement: string; locale: string }, claim: ClaimedCategory): boolean =>
    one.locale === claim.locale && one.achievement === claim.category;
  return [
    ...completed.map((one) => ({ ...one, claimed: claims.some((claim) => isSame(one, claim)) })),
    ...claims
      .filter((claim) => !completed.some((one) => isSame(one, claim)))
      .map(({ locale, category, words }) => ({ count: words, achievement: category, locale, claimed: true })),
  ];
}
