import type { ENDPOINTS, RankedMatch, ReplyOf } from '@syllaboom/contracts';
import { daysLeft, RANKED } from '@syllaboom/engine';
import { readProfiles } from '#features/profile';
import { lockOf } from '../admit-player.ts';
import { type HistorySeat, readTimeline, readHistorySeats } from './history.repository.ts';
import type { RankedDeps } from '../ranked.deps.ts';
import { readPerk, readSeasonRecord } from '../seasons/season.repository.ts';
import { ensureCurrentSeason } from '../seasons/roll-over-season.ts';

const LATEST_MATCHES = 20;
/** Points of the timeline that are told at most. */
const TIMELINE_POINTS = 500;
/** A match that is told late may have ended before the season that it counts for. */
const SHOWN_LATE_MS = 86_400_000;

/** The player's latest ranked matches, the last one first. */
export async function rankedHistory({ database: { db } }: RankedDeps, playerId: string): Promise<RankedMatch[]> {
  const seats = await readHistorySeats(db, playerId, LATEST_MATCHES);
  const profiles = await readProfiles(db, [...new Set(seats.map((seat) => seat.playerId))]);
  const known = new Map(profiles.map((profile) => [profile.playerId, profile]));
  const side = ({ playerId: id, points, change }: HistorySeat) => ({
    playerId: id,
    displayName: known.get(id)?.displayName ?? '',
    avatar: known.get(id)?.avatar ?? '',
    frame: known.get(id)?.frame ?? 0,
    wp: points,
    diffWp: change,
  });
  return [...Map.groupBy(seats, (seat) => seat.matchId)].flatMap(([id, [one, other]]) =>
    one === undefined || other === undefined
      ? []
      : [
          {
            id,
            player1: side(one),
            player2: side(other),
            winner: one.winner ?? '',
            startTime: one.startedAt.toISOString(),
            endTime: one.endedAt.toISOString(),
          },
        ],
  );
}

/** Where the player stands in the running season. */
export async function ownRank(deps: RankedDeps, playerId: string): Promise<ReplyOf<(typeof ENDPOINTS)['ownRank']>> {
  const { db } = deps.database;
  const season = await ensureCurrentSeason(deps, playerId);
  const [[profile], seasonRecord, perk, until, timeline] = await Promise.all([
    readProfiles(db, [playerId]),
    readSeasonRecord(db, playerId, season.id),
    readPerk(db, playerId),
    lockOf(deps, playerId),
    readTimeline(db, {
      playerId,
      season: season.id,
      since: new Date(season.startsAt - SHOWN_LATE_MS),
      most: TIMELINE_POINTS,
    }),
  ]);
  return {
    season: {
      id: season.id,
      startsAt: new Date(season.startsAt).toISOString(),
      endsAt: new Date(season.endsAt).toISOString(),
      daysLeft: daysLeft(season, deps.clock.now().getTime()),
    },
    wp: profile?.wp ?? RANKED.startPoints,
    ...seasonRecord,
    leastLevel: RANKED.leastLevel,
    perk,
    perksAct: RANKED.perksAct,
    lockedUntil: until === null ? null : new Date(until).toISOString(),
    timeline: timeline.map(({ at, points }) => ({ at: at.toISOString(), wp: points })),
  };
}
