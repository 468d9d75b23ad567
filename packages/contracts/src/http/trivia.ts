import { CHECKED_TEXTS } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import { endpoint } from './endpoint.ts';
import { Done, LanguageCode } from './shapes.ts';

const text = (kind: 'question' | 'answer') =>
  playerText(kind, z.string().check(z.trim(), z.minLength(1), z.maxLength(CHECKED_TEXTS[kind].most)));
/** A question as players propose it: the first answer is the right one; the game shuffles them. */
export const TriviaProposal = z.object({
  locale: LanguageCode,
  q: text('question'),
  a: z.tuple([text('answer'), text('answer'), text('answer'), text('answer')]),
  d: z.int().check(z.minimum(0), z.maximum(4)),
});
export type TriviaProposal = z.infer<typeof TriviaProposal>;
export const PendingTrivia = z.extend(TriviaProposal, {
  id: z.string(),
  author: z.object({ id: z.string(), name: z.string(), avatar: z.string() }),
  at: z.string(),
});
export type PendingTrivia = z.infer<typeof PendingTrivia>;

const proposeTrivia = endpoint({
  method: 'POST',
  path: '/trivia/propose',
  summary: 'Propose a trivia question',
  service: 'game',
  auth: 'wayIn',
  limit: 'write',
  body: TriviaProposal,
  reply: z.object({ success: z.literal(true), id: z.string() }),
  errors: ['trivia/answers_equal', 'trivia/too_many_pending', 'trivia/text_refused', 'words/language_unknown'],
});
const pendingTrivia = endpoint({
  method: 'GET',
  path: '/trivia/pending/:locale',
  summary: 'Proposed questions that wait for a moderator',
  service: 'game',
  auth: 'content',
  limit: 'read',
  params: z.object({ locale: LanguageCode }),
  reply: z.object({ questions: z.array(PendingTrivia) }),
  errors: [],
});
const reviewTrivia = endpoint({
  method: 'POST',
  path: '/trivia/review',
  summary: 'Approve or refuse a proposed question',
  service: 'game',
  auth: 'content',
  limit: 'write',
  body: z.object({ id: z.string().check(z.maxLength(40)), approve: z.boolean() }),
  reply: Done,
  errors: ['trivia/not_pending'],
});

export const TRIVIA_CALLS = { proposeTrivia, pendingTrivia, reviewTrivia };
