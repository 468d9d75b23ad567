import type { Generated } from 'kysely';

/** What became of a booked match; `void` after a fault of the server. */
export type RankedMatchState = 'open' | 'played' | 'forfeit' | 'void';

/** Tables that only the ranked feature reads and writes. */
export type RankedTables = {
  /** `season`: what the player's shown points belong to. */
  ranked_player: { player_id: string; season: string; perk: string | null };
  ranked_standing: {
    player_id: string;
    season: string;
    start_points: number;
    /** Null while the season runs. */
    end_points: number | null;
    matches: Generated<number>;
    wins: Generated<number>;
  };
  /** `season`: when the rating was last moved; older ones are carried over when they are read. */
  ranked_rating: {
    player_id: string;
    locale: string;
    season: string;
    rating: number;
    deviation: number;
    volatility: number;
  };
  ranked_match: {
    id: string;
    room_id: string;
    process_id: string;
    locale: string;
    state: Generated<RankedMatchState>;
    /** The season that the result counts for. */
    season: string | null;
    winner: string | null;
    booked_at: Date;
    started_at: Date | null;
    ended_at: Date | null;
  };
  ranked_seat: {
    match_id: string;
    player_id: string;
    position: number;
    open: Generated<boolean>;
    /** Shown points after the match, and what it changed. */
    points: number | null;
    change: number | null;
    /** By how much it moved the hidden rating; null for matches of before. */
    rating_change: number | null;
    left_at: Date | null;
    /** Set for what stands in the history. */
    ended_at: Date | null;
  };
  ffa_rating: { player_id: string; mu: number; sigma: number; matches: number; rated_at: Date };
};
