/** Tables that only the relations feature reads and writes. */
export type RelationTables = {
  player_relation: {
    player_id: string;
    other_id: string;
    blocked: boolean;
    muted: boolean;
    changed_at: Date;
  };
};
