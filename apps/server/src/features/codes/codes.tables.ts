/** Tables that only the codes read and write. */
export type CodeTables = {
  reward_code: {
    code_fold: string;
    coin: number;
    diamond: number;
    key: number;
    uses: number;
    uses_left: number;
    made_at: Date;
    /** Null: the account is erased. */
    made_by: string | null;
    /** Null: it doesn't run out. */
    expires_at: Date | null;
    /** When the staff ended it. */
    ended_at: Date | null;
  };
  reward_code_use: { code_fold: string; player_id: string; used_at: Date };
};
