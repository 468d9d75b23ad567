import type { ColumnType, Generated } from 'kysely';

/** Tables that only the profile feature reads and writes. */
export type ProfileTables = {
  profile: {
    player_id: string;
    display_name: string;
    /** Seed of the drawn avatar, or `up:` and the hash of a picture. */
    avatar: string;
    locale: string;
    exp: Generated<number>;
    wp: Generated<number>;
    longest_word: Generated<string>;
    /** What the player says instead of the longest word; null: nothing. */
    status_word: Generated<string | null>;
    about: Generated<string>;
    bomb: Generated<number>;
    background: Generated<number>;
    streak_effect: Generated<number>;
    heart_effect: Generated<number>;
    /** The worn frame; 0 = none. */
    frame: Generated<number>;
    matches: Generated<number>;
    wins: Generated<number>;
    claimed_words: Generated<number>;
    pictures_blocked_until: Generated<Date | null>;
    created_at: ColumnType<Date, never, never>;
  };
  player_stats: {
    player_id: string;
    best_combo: number;
    best_wpm: number;
    typed_words: number;
    correct_words: number;
    longest_match_seconds: number;
    best_alphabets: number;
    alphabets: number;
    played_seconds: number;
    last_match_at: Date;
    most_players: number;
  };
  picture: { hash: string; bytes: Buffer; added_at: Date };
};
