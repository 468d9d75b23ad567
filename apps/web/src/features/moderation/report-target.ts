import type { ReportLine, ReportSubject } from '@syllaboom/contracts';
import { create } from 'zustand';
import { UPLOADED } from '../../platform/api/pictures.ts';
import { openWindow } from '../../ui/windows/manager.ts';

export const REPORT_WINDOW = 'report';

/** Pieces of content of which the server keeps a copy with a report. */
export type Reportable = ReportSubject['kind'];

/** Whom a report is about and what goes with it. */
export interface ReportTarget {
  readonly playerId: string;
  readonly name: string;
  /** Null outside rooms. */
  readonly roomId: string | null;
  /** The chat of the inbox in which it happened. */
  readonly chatId?: string;
  /** What was said, the newest last, each line with its author's id; the last 25 go with the report. */
  readonly chat: readonly ReportLine[];
  /** The room's language; outside rooms the interface's. */
  readonly language?: string;
  /** The collection of theirs from which the report starts: it is what the report is about, unless another subject is chosen. */
  readonly collectionId?: string;
  /** What of theirs is in sight where the report starts. */
  readonly subjects: readonly Reportable[];
  /** The ids of those that are no part of a profile. */
  readonly subjectIds?: Readonly<Partial<Record<Reportable, string>>>;
}

/** What others see of a player: a name in any case, an uploaded picture, words about themselves. */
export const reportableOf = ({
  avatar,
  about = '',
}: {
  readonly avatar: string;
  readonly about?: string;
}): Reportable[] => [
  'displayName',
  ...(avatar.startsWith(UPLOADED) ? (['picture'] as const) : []),
  ...(about === '' ? [] : (['about'] as const)),
];

export const useReportTarget = create<{ target: ReportTarget | null }>(() => ({ target: null }));

/** Opens the report window about a player. */
export function openReport(target: ReportTarget): void {
  useReportTarget.setState({ target });
  openWindow(REPORT_WINDOW);
}
