import type { ReportSubject } from '@syllaboom/contracts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { Feature } from './feature.ts';

export type SubjectKind = ReportSubject['kind'];
/** A piece of content as others see it now: whose it is, and a copy of it. A picture's is an address that holds its bytes. */
export interface SubjectCopy {
  readonly ownerId: string;
  readonly copy: string;
}
/** What can be done with content of a kind. Whoever hides or restores holds the owner's account. */
export interface Subject {
  /** Reads what has this id; null: there is nothing (any more). */
  read(db: Db, id: string): Promise<SubjectCopy | null>;
  /** Whether what there is now is still what a copy shows; without it the copies are compared. */
  isStill?(now: string, copy: string): boolean;
  /** Hides what shows what this copy does; what others see in its place. Null: it shows something else. */
  hide(tx: Tx, id: string, copy: string, at: Date): Promise<string | null>;
  /** Whether others still see what `hide` has put in its place. */
  isHidden(db: Db, id: string, shown: string): Promise<boolean>;
  /** Shows the copy again. */
  restore(tx: Tx, id: string, copy: string, at: Date): Promise<void>;
}

/** Finds what can be done with a kind of content, by the feature that brings it. */
export function createSubjectFinder(features: () => readonly Feature[]) {
  return (kind: SubjectKind): Subject => {
    const [subject, ...more] = features().flatMap(({ subjects }) => subjects?.[kind] ?? []);
    if (subject === undefined || more.length > 0)
      throw new Error(
        `One feature has to bring the subject "${kind}", not ${subject === undefined ? 'none' : 'several'}.`,
      );
    return subject;
  };
}
