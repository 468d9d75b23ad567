import type { ChecklistItem } from '../checklist.ts';

/** One protection, and how it is taken out. */
export interface Weakening {
  readonly item: ChecklistItem;
  /** What is missing then. */
  readonly what: string;
  readonly file: string;
  /** Text of the file and what stands there instead. */
  readonly find: string;
  readonly replace: string;
  /** The test file that must notice. */
  readonly test: string;
}
