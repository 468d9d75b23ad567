import type { FeatureRoutes } from '#manifest/feature.ts';
import { decideProposal } from './decide-proposal.ts';
import { findSources } from './find-sources.ts';
import { listProposals } from './list-proposals.ts';
import { proposeWord } from './propose-word.ts';
import type { ProposalDeps } from './proposals.deps.ts';
import { voteForWord } from './vote-for-word.ts';

/** Words that players miss: listed, proposed and voted for by players, decided on by the staff. */
export const createProposalRoutes = (deps: ProposalDeps) =>
  ({
    wordProposals: ({ caller, params, query }) => listProposals(deps, caller.playerId, params.locale, query),
    proposeWord: async ({ caller, params, body }) => ({
      success: true,
      ...(await proposeWord(deps, caller.playerId, params.locale, body.word)),
    }),
    voteForWord: async ({ caller, params, body }) => ({
      success: true,
      votes: await voteForWord(deps, caller.playerId, params, body.on),
    }),
    wordSources: ({ params }) => findSources(deps, params),
    decideProposal: async ({ caller, params, body }) => {
      await decideProposal(deps, caller.playerId, params, body);
      return { success: true };
    },
  }) satisfies FeatureRoutes;
