import type { Feature } from '#manifest/feature.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { Logger } from '#platform/log/logger.ts';
import { keepBoardScores } from './board-score.repository.ts';
import { wordsBoard } from './boards.ts';
import { boardsOfMatch } from './boards-of-match.ts';
import { createLeaderboardRoutes } from './leaderboards.routes.ts';
import { createLeaderboards, type LeaderboardPorts } from './leaderboards.service.ts';
import { leaderboardsPersonalData } from './personal-data.repository.ts';
import { startBoardRefresh } from './refresh-boards.ts';

/** Who has most of what. */
export const leaderboardsFeature = (
  { database, clock, logger }: { readonly database: Database; readonly clock: Clock; readonly logger: Logger },
  ports: LeaderboardPorts,
) =>
  ({
    routes: createLeaderboardRoutes(createLeaderboards(database, clock, ports)),
    personalData: leaderboardsPersonalData,
    playerTables: ['board_score', 'board_mark'],
    atMatchEnd: async (_tx, end) => boardsOfMatch(end),
    listeners: {
      // Claims that were counted late are late on the boards, too.
      categoriesCounted: (tx, gains) =>
        keepBoardScores(
          tx,
          gains.map(({ playerId, category, words }) => ({
            board: wordsBoard(category),
            playerId,
            score: words,
            at: clock.now(),
          })),
        ),
    },
    close: startBoardRefresh(database, clock, logger),
  }) satisfies Feature;
