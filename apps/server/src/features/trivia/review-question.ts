import { TRIVIA_PROPOSALS } from '@syllaboom/engine';
import { post, runOperation } from '#features/wallet';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { TriviaPorts } from './ports.ts';
import { decideQuestion } from './trivia.repository.ts';

/** What was decided, and by whom: kept as the operation's result. */
interface Decision {
  readonly approved: boolean;
  readonly reviewerId: string;
}

/**
 * Approves or refuses a waiting question, once: of several moderators one decides, and the author of an approved one is
 * paid in the same transaction. The same moderator may ask again and gets the same answer. Nobody reviews their own.
 */
export async function reviewQuestion(
  database: Database,
  clock: Clock,
  ports: TriviaPorts,
  review: { readonly id: string; readonly approved: boolean; readonly reviewerId: string },
): Promise<void> {
  const { id, approved, reviewerId } = review;
  const { result, replayed } = await runOperation<Decision>(
    database,
    { actor: 'trivia', key: id, kind: 'trivia_review', body: { id } },
    async (tx, operationId) => {
      const at = clock.now();
      const author = await decideQuestion(tx, id, { approved, reviewerId, at });
      if (author === null) throw new AppError('trivia/not_pending');
      await ports.recordReview(tx, { id, approved, reviewerId, authorId: author, at });
      if (approved) {
        await post(tx, operationId, [
          {
            from: { system: 'mint' },
            to: { playerId: author },
            currency: 'coin',
            amount: TRIVIA_PROPOSALS.authorCoins,
          },
        ]);
      }
      return { approved, reviewerId };
    },
  );
  if (replayed && (result.approved !== approved || result.reviewerId !== reviewerId))
    throw new AppError('trivia/not_pending');
}
