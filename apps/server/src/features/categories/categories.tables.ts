/** The table that only the categories feature reads and writes. */
export type CategoryTables = {
  category_reward: { player_id: string; locale: string; category: string; words: number; claimed_at: Date };
};
