import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FeatureRoutes } from '#manifest/feature.ts';
import { readFrames } from './read-frames.ts';
import { isShownTo, readMatch, secondsOf } from './match.repository.ts';
import { matchHistory, recentPlayers, sharedGames } from './history/match-history.ts';
import { type MatchPictures, matchReplay } from './history/match-replay.ts';
import type { ReconnectionStore } from './reconnections.ts';

/** Asks the rooms how an account stands to one of them; `tab` names the window that asks. */
type FindSeatStatus = (
  roomId: string,
  playerId: string,
  tab: string,
) => Promise<{
  readonly stands: boolean;
  readonly seat: 'none' | 'waits' | 'played';
  readonly own: boolean;
  readonly match: boolean;
}>;

/** What the calls work with. */
export interface MatchRouteDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly reconnections: ReconnectionStore;
  readonly pictureLinks: MatchPictures;
  readonly findSeatStatus: FindSeatStatus;
}

/** Finished matches, histories, and the seat that waits for the caller. */
export const createMatchRoutes = ({ database, clock, reconnections, pictureLinks, findSeatStatus }: MatchRouteDeps) =>
  ({
    matchDetail: async ({ caller, params }) => {
      const found = await readMatch(database.db, params.id);
      if (found === null || !isShownTo(found, caller.playerId, clock.now())) throw new AppError('match/not_found');
      const { match, participants } = found;
      const frameOf = await readFrames(database.db, participants);
      return {
        match: {
          id: match.id,
          mode: match.mode,
          locale: match.locale,
          startTime: match.started_at.toISOString(),
          endTime: match.ended_at.toISOString(),
          winner: match.winner,
          turn: match.turns,
          // A room's code lets people in: only those who sat there may read it.
          room: participants.some((one) => one.playerId === caller.playerId) ? match.room_id : '',
          ranked: match.ranked,
          diff: match.difficulty,
          speed: match.speed,
          scenario: match.scenario,
          additional: {
            seconds: secondsOf(match),
            people: participants.filter((one) => one.playerId !== null).length,
            seats: participants.length,
          },
          stats: Object.fromEntries(participants.map((one) => [one.participant, one.stats])),
        },
        playerDetails: participants.map((one) => ({
          id: one.participant,
          displayName: one.displayName,
          avatar: one.avatar,
          frame: frameOf(one.playerId),
        })),
      };
    },
    matchHistory: ({ caller, query }) => matchHistory(database.db, clock, caller.playerId, query),
    recentPlayers: ({ caller }) => recentPlayers(database.db, caller.playerId),
    sharedGames: ({ caller, params }) => sharedGames(database.db, caller.playerId, params.id),
    matchReplay: async ({ caller, params }) =>
      matchReplay(database, pictureLinks, params.id, { playerId: caller.playerId, now: clock.now() }),
    reconnection: async ({ caller }) => {
      const record = await reconnections.find(caller.playerId);
      return { room_id: record?.roomId ?? null, reconnection_token: record?.token ?? null };
    },
    seatStatus: ({ caller, params, query }) => findSeatStatus(params.room, caller.playerId, query.tab ?? ''),
  }) satisfies FeatureRoutes;
