import { WORD_PROPOSALS } from '@syllaboom/engine';
import { addAuditEntry } from '#features/moderation';
import { addWord } from '#features/words';
import { AppError } from '#platform/errors/app-error.ts';
import { showPublicText } from '#platform/text/index.ts';
import { closeProposal, holdProposal, type KeptProposal } from './proposal.repository.ts';
import type { ProposalDeps } from './proposals.deps.ts';
import { wordKey } from './read-word.ts';

/** What a member of the staff decides. */
export interface ProposalDecision {
  readonly accept: boolean;
  /** The source that holds the word, or why it is refused. */
  readonly note: string;
}

/**
 * Accepts a word, which joins the next version of its dictionary, or refuses it: once, with its entry in the audit log.
 * Nobody decides on their own proposal, and without enough votes nobody accepts.
 */
export async function decideProposal(
  { database, clock, words }: ProposalDeps,
  by: string,
  proposed: { readonly locale: string; readonly word: string },
  decision: ProposalDecision,
): Promise<void> {
  const key = wordKey(proposed.locale, proposed.word);
  const { accept } = decision;
  const note = showPublicText('note', decision.note);
  const isKnown = accept && (await words.exists(key.locale, key.word));
  const at = clock.now();
  await database.transact(async (tx) => {
    const proposal = await holdProposal(tx, key);
    requireOpen(proposal, by);
    if (isKnown) throw new AppError('proposal/known_word');
    if (accept && proposal.votes < WORD_PROPOSALS.votesNeeded) throw new AppError('proposal/too_few_votes');
    await closeProposal(tx, key, { accept, note, by, at });
    if (accept) await addWord(tx, key.locale, key.word, at);
    await addAuditEntry(tx, {
      at,
      actorId: by,
      action: accept ? 'word_accepted' : 'word_refused',
      targetId: proposal.proposedBy,
      detail: { ...key, ...(accept ? { source: note } : { reason: note }) },
    });
  });
}

function requireOpen(proposal: KeptProposal | null, by: string): asserts proposal is KeptProposal {
  if (proposal === null) throw new AppError('moderation/not_found');
  if (proposal.status !== 'open') throw new AppError('moderation/closed');
  if (proposal.proposedBy === by) throw new AppError('proposal/own');
}
