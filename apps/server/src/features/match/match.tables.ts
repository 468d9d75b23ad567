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
  };
  match_player: {
    match_id: string;
    participant: string;
    player_id: string | null;
    display_name: string;
    avatar: string;
    place: number;
    stats: unknown;
    /** Of the match, for the history's filters. */
    ended_at: Date;
    ranked: boolean;
    mode: number;
    turns: number;
    seconds: number;
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
  };
};
