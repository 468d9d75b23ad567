/** Tables that only the words feature reads and writes (ownership has its own statements). */
export type WordsTables = {
  syllable_bookmark: {
    player_id: string;
    locale: string;
    syllable: string;
    /** Words that held it when it was marked. */
    words: number;
    added_at: Date;
  };
  word_claim: { player_id: string; locale: string; word: string; uses: number; last_used_at: Date };
  word_discovery: { player_id: string; locale: string; word: string };
  category_claim: { player_id: string; locale: string; category: string; words: number };
};
