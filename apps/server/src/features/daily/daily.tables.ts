/** Tables that only the daily feature reads and writes. Days are UTC. */
export type DailyTables = {
  daily_reward: { player_id: string; step: number; last_claim: string; freeze_used_on: string | null };
  daily_word: { locale: string; day: string; word: string };
  daily_word_played: { player_id: string; locale: string; day: string; match_id: string };
};
