import type { ReportLine } from '@syllaboom/contracts';
import { create } from 'zustand';
import { openWindow } from '../../ui/windows/manager.ts';

export const REPORT_WINDOW = 'report';

/** Whom a report is about and what goes with it. */
export interface ReportTarget {
  readonly playerId: string;
  readonly name: string;
  /** Null outside rooms. */
  readonly roomId: string | null;
  /** What was said, the newest last, each line with its author's id; the last 25 go with the report [R0041]. */
  readonly chat: readonly ReportLine[];
  /** The room's language; outside rooms the interface's. */
  readonly language?: string;
}

export const useReportTarget = create<{ target: ReportTarget | null }>(() => ({ target: null }));

/** Opens the report window about a player. */
export function openReport(target: ReportTarget): void {
  useReportTarget.setState({ target });
  openWindow(REPORT_WINDOW);
}
