import { WORD_PROPOSALS } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { wasRemoved } from '#features/words';
import { AppError } from '#platform/errors/app-error.ts';
import { addVote, countOpenOf, holdOrAddProposal, type KeptProposal, reopenProposal } from './proposal.repository.ts';
import type { ProposalDeps } from './proposals.deps.ts';
import { readMissingWord } from './read-word.ts';

const DAY_MS = 86_400_000;

/** Proposes a missing word with the first vote for it, or votes for one that waits already; the word, and its votes. */
export async function proposeWord(
  { database, clock, words }: ProposalDeps,
  by: string,
  locale: string,
  text: string,
): Promise<{ word: string; votes: number }> {
  const key = await readMissingWord(words, locale, text);
  const at = clock.now();
  if (await wasRemoved(database.db, key.locale, key.word)) throw new AppError('proposal/removed_word');
  const votes = await database.transact(async (tx) => {
    await requireAccount(tx, by);
    const waiting = await countOpenOf(tx, by);
    const proposal = await holdOrAddProposal(tx, key, by, at);
    const isReopened = mayOpenAgain(proposal, at);
    if ((proposal.isNew || isReopened) && waiting >= WORD_PROPOSALS.mostOpen) throw new AppError('proposal/too_many');
    if (isReopened) await reopenProposal(tx, key, by, at);
    return addVote(tx, key, by, at);
  });
  return { word: key.word, votes };
}

/** Whether a decided word is proposed anew, long after it was refused; throws where it may not be. */
function mayOpenAgain({ status, decidedAt }: KeptProposal, at: Date): boolean {
  if (status === 'open') return false;
  if (status === 'accepted') throw new AppError('proposal/accepted');
  const againAt = (decidedAt?.getTime() ?? 0) + WORD_PROPOSALS.againAfterDays * DAY_MS;
  if (at.getTime() < againAt) throw new AppError('proposal/refused');
  return true;
}
