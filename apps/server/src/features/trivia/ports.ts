import type { GameLanguage } from '@syllaboom/engine';
import type { Tx } from '#platform/db/index.ts';

/** A moderator's decision about a question. */
export interface QuestionReview {
  readonly id: string;
  readonly approved: boolean;
  readonly reviewerId: string;
  readonly authorId: string;
  readonly at: Date;
}

/** What trivia needs of the dictionaries and of the staff's log. */
export interface TriviaPorts {
  /** Whether a word may not be shown; false while the dictionary is not there. */
  isOffensive(language: GameLanguage, word: string): boolean;
  /** Notes the decision in its own transaction. */
  recordReview(tx: Tx, review: QuestionReview): Promise<void>;
}
