import type { ENDPOINTS, MatchHistoryEntry, QueryOf, ReplyOf } from '@syllaboom/contracts';
import { PROFILE } from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import { readProfiles } from '#features/profile';
import { type FrameOf, readFrames } from '../read-frames.ts';
import { readBlockedIds } from '#features/blocks';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { readFlagged } from '../flags/flag.repository.ts';
import {
  countHistory,
  type HistoryFilter,
  type HistoryParticipant,
  type HistoryRow,
  readCommonMatches,
  readCompanions,
  readHistory,
  readParticipants,
} from './match-history.repository.ts';

type Query = QueryOf<(typeof ENDPOINTS)['matchHistory']>;

const DAY_MS = 86_400_000;
/** Length of each time range, in ms. */
const RANGES = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS };
/** So many matches back people count as met lately. */
const LATEST_MATCHES = 50;

/** A page of a player's matches, with filters. */
export async function matchHistory(
  db: Db,
  clock: Clock,
  callerId: string,
  query: Query,
): Promise<ReplyOf<(typeof ENDPOINTS)['matchHistory']>> {
  await requirePlayer(db, query.playerId);
  const filter = readFilter(query, callerId, clock.now());
  const limit = Math.min(Math.max(1, Number(query.limit ?? PROFILE.historyPage)), PROFILE.historyMostPage);
  const page = Math.max(1, Number(query.page ?? 1));
  const [rows, total] = await Promise.all([
    readHistory(db, filter, { oldestFirst: query.sortOrder === 'oldest', limit, offset: (page - 1) * limit }),
    countHistory(db, filter),
  ]);
  const ids = rows.map((row) => row.id);
  const [seats, flagged] = await Promise.all([
    readParticipants(db, ids),
    // That a match does not count is nobody's business but the player's.
    callerId === query.playerId ? readFlagged(db, callerId, ids) : new Set<string>(),
  ]);
  const [participants, frameOf] = [Map.groupBy(seats, (one) => one.matchId), await readFrames(db, seats)];
  return {
    history: rows.map((row) =>
      describeEntry(row, participants.get(row.id) ?? [], { frameOf, counts: !flagged.has(row.id) }),
    ),
    total,
  };
}

function readFilter(query: Query, callerId: string, now: Date): HistoryFilter {
  const range = query.timeRange ?? 'all';
  return {
    playerId: query.playerId,
    shownBy: callerId === query.playerId ? null : now,
    ranked: query.ranked === undefined ? null : query.ranked === 'true',
    mode: query.gameMode === undefined ? null : Number(query.gameMode),
    after: range === 'all' ? null : new Date(now.getTime() - RANGES[range]),
    leastSeconds: Number(query.minDuration ?? 0),
    leastTurns: Number(query.minTurns ?? 0),
  };
}

const describeEntry = (
  row: HistoryRow,
  participants: readonly HistoryParticipant[],
  { frameOf, counts }: { readonly frameOf: FrameOf; readonly counts: boolean },
): MatchHistoryEntry => ({
  id: row.id,
  mode: row.mode,
  locale: row.locale,
  ranked: row.ranked,
  scenario: row.scenario,
  startTime: row.startedAt.toISOString(),
  endTime: row.endedAt.toISOString(),
  turn: row.turns,
  winner: row.winner,
  place: row.place,
  xp: row.xp,
  diffWp: row.wp,
  counts,
  players: participants.map(({ playerId, displayName, avatar }) => ({
    id: playerId,
    displayName,
    avatar,
    frame: frameOf(playerId),
  })),
});

/** With whom the caller played lately, those met last first, without those whom they have blocked. */
export async function recentPlayers(db: Db, callerId: string): Promise<ReplyOf<(typeof ENDPOINTS)['recentPlayers']>> {
  const except = await readBlockedIds(db, callerId);
  const ids = await readCompanions(db, callerId, { latest: LATEST_MATCHES, most: PROFILE.recentPlayers, except });
  const [profiles, facts] = await Promise.all([readProfiles(db, ids), readAccountFacts(db, ids)]);
  const profileOf = new Map(profiles.map((profile) => [profile.playerId, profile]));
  return ids.flatMap((id) => {
    const profile = profileOf.get(id);
    if (profile === undefined || facts.get(id)?.erased !== false) return [];
    return [{ id, avatar: profile.avatar, frame: profile.frame, displayName: profile.displayName }];
  });
}

/** The caller's matches with another player. */
export async function sharedGames(
  db: Db,
  callerId: string,
  otherId: string,
): Promise<ReplyOf<(typeof ENDPOINTS)['sharedGames']>> {
  await requirePlayer(db, otherId);
  const { games, wins, losses, last } = await readCommonMatches(db, callerId, otherId);
  return { totalGames: games, wins, losses, lastGame: last?.toISOString() ?? null };
}

async function requirePlayer(db: Db, playerId: string): Promise<void> {
  const account = (await readAccountFacts(db, [playerId])).get(playerId);
  if (account === undefined || account.erased) throw new AppError('profile/not_found');
}
