import type { InputStats } from '@syllaboom/engine';
import type { ColumnType, Generated } from 'kysely';

/** A JSON column: text goes in, a value comes out. */
type Json<Value> = ColumnType<Value, string | null, string | null>;
/** What has become of a flagged match: nothing yet, it was the player's own work, or what it gave was taken back. */
export type FlagStatus = 'flagged' | 'cleared' | 'undone';

/** Tables that only the match feature reads and writes. */
export type MatchTables = {
  match: {
    id: string;
    room_id: string;
    mode: number;
    difficulty: number;
    speed: number;
    scenario: number;
    locale: string;
    ranked: boolean;
    turns: number;
    winner: string | null;
    started_at: Date;
    ended_at: Date;
    /** From when on it is told to others than its players; null: at once. */
    shown_at: Date | null;
  };
  match_player: {
    match_id: string;
    participant: string;
    player_id: string | null;
    display_name: string;
    avatar: string;
    /** Null where the match was stopped. */
    place: number | null;
    stats: unknown;
    /** Of the match, for the history's filters. */
    ended_at: Date;
    shown_at: Date | null;
    ranked: boolean;
    mode: number;
    turns: number;
    seconds: number;
    /** Whether it counted as a win, and what it brought to boards of records; null for matches of before. */
    won: Generated<boolean>;
    records: Json<Readonly<Record<string, number>> | null>;
  };
  /** `hash` and `seats` are null for matches that were kept before they could be played back. */
  match_log: {
    match_id: string;
    dictionary_version: string;
    log: Buffer;
    hash: string | null;
    seats: unknown;
  };
  daily_play: {
    player_id: string;
    day: string;
    coins: number;
    diamonds: number;
    keys: number;
    discoveries: number;
    matches_alone: number;
    exp: number;
    untrusted_coins: number;
    untrusted_exp: number;
  };
  match_flag: {
    match_id: string;
    player_id: string;
    ended_at: Date;
    cause: 'input' | 'staff';
    /** Stored and sent to the staff under its first name; everywhere else these are the input's statistics. */
    figures: ColumnType<InputStats, string, string>;
    withheld_coins: Generated<number>;
    withheld_exp: Generated<number>;
    status: Generated<FlagStatus>;
    appeal: Generated<string | null>;
    appealed_at: Generated<Date | null>;
    decided_by: Generated<string | null>;
    decided_at: Generated<Date | null>;
    note: Generated<string>;
  };
};
