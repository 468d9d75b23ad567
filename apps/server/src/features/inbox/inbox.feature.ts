import type { Feature } from '#manifest/feature.ts';
import { HOUR_MS } from '#manifest/jobs.ts';
import { archiveBlocked, recountGroups } from './apply-block.ts';
import { purgeEvidence } from './evidence.repository.ts';
import type { InboxDeps } from './inbox.deps.ts';
import { createInboxRoutes } from './inbox.routes.ts';
import { inboxPersonalData } from './personal-data.repository.ts';

/** Direct and group messages. */
export const inboxFeature = (deps: InboxDeps) =>
  ({
    routes: createInboxRoutes(deps),
    personalData: inboxPersonalData,
    playerTables: ['chat', 'chat_member', 'chat_message'],
    listeners: {
      playerBlocked: (tx, pair) => archiveBlocked(deps, tx, pair),
      playerUnblocked: (tx, pair) => recountGroups(deps, tx, pair),
    },
    jobs: [
      {
        name: 'evidence',
        everyMs: 24 * HOUR_MS,
        run: () => deps.database.transact((tx) => purgeEvidence(tx, deps.clock.now())),
        atStart: true,
      },
    ],
  }) satisfies Feature;
