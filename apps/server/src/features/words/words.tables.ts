import type { Generated } from 'kysely';

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
  word_claim: {
    player_id: string;
    locale: string;
    word: string;
    uses: number;
    claimed_at: Date;
    last_used_at: Date;
  };
  /** The fact of a word. */
  word_discovery: {
    locale: string;
    word: string;
    /** Who played it first; null: words of players who discover nothing. */
    player_id: string | null;
    discovered_at: Date | null;
    /** Null: nobody. */
    holder_id: string | null;
    /** Whoever holds it has promised it. */
    reserved: Generated<boolean>;
    /** Players who have claimed it; null: not counted yet. */
    claims: number | null;
  };
  category_claim: { player_id: string; locale: string; category: string; words: number };
};
