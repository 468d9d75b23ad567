/** Tables that only the achievements feature reads and writes. */
export type AchievementTables = {
  /** `claimed_at` is null for a step that its player was only told of. */
  achievement_step: { player_id: string; achievement: string; told_at: Date; claimed_at: Date | null };
};
