import type { PendingTrivia } from '@syllaboom/contracts';
import type { GameLanguage, TriviaAuthor, TriviaQuestion } from '@syllaboom/engine';
import { readProfiles } from '#features/profile';
import type { Database } from '#platform/db/index.ts';
import { drawApproved, readQuestions, type TriviaRow } from './trivia.repository.ts';

/** So many wait on a moderator's page, so many join the bank of one match. */
const PENDING_SHOWN = 100;
const MOST_DRAWN = 50;

/** Questions that players propose (mode 11). */
export interface TriviaService {
  pending(locale: string): Promise<PendingTrivia[]>;
  /** Some approved questions of a language, with their authors. */
  drawApproved(locale: GameLanguage): Promise<TriviaQuestion[]>;
}

export function createTriviaService(database: Database): TriviaService {
  const withAuthors = async <Shown>(
    rows: readonly TriviaRow[],
    show: (row: TriviaRow, author: TriviaAuthor) => Shown,
  ): Promise<Shown[]> => {
    const profiles = await readProfiles(database.db, [...new Set(rows.map((row) => row.authorId))]);
    return rows.map((row) => {
      const profile = profiles.find((one) => one.playerId === row.authorId);
      return show(row, { id: row.authorId, name: profile?.displayName ?? '', avatar: profile?.avatar ?? '' });
    });
  };
  return {
    pending: async (locale) =>
      withAuthors(await readQuestions(database.db, 'pending', locale, PENDING_SHOWN), (row, author) => ({
        id: row.id,
        locale: row.locale,
        q: row.question,
        a: row.answers as PendingTrivia['a'],
        d: row.difficulty,
        author,
        at: row.proposedAt.toISOString(),
      })),
    drawApproved: async (locale) =>
      withAuthors(await drawApproved(database.db, locale, MOST_DRAWN), (row, author) => ({
        q: row.question,
        a: row.answers as TriviaQuestion['a'],
        correct: 0,
        d: row.difficulty as TriviaQuestion['d'],
        author,
      })),
  };
}
