import { type CompactAnswers, packAnswers, unpackAnswers } from './compact-answers.ts';
import { type CompactInputs, packInputs, unpackInputs } from './compact-inputs.ts';
import type { MatchLog } from './replay-match.ts';

/** A match log in columns: JSON of it compresses to a fraction of what the log itself does. */
export interface CompactLog {
  /** Version of this form. */
  readonly compact: 1;
  readonly setup: MatchLog['setup'];
  readonly at: number;
  readonly inputs: CompactInputs;
  readonly answers: CompactAnswers;
}

/** The log in columns. Nothing is lost: `unpackLog` gives back an equal log. */
export const packLog = ({ setup, at, inputs, answers }: MatchLog): CompactLog => ({
  compact: 1,
  setup,
  at,
  inputs: packInputs(inputs, at),
  answers: packAnswers(answers),
});

/** The log that was packed. */
export const unpackLog = ({ setup, at, inputs, answers }: CompactLog): MatchLog => ({
  setup,
  at,
  inputs: unpackInputs(inputs, at),
  answers: unpackAnswers(answers),
});

/** Whether what was read from storage is in columns; older logs are not. */
export const isCompactLog = (log: MatchLog | CompactLog): log is CompactLog => 'compact' in log;
