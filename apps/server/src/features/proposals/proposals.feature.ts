import type { Feature } from '#manifest/feature.ts';
import { MINUTE_MS } from '#manifest/jobs.ts';
import { proposalsPersonalData } from './personal-data.repository.ts';
import type { ProposalDeps } from './proposals.deps.ts';
import { createProposalRoutes } from './proposals.routes.ts';

/** Words that players miss in the dictionaries; a version of them that begins is known a minute later. */
export const proposalsFeature = (deps: ProposalDeps) =>
  ({
    routes: createProposalRoutes(deps),
    personalData: proposalsPersonalData,
    playerTables: ['word_proposal', 'word_vote'],
    jobs: [{ name: 'additions', everyMs: MINUTE_MS, run: () => deps.additions.refresh() }],
  }) satisfies Feature;
