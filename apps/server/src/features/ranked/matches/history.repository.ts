import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

/** One player's part in a ranked match that is over. */
export interface HistorySeat {
  readonly matchId: string;
  readonly playerId: string;
  readonly position: number;
  /** After the match, and by it. */
  readonly points: number;
  readonly change: number;
  readonly winner: string | null;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/** Both parts of each of the player's latest matches, the last match first. */
export async function readHistorySeats(db: Db, playerId: string, most: number): Promise<HistorySeat[]> {
  const { rows } = await sql<HistorySeat>`
    select m.id as "matchId", s.player_id as "playerId", s.position, s.points, s.change, m.winner,
      coalesce(m.started_at, m.booked_at) as "startedAt", m.ended_at as "endedAt"
    from (select match_id from ranked_seat where player_id = ${playerId} and ended_at is not null
      order by ended_at desc, match_id limit ${most}) own
    join ranked_match m on m.id = own.match_id
    join ranked_seat s on s.match_id = m.id
    order by m.ended_at desc, m.id, s.position`.execute(db);
  return rows;
}

/** The player's points after each match of a season, the oldest first; of very many the latest. Nothing ended before `since`. */
export async function readTimeline(
  db: Db,
  {
    playerId,
    season,
    since,
    most,
  }: {
    readonly playerId: string;
    readonly season: string;
    readonly since: Date;
    readonly most: number;
  },
): Promise<{ at: Date; points: number }[]> {
  const { rows } = await sql<{ at: Date; points: number }>`
    select s.ended_at as at, s.points
    from ranked_seat s join ranked_match m on m.id = s.match_id and m.season = ${season}
    where s.player_id = ${playerId} and s.ended_at >= ${since}
    order by s.ended_at desc, s.match_id limit ${most}`.execute(db);
  return rows.reverse();
}
