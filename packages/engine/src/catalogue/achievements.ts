import { ACHIEVEMENT_REWARDS, ACHIEVEMENT_TARGETS } from '../balance/economy/achievements.ts';

/**
 * What achievements count: words typed right, matches won, matches played to the end that count, and the most people who
 * ever sat with the player in one of them.
 */
export const ACHIEVEMENT_KINDS = ['words', 'wins', 'games', 'players'] as const;
export type AchievementKind = (typeof ACHIEVEMENT_KINDS)[number];

/** One step of an achievement. */
export interface Achievement {
  /** `words-100`: the kind and the target. */
  readonly id: string;
  readonly kind: AchievementKind;
  readonly target: number;
  /** Diamonds. */
  readonly reward: number;
}

/** All steps, kind by kind, the easiest first. */
export const ACHIEVEMENTS: readonly Achievement[] = ACHIEVEMENT_KINDS.flatMap((kind) =>
  ACHIEVEMENT_TARGETS[kind].map((target, step) => ({
    id: `${kind}-${target}`,
    kind,
    target,
    reward: ACHIEVEMENT_REWARDS[step] ?? 0,
  })),
);

/** How far a player has come in each kind. */
export type AchievementProgress = Readonly<Record<AchievementKind, number>>;

/** A step as its player sees it. `progress` stops at the target. */
export interface AchievementStatus extends Achievement {
  readonly progress: number;
  readonly isClaimable: boolean;
  readonly isClaimed: boolean;
}

/** The step with an id; null for an unknown one. */
export const findAchievement = (id: string): Achievement | null => ACHIEVEMENTS.find((one) => one.id === id) ?? null;

/** Whether a player has come as far as the step asks. */
export const isAchieved = ({ kind, target }: Achievement, progress: AchievementProgress): boolean =>
  progress[kind] >= target;

/** All steps as a player sees them who has come so far and has claimed these (by id). */
export const achievementViews = (progress: AchievementProgress, claimed: ReadonlySet<string>): AchievementStatus[] =>
  ACHIEVEMENTS.map((step) => {
    const isClaimed = claimed.has(step.id);
    return {
      ...step,
      progress: Math.min(Math.max(0, progress[step.kind]), step.target),
      isClaimable: !isClaimed && isAchieved(step, progress),
      isClaimed,
    };
  });
