import { requireAccount } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import { addVote, dropVote, holdProposal } from './proposal.repository.ts';
import type { ProposalDeps } from './proposals.deps.ts';
import { wordKey } from './read-word.ts';

/** Votes for a proposed word, or takes the vote back; either does nothing the second time. The votes. */
export async function voteForWord(
  { database, clock }: Pick<ProposalDeps, 'database' | 'clock'>,
  by: string,
  proposed: { readonly locale: string; readonly word: string },
  on: boolean,
): Promise<number> {
  const key = wordKey(proposed.locale, proposed.word);
  return database.transact(async (tx) => {
    await requireAccount(tx, by);
    const proposal = await holdProposal(tx, key);
    if (proposal === null) throw new AppError('moderation/not_found');
    if (proposal.status !== 'open') throw new AppError('moderation/closed');
    return on ? addVote(tx, key, by, clock.now()) : dropVote(tx, key, by);
  });
}
