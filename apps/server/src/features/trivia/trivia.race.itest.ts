import { TRIVIA_PROPOSALS } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countImbalances, readBalances } from '#features/wallet';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { proposeQuestion } from './propose-question.ts';
import { reviewQuestion } from './review-question.ts';
import { createTriviaService, type TriviaService } from './trivia.service.ts';

let database: Database;
const ports = { isOffensive: () => false, recordReview: async () => {} };
const propose = (authorId: string, question: typeof QUESTION): Promise<string> =>
  proposeQuestion(database, systemClock, ports, { ...question, authorId });
const review = (reviewerId: string, id: string, approved: boolean): Promise<void> =>
  reviewQuestion(database, systemClock, ports, { id, approved, reviewerId });
let trivia: TriviaService;
beforeAll(async () => {
  database = await openTestDatabase(20);
  trivia = createTriviaService(database);
});
afterAll(() => database.close());

const QUESTION = {
  locale: 'en-US',
  q: 'Which one?',
  a: ['A', 'B', 'C', 'D'] as [string, string, string, string],
  d: 1,
};

it('pays the author once when many moderators decide at once, and one decision stands', async () => {
  const [author = '', ...moderators] = await addPlayers(database, 13);
  const id = await propose(author, QUESTION);
  const decisions = await Promise.allSettled(moderators.map((moderator, n) => review(moderator, id, n % 2 === 0)));
  const made = decisions.flatMap((decision, n) => (decision.status === 'fulfilled' ? [n] : []));
  expect(made).toHaveLength(1);
  for (const decision of decisions)
    if (decision.status === 'rejected') expect(decision.reason.code).toBe('trivia/not_pending');
  const approved = (made[0] ?? 0) % 2 === 0;
  expect((await readBalances(database.db, author)).coin).toBe(approved ? TRIVIA_PROPOSALS.authorCoins : 0);
  expect(await trivia.drawApproved('en-US')).toHaveLength(approved ? 1 : 0);
  expect(await countImbalances(database.db)).toBe(0);
});

it('pays once when one moderator asks many times at once', async () => {
  const [author = '', moderator = ''] = await addPlayers(database, 2);
  const id = await propose(author, QUESTION);
  await Promise.all(Array.from({ length: 20 }, () => review(moderator, id, true)));
  expect((await readBalances(database.db, author)).coin).toBe(TRIVIA_PROPOSALS.authorCoins);
});

it('lets no more wait than allowed when one player proposes many at once', async () => {
  const [author = ''] = await addPlayers(database, 1);
  const results = await Promise.allSettled(Array.from({ length: 25 }, () => propose(author, QUESTION)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(TRIVIA_PROPOSALS.mostPending);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason.code).toBe('trivia/too_many_pending');
});
