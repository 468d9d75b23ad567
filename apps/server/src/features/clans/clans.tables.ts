/** Tables that only clans read and write, as their rows are read; writing them is raw SQL. */
export interface ClanRow {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly description: string;
  /** Null: the clan has ended. */
  readonly owner_id: string | null;
  readonly slots: number;
  readonly min_level: number;
  readonly join_fee: number;
  readonly fee_type: string;
  readonly member_count: number;
  readonly past_earned: number;
  readonly exp: number;
  readonly created_at: Date;
}
