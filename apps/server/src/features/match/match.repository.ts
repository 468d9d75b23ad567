import type { PlayerMatchStats } from '@syllaboom/contracts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { MatchTables } from './match.tables.ts';

export type MatchRow = MatchTables['match'];
/** Somebody's part in it; bots have no player id. */
export interface ParticipantRow {
  readonly participant: string;
  readonly playerId: string | null;
  readonly displayName: string;
  readonly avatar: string;
  /** Null where the match was stopped. */
  readonly place: number | null;
  readonly stats: PlayerMatchStats;
  /** Whether it counted as a win. */
  readonly won: boolean;
  /** What it brought to boards of records, by board. */
  readonly records: Readonly<Record<string, number>>;
}

/** Results as they are stored: the timeline under the name that it had when the first ones were kept. */
type StoredStats = Omit<PlayerMatchStats, 'timeline'> & { readonly course?: PlayerMatchStats['timeline'] };
const storedFrom = ({ timeline, ...rest }: PlayerMatchStats): StoredStats =>
  timeline === undefined ? rest : { ...rest, course: timeline };
const readStored = ({ course, ...rest }: StoredStats): PlayerMatchStats =>
  course === undefined ? rest : { ...rest, timeline: course };

/** Who sat where, as a replay shows it. */
export interface ReplaySeat {
  readonly seat: string;
  readonly name: string;
  readonly avatar: string;
  readonly bot: boolean;
}
/** The packed log of a match. */
export interface MatchLogRow {
  readonly version: string;
  readonly bytes: Buffer;
  /** Of the final state; null when the match was kept before matches could be played back. */
  readonly hash: string | null;
  readonly seats: readonly ReplaySeat[];
}

/** How long a match lasted, in whole seconds. */
export const secondsOf = (match: { readonly started_at: Date; readonly ended_at: Date }): number =>
  Math.max(0, Math.round((match.ended_at.getTime() - match.started_at.getTime()) / 1000));

/** Adds a finished match with its participants, and its log if it was played. */
export async function addMatch(
  tx: Tx,
  match: MatchRow,
  participants: readonly ParticipantRow[],
  log: MatchLogRow | null,
): Promise<void> {
  const tables = tx.withTables<MatchTables>();
  const seconds = secondsOf(match);
  await tables.insertInto('match').values(match).execute();
  await tables
    .insertInto('match_player')
    .values(
      participants.map((participant) => ({
        match_id: match.id,
        participant: participant.participant,
        player_id: participant.playerId,
        display_name: participant.displayName,
        avatar: participant.avatar,
        place: participant.place,
        stats: JSON.stringify(storedFrom(participant.stats)),
        ended_at: match.ended_at,
        shown_at: match.shown_at,
        ranked: match.ranked,
        mode: match.mode,
        turns: match.turns,
        seconds,
        won: participant.won,
        records: JSON.stringify(participant.records),
      })),
    )
    .execute();
  if (log === null) return;
  await tables
    .insertInto('match_log')
    .values({
      match_id: match.id,
      dictionary_version: log.version,
      log: log.bytes,
      hash: log.hash,
      seats: JSON.stringify(log.seats),
    })
    .execute();
}

/** Whether a match is told to somebody: its players know it, others once its watchers have seen the end. */
export const isShownTo = (
  { match, participants }: { readonly match: MatchRow; readonly participants: readonly ParticipantRow[] },
  playerId: string,
  now: Date,
): boolean => match.shown_at === null || match.shown_at <= now || participants.some((one) => one.playerId === playerId);

/** A finished match with its participants, best first; null when there is none. */
export async function readMatch(
  db: Db,
  matchId: string,
): Promise<{ match: MatchRow; participants: ParticipantRow[] } | null> {
  const tables = db.withTables<MatchTables>();
  const match = await tables.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirst();
  if (match === undefined) return null;
  const rows = await tables
    .selectFrom('match_player')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('place')
    .orderBy('participant')
    .execute();
  return {
    match,
    participants: rows.map((row) => ({
      participant: row.participant,
      playerId: row.player_id,
      displayName: row.display_name,
      avatar: row.avatar,
      place: row.place,
      stats: readStored(row.stats as StoredStats),
      won: row.won,
      records: row.records ?? {},
    })),
  };
}

/** The packed log of a match; null when there is none. */
export async function readMatchLog(db: Db, matchId: string): Promise<MatchLogRow | null> {
  const row = await db
    .withTables<MatchTables>()
    .selectFrom('match_log')
    .select(['dictionary_version', 'log', 'hash', 'seats'])
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const seats = (row.seats ?? []) as readonly ReplaySeat[];
  return { version: row.dictionary_version, bytes: row.log, hash: row.hash, seats };
}
