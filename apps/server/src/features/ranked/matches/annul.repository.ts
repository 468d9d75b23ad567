import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';

/** Somebody's part in a ranked match that was played to its end. */
export interface AnnulledSeat {
  readonly matchId: string;
  readonly season: string;
  readonly locale: string;
  readonly playerId: string;
  readonly isWinner: boolean;
  /** Left before the end. */
  readonly left: boolean;
  readonly change: number;
  /** Null for matches of before. */
  readonly ratingChange: number | null;
}

/** Both seats of the matches among these that the player won points by. */
export async function readWonSeats(tx: Tx, playerId: string, matchIds: readonly string[]): Promise<AnnulledSeat[]> {
  const { rows } = await sql<AnnulledSeat>`
    select m.id as "matchId", m.season, m.locale, s.player_id as "playerId", s.player_id = ${playerId} as "isWinner",
      s.left_at is not null as left, s.change, s.rating_change as "ratingChange"
    from ranked_match m
    join ranked_seat own on own.match_id = m.id and own.player_id = ${playerId} and own.change > 0
    join ranked_seat s on s.match_id = m.id
    where m.id = any(${matchIds}::text[]) and m.state = 'played' and m.winner = ${playerId}
    order by m.id, s.position`.execute(tx);
  return rows;
}

/** Takes matches from a season's record; the points that the season ended with afterwards, null while it runs. */
export async function takeFromSeasonRecord(
  tx: Tx,
  of: { readonly playerId: string; readonly season: string },
  taken: { readonly matches: number; readonly wins: number; readonly points: number },
): Promise<number | null> {
  const { rows } = await sql<{ end_points: number | null }>`
    update ranked_standing set
      matches = greatest(0, matches - ${taken.matches}),
      wins = greatest(0, least(wins - ${taken.wins}, matches - ${taken.matches})),
      end_points = case when end_points is null then null else greatest(0, end_points - ${taken.points}) end
    where player_id = ${of.playerId} and season = ${of.season}
    returning end_points`.execute(tx);
  return rows[0]?.end_points ?? null;
}
