/** One step of an achievement as its player sees it [R0180 R0228]: claimable once the progress reaches the target. */
export interface AchievementView {
  /** `words-100`: the kind and the target. */
  id: string;
  kind: 'words' | 'wins' | 'games' | 'players';
  target: number;
  /** Diamonds. */
  reward: number;
  progress: number;
  isClaimable: boolean;
  isClaimed: boolean;
}

/** Both rooms answer `achievement-progress` and `claim-achievement` alike [R0434 R0453]. */
export interface AchievementMessages {
  'achievement-progress': { achievements: AchievementView[] };
  'achievement-claimed': { id: string; reward: number };
}

/** Says that steps can be claimed, as the key of a popup with `diamonds`: what they give together. */
export const ACHIEVEMENT_POPUP = 'achievementReached';
