import { type Kysely, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { RankedMatchState, RankedTables } from '../ranked.tables.ts';

/** Two players who are to meet in a room of a process. */
export interface Booking {
  readonly matchId: string;
  readonly roomId: string;
  readonly processId: string;
  readonly locale: string;
  readonly playerIds: readonly [string, string];
}

/** A booked match that has no result yet; its row is locked. */
export interface OpenMatch {
  readonly matchId: string;
  readonly roomId: string;
  readonly locale: string;
  readonly bookedAt: Date;
  readonly playerIds: readonly [string, string];
}

/** What a match leaves with one of its players. */
export interface SeatResult {
  readonly playerId: string;
  readonly points: number;
  readonly change: number;
  /** What it changed of the hidden rating. */
  readonly ratingChange: number;
  readonly left: boolean;
}
export interface MatchEnd {
  readonly matchId: string;
  readonly state: Exclude<RankedMatchState, 'open' | 'void'>;
  readonly season: string;
  readonly winner: string | null;
  readonly startedAt: Date | null;
  readonly endedAt: Date;
  /** Whether it stands in the players' histories. */
  readonly listed: boolean;
  readonly seats: readonly SeatResult[];
}

/** Two players who were booked with each other, and when. */
export interface PastPairing {
  readonly players: readonly [string, string];
  /** In ms since 1970. */
  readonly at: number;
}

const tables = (db: Db): Kysely<RankedTables> => db.withTables<RankedTables>();

/**
 * Books a match. A player who is booked already makes the database refuse the second seat; whoever books at the same
 * moment waits for the first to commit. The same booking once more changes nothing.
 */
export async function addBooking(tx: Tx, booking: Booking, at: Date): Promise<void> {
  const added = await tables(tx)
    .insertInto('ranked_match')
    .values({
      id: booking.matchId,
      room_id: booking.roomId,
      process_id: booking.processId,
      locale: booking.locale,
      season: null,
      winner: null,
      booked_at: at,
      started_at: null,
      ended_at: null,
    })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return;
  const seats = booking.playerIds.map((player_id, position) => ({
    match_id: booking.matchId,
    player_id,
    position,
    points: null,
    change: null,
    rating_change: null,
    left_at: null,
    ended_at: null,
  }));
  await tables(tx)
    .insertInto('ranked_seat')
    // In sorted order, so that two bookings that share both players don't wait for each other.
    .values(seats.sort((a, b) => (a.player_id < b.player_id ? -1 : 1)))
    .execute();
}

/** The state of a booked match; null when there is none. */
export async function readState(db: Db, matchId: string): Promise<RankedMatchState | null> {
  const row = await tables(db).selectFrom('ranked_match').select('state').where('id', '=', matchId).executeTakeFirst();
  return row?.state ?? null;
}

/** Whether the player is booked for a match that is still open. */
export async function isBooked(db: Db, playerId: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('ranked_seat')
    .select('match_id')
    .where('player_id', '=', playerId)
    .where('open', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a booked match: of all who want to end it the first does. Null when it is over, or never was booked. */
export async function lockOpenMatch(tx: Tx, matchId: string): Promise<OpenMatch | null> {
  const match = await tables(tx)
    .selectFrom('ranked_match')
    .select(['room_id', 'locale', 'booked_at'])
    .where('id', '=', matchId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (match === undefined) return null;
  const seats = await tables(tx)
    .selectFrom('ranked_seat')
    .select('player_id')
    .where('match_id', '=', matchId)
    .orderBy('position')
    .execute();
  const [one, other] = seats.map((seat) => seat.player_id);
  if (one === undefined || other === undefined) throw new Error(`the booking ${matchId} has no two players`);
  const { room_id: roomId, locale, booked_at: bookedAt } = match;
  return { matchId, roomId, locale, bookedAt, playerIds: [one, other] };
}

/** Writes how a locked match ended; its players may be booked again. */
export async function closeMatch(tx: Tx, end: MatchEnd): Promise<void> {
  const { matchId, state, season, winner, startedAt, endedAt } = end;
  await tables(tx)
    .updateTable('ranked_match')
    .set({ state, season, winner, started_at: startedAt, ended_at: endedAt })
    .where('id', '=', matchId)
    .execute();
  for (const { playerId, points, change, ratingChange, left } of end.seats) {
    await tables(tx)
      .updateTable('ranked_seat')
      .set({
        open: false,
        points,
        change,
        rating_change: ratingChange,
        left_at: left ? endedAt : null,
        ended_at: end.listed ? endedAt : null,
      })
      .where('match_id', '=', matchId)
      .where('player_id', '=', playerId)
      .execute();
  }
}

/** What a match that is over left with its players. */
export async function readChanges(
  db: Db,
  matchId: string,
): Promise<{ playerId: string; points: number; change: number }[]> {
  const rows = await tables(db)
    .selectFrom('ranked_seat')
    .select(['player_id', 'points', 'change'])
    .where('match_id', '=', matchId)
    .where('points', 'is not', null)
    .execute();
  return rows.map((row) => ({ playerId: row.player_id, points: row.points ?? 0, change: row.change ?? 0 }));
}

/** Which open bookings never were: one of them, those of a process, those that are too old to be still played, or all. */
export type Fault =
  | { readonly matchId: string }
  | { readonly processId: string }
  | { readonly bookedBefore: Date }
  | 'all';

/** Takes open bookings back; how many there were. */
export async function voidMatches(tx: Tx, fault: Fault, at: Date): Promise<number> {
  const { rows } = await sql<{ match_id: string }>`
    with gone as (
      update ranked_match set state = 'void', ended_at = ${at} where state = 'open' and ${conditionOf(fault)}
      returning id)
    update ranked_seat set open = false where match_id in (select id from gone) returning match_id`.execute(tx);
  return new Set(rows.map((row) => row.match_id)).size;
}

function conditionOf(fault: Fault) {
  if (fault === 'all') return sql`true`;
  if ('matchId' in fault) return sql`id = ${fault.matchId}`;
  return 'processId' in fault ? sql`process_id = ${fault.processId}` : sql`booked_at < ${fault.bookedBefore}`;
}

/** Ids of the processes that have matches open. */
export async function readOpenProcesses(db: Db): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('ranked_match')
    .select('process_id')
    .distinct()
    .where('state', '=', 'open')
    .execute();
  return rows.map((row) => row.process_id);
}

/**
 * Matches between any two of these players that were booked since then and not taken back. Starts from the players' own
 * seats, of which few are open or of the last hour: all matches of that hour are far more.
 */
export async function readPastPairings(db: Db, playerIds: readonly string[], since: Date): Promise<PastPairing[]> {
  const { rows } = await sql<{ one: string; other: string; booked_at: Date }>`
    with seat as (
      select match_id, player_id, position from ranked_seat where player_id = any(${playerIds}::text[]) and open
      union
      select match_id, player_id, position from ranked_seat
      where player_id = any(${playerIds}::text[]) and ended_at > ${since}
      union
      select match_id, player_id, position from ranked_seat
      where player_id = any(${playerIds}::text[]) and left_at > ${since}
    )
    select a.player_id as one, b.player_id as other, m.booked_at
    from seat a
    join seat b on b.match_id = a.match_id and b.position = 1
    join ranked_match m on m.id = a.match_id
    where a.position = 0 and m.booked_at > ${since} and m.state <> 'void'
    order by m.booked_at`.execute(db);
  return rows.map((row) => ({ players: [row.one, row.other], at: row.booked_at.getTime() }));
}

/** When the player left matches since then, in ms since 1970. */
export async function readLeaveTimes(db: Db, playerId: string, since: Date): Promise<number[]> {
  const rows = await tables(db)
    .selectFrom('ranked_seat')
    .select('left_at')
    .where('player_id', '=', playerId)
    .where('left_at', '>', since)
    .execute();
  return rows.flatMap((row) => (row.left_at === null ? [] : [row.left_at.getTime()]));
}
