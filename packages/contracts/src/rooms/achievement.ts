import { z } from 'zod/mini';

/** One step of an achievement as its player sees it: claimable once the progress reaches the target. */
export const AchievementView = z.object({
  /** `words-100`: the kind and the target. */
  id: z.string(),
  kind: z.enum(['words', 'wins', 'games', 'players']),
  target: z.int(),
  /** Diamonds. */
  reward: z.int(),
  progress: z.int(),
  isClaimable: z.boolean(),
  isClaimed: z.boolean(),
});
export type AchievementView = z.infer<typeof AchievementView>;

/** Both rooms answer `claim-achievement` alike, and `achievement-progress` with the player event. */
export interface AchievementMessages {
  'achievement-claimed': { id: string; reward: number };
}

/** Says that steps can be claimed, as the key of a popup with `diamonds`: what they give together. */
export const ACHIEVEMENT_POPUP = 'achievementReached';
