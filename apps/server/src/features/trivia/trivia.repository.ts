import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { TriviaTables } from './trivia.tables.ts';

/** A question of a player, as it is kept. */
export interface TriviaRow {
  readonly id: string;
  readonly locale: string;
  readonly authorId: string;
  readonly question: string;
  /** The first one is right. */
  readonly answers: readonly string[];
  readonly difficulty: number;
  readonly proposedAt: Date;
}

const columns = ['id', 'locale', 'author_id', 'question', 'answers', 'difficulty', 'proposed_at'] as const;
const toRow = (row: Pick<TriviaTables['trivia_question'], (typeof columns)[number]>): TriviaRow => ({
  id: row.id,
  locale: row.locale,
  authorId: row.author_id,
  question: row.question,
  answers: row.answers,
  difficulty: row.difficulty,
  proposedAt: row.proposed_at,
});

/** How many questions of an author wait; two proposals of one author at once wait for each other here. */
export async function countPendingOf(tx: Tx, authorId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('trivia:' || ${authorId}, 0))`.execute(tx);
  const { count } = await tx
    .withTables<TriviaTables>()
    .selectFrom('trivia_question')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a proposed question. */
export async function addProposal(tx: Tx, row: TriviaRow): Promise<void> {
  await tx
    .withTables<TriviaTables>()
    .insertInto('trivia_question')
    .values({
      id: row.id,
      locale: row.locale,
      author_id: row.authorId,
      question: row.question,
      answers: [...row.answers],
      difficulty: row.difficulty,
      status: 'pending',
      proposed_at: row.proposedAt,
      reviewed_at: null,
      reviewer_id: null,
    })
    .execute();
}

/** Questions of a language with a status, oldest first. */
export async function readQuestions(
  db: Db,
  status: TriviaTables['trivia_question']['status'],
  locale: string,
  most: number,
): Promise<TriviaRow[]> {
  const rows = await db
    .withTables<TriviaTables>()
    .selectFrom('trivia_question')
    .select(columns)
    .where('status', '=', status)
    .where('locale', '=', locale)
    .orderBy('proposed_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(toRow);
}

/** Some approved questions of a language, drawn anew each time. */
export async function drawApproved(db: Db, locale: string, most: number): Promise<TriviaRow[]> {
  const rows = await db
    .withTables<TriviaTables>()
    .selectFrom('trivia_question')
    .select(columns)
    .where('status', '=', 'approved')
    .where('locale', '=', locale)
    .orderBy(sql`random()`)
    .limit(most)
    .execute();
  return rows.map(toRow);
}

/** Decides about a waiting question of somebody else; its author, or null when there is none. */
export async function decideQuestion(
  tx: Tx,
  id: string,
  review: { readonly approved: boolean; readonly reviewerId: string; readonly at: Date },
): Promise<string | null> {
  const row = await tx
    .withTables<TriviaTables>()
    .updateTable('trivia_question')
    .set({
      status: review.approved ? 'approved' : 'refused',
      reviewed_at: review.at,
      reviewer_id: review.reviewerId,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('author_id', '!=', review.reviewerId)
    .returning('author_id')
    .executeTakeFirst();
  return row?.author_id ?? null;
}
