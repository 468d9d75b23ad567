/** All times are milliseconds on the match's own clock (any origin, never wall time). */
export type MatchTime = number;
