import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import type { MatchTables } from '../match.tables.ts';

/** Which of a player's matches are asked for. Null and 0 leave everything in. */
export interface HistoryFilter {
  readonly playerId: string;
  readonly ranked: boolean | null;
  readonly mode: number | null;
  /** Only matches that are told by then; null: all, as to the player. */
  readonly shownBy: Date | null;
  /** Only matches that ended later. */
  readonly after: Date | null;
  readonly leastSeconds: number;
  readonly leastTurns: number;
}
export interface HistoryPage {
  readonly oldestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A match as it stands in a player's history. */
export interface HistoryRow {
  readonly id: string;
  readonly mode: number;
  readonly locale: string;
  readonly ranked: boolean;
  readonly scenario: number;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly turns: number;
  readonly winner: string | null;
  /** The player's own place (null: it was stopped), exp and change of ranked points. */
  readonly place: number | null;
  readonly xp: number;
  readonly wp: number;
}
export interface HistoryParticipant {
  readonly matchId: string;
  readonly playerId: string | null;
  readonly displayName: string;
  readonly avatar: string;
}

const ownMatches = (db: Db, filter: HistoryFilter) =>
  db
    .withTables<MatchTables>()
    .selectFrom('match_player as own')
    .where('own.player_id', '=', filter.playerId)
    .$if(filter.ranked !== null, (query) => query.where('own.ranked', '=', filter.ranked ?? false))
    .$if(filter.mode !== null, (query) => query.where('own.mode', '=', filter.mode ?? 0))
    .$if(filter.after !== null, (query) => query.where('own.ended_at', '>', filter.after ?? new Date(0)))
    .$if(filter.shownBy !== null, (query) =>
      query.where((where) =>
        where.or([where('own.shown_at', 'is', null), where('own.shown_at', '<=', filter.shownBy ?? new Date(0))]),
      ),
    )
    .$if(filter.leastSeconds > 0, (query) => query.where('own.seconds', '>=', filter.leastSeconds))
    .$if(filter.leastTurns > 0, (query) => query.where('own.turns', '>=', filter.leastTurns));

/** How many matches fit the filter. */
export async function countHistory(db: Db, filter: HistoryFilter): Promise<number> {
  const row = await ownMatches(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** A page of a player's matches in the order of their ends. Only its own rows are read: those before it are counted in the index. */
export async function readHistory(db: Db, filter: HistoryFilter, page: HistoryPage): Promise<HistoryRow[]> {
  // One order backwards and forwards, so that one index serves both.
  const [byEnd, byId] = page.oldestFirst ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
  const found = ownMatches(db, filter)
    .select(['own.match_id'])
    .orderBy('own.ended_at', byEnd)
    .orderBy('own.match_id', byId)
    .limit(page.limit)
    .offset(page.offset);
  const rows = await db
    .withTables<MatchTables>()
    .selectFrom(found.as('found'))
    .innerJoin('match', 'match.id', 'found.match_id')
    .innerJoin('match_player as own', (join) =>
      join.onRef('own.match_id', '=', 'found.match_id').on('own.player_id', '=', filter.playerId),
    )
    .select([
      'match.id',
      'match.mode',
      'match.locale',
      'match.ranked',
      'match.scenario',
      'match.started_at',
      'match.ended_at',
      'match.turns',
      'match.winner',
      'own.place',
      sql<number>`(own.stats->>'xp')::int`.as('xp'),
      sql<number>`(own.stats->>'wp')::int`.as('wp'),
    ])
    .orderBy('own.ended_at', byEnd)
    .orderBy('own.match_id', byId)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    mode: row.mode,
    locale: row.locale,
    ranked: row.ranked,
    scenario: row.scenario,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    turns: row.turns,
    winner: row.winner,
    place: row.place,
    xp: row.xp,
    wp: row.wp,
  }));
}

/** Who took part in these matches, best first in each. */
export async function readParticipants(db: Db, matchIds: readonly string[]): Promise<HistoryParticipant[]> {
  if (matchIds.length === 0) return [];
  const rows = await db
    .withTables<MatchTables>()
    .selectFrom('match_player')
    .select(['match_id', 'player_id', 'display_name', 'avatar'])
    .where('match_id', 'in', matchIds)
    .orderBy('place')
    .orderBy('participant')
    .execute();
  return rows.map((row) => ({
    matchId: row.match_id,
    playerId: row.player_id,
    displayName: row.display_name,
    avatar: row.avatar,
  }));
}

/** Players of somebody's latest matches, those met last first. */
export async function readCompanions(
  db: Db,
  playerId: string,
  { latest, most, except }: { readonly latest: number; readonly most: number; readonly except: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select other.player_id
    from (select match_id, ended_at from match_player where player_id = ${playerId}
      order by ended_at desc, match_id limit ${latest}) own
    join match_player other on other.match_id = own.match_id
    where other.player_id is not null and other.player_id <> ${playerId} and not other.player_id = any(${except}::text[])
    group by other.player_id order by max(own.ended_at) desc, other.player_id limit ${most}`.execute(db);
  return rows.map((row) => row.player_id);
}

/** What two players' common matches came to, seen by the first. */
export interface CommonMatches {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly last: Date | null;
}

/** Matches that both played: won is where the first had the better place. */
export async function readCommonMatches(db: Db, playerId: string, otherId: string): Promise<CommonMatches> {
  const { rows } = await sql<CommonMatches>`
    select count(*)::int as games,
      (count(*) filter (where own.place < other.place))::int as wins,
      (count(*) filter (where own.place > other.place))::int as losses,
      max(own.ended_at) as last
    from match_player own join match_player other on other.match_id = own.match_id and other.player_id = ${otherId}
    where own.player_id = ${playerId}`.execute(db);
  return rows[0] ?? { games: 0, wins: 0, losses: 0, last: null };
}
