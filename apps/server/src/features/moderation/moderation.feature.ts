import type { Feature } from '#manifest/feature.ts';
import { MINUTE_MS } from '#manifest/jobs.ts';
import { addAuditEntry } from './staff/audit.repository.ts';
import { readConcernedPlayers } from './concerned-players.repository.ts';
import type { ModerationDeps } from './moderation.deps.ts';
import { createModerationRoutes, createRemovalRoutes } from './moderation.routes.ts';
import { moderationPersonalData } from './personal-data.repository.ts';
import type { RemovalDeps } from './removals.ts';

/** Reports, sanctions, appeals, and words that leave the dictionaries; `tendRemovals` takes out those whose notice is over. */
export const moderationFeature = (deps: ModerationDeps, removals: RemovalDeps, tendRemovals: () => Promise<void>) =>
  ({
    routes: { ...createModerationRoutes(deps), ...createRemovalRoutes(removals) },
    personalData: moderationPersonalData,
    playerTables: ['sanction', 'report', 'appeal', 'takedown'],
    keepsAccounts: readConcernedPlayers,
    jobs: [{ name: 'removals', everyMs: MINUTE_MS, run: tendRemovals }],
    listeners: {
      questionReviewed: (tx, { id, approved, reviewerId, authorId, at }) =>
        addAuditEntry(tx, {
          at,
          actorId: reviewerId,
          action: approved ? 'trivia_approved' : 'trivia_refused',
          targetId: authorId,
          detail: { question: id },
        }),
    },
  }) satisfies Feature;
