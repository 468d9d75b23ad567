import type { Generated } from 'kysely';

/** Tables that only the profile feature reads and writes. */
export type ProfileTables = {
  profile: {
    player_id: string;
    display_name: string;
    avatar: string;
    locale: string;
    exp: Generated<number>;
    wp: Generated<number>;
    longest_word: Generated<string>;
    bomb: Generated<number>;
    background: Generated<number>;
    streak_effect: Generated<number>;
    heart_effect: Generated<number>;
    matches: Generated<number>;
    wins: Generated<number>;
  };
};
