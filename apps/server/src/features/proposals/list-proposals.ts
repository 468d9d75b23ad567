import { type ENDPOINTS, PROPOSALS_PAGE, type ProposalState, type ReplyOf } from '@syllaboom/contracts';
import { readAdditionTimes, requireLanguage } from '#features/words';
import { readProposals, readVotesOf } from './proposal.repository.ts';
import type { ProposalDeps } from './proposals.deps.ts';

/** A page of the words that players miss in a language, with the caller's own votes. */
export async function listProposals(
  { database: { db } }: Pick<ProposalDeps, 'database'>,
  callerId: string,
  locale: string,
  query: { readonly page?: string | undefined; readonly show?: ProposalState | undefined },
): Promise<ReplyOf<(typeof ENDPOINTS)['wordProposals']>> {
  const language = requireLanguage(locale);
  const offset = (Math.max(1, Number(query.page ?? 1)) - 1) * PROPOSALS_PAGE;
  const asked = { locale: language, status: query.show ?? 'open' };
  const { proposals, total } = await readProposals(db, asked, { offset, limit: PROPOSALS_PAGE });
  const words = proposals.map(({ word }) => word);
  const [voted, times] = await Promise.all([
    readVotesOf(db, callerId, language, words),
    readAdditionTimes(db, language, asked.status === 'accepted' ? words : []),
  ]);
  return {
    total,
    data: proposals.map(({ word, status, proposedAt, votes, note }) => ({
      word,
      state: status,
      at: proposedAt.toISOString(),
      votes,
      voted: voted.has(word),
      note,
      from: times.get(word)?.toISOString() ?? null,
    })),
  };
}
