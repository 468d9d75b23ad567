/** Tables that only the feature of blocks reads and writes. */
export type BlockTables = {
  player_relation: {
    player_id: string;
    other_id: string;
    blocked: boolean;
    muted: boolean;
    changed_at: Date;
  };
};
