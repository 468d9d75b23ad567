import type { Generated } from 'kysely';

/** Tables that only the leaderboards read and write. */
export type LeaderboardTables = {
  board_score: {
    board: string;
    player_id: string;
    score: number;
    /** What the board is sorted by, smallest first: these two, then `reached_at`, then the player. */
    place_by: number;
    then_by: number;
    reached_at: Date;
    /** Of the match that set a record; null where none did, and for totals. */
    match_id: string | null;
    /** Seconds and turns of that match. */
    duration: Generated<number>;
    turns: Generated<number>;
    /** Of somebody who is banned. */
    hidden: Generated<boolean>;
  };
  /** Every so many rows of a long board one is written down with its place, now and then. */
  board_mark: {
    board: string;
    place: number;
    place_by: number;
    then_by: number;
    reached_at: Date;
    player_id: string;
    marked_at: Generated<Date>;
  };
};
