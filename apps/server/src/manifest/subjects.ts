import type { ReportSubject } from '@syllaboom/contracts';
import type { Db } from '#platform/db/index.ts';
import type { Feature } from './feature.ts';

export type SubjectKind = ReportSubject['kind'];
/** A piece of content as others see it now: whose it is, and a copy of it. A picture's is an address that holds its bytes. */
export interface SubjectCopy {
  readonly ownerId: string;
  readonly copy: string;
}
/** Reads what has this id; null: there is nothing (any more). */
export type ReadSubject = (db: Db, id: string) => Promise<SubjectCopy | null>;

/** Reads what a report is about, by the feature that brings the kind. */
export function createSubjectReader(features: () => readonly Feature[]) {
  return (db: Db, { kind, id }: ReportSubject): Promise<SubjectCopy | null> => {
    const [read, ...more] = features().flatMap(({ subjects }) => subjects?.[kind] ?? []);
    if (read === undefined || more.length > 0)
      throw new Error(`One feature has to bring the subject "${kind}", not ${more.length === 0 ? 'none' : 'several'}.`);
    return read(db, id);
  };
}
