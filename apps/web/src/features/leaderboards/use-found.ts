import { useCallback, useEffect, useState } from 'react';
import type { Loaded } from '../../platform/query/use-api-query.ts';
import type { BoardId } from '../../navigation/board-id.ts';
import { BOXES } from './boards.ts';

/** What a box's preview came to. */
export type Found = 'failed' | 'empty' | 'filled';
export type ReportFound = (id: BoardId, found: Found) => void;

/** What a list came to; null while it is on its way. */
export function foundIn({ data, failure }: Loaded<readonly unknown[]>): Found | null {
  if (failure !== null) return 'failed';
  if (data === null) return null;
  return data.length === 0 ? 'empty' : 'filled';
}

/** Reports what a box's preview came to as soon as that is known. */
export function useReportFound(id: BoardId, found: Found | null, report: ReportFound): void {
  useEffect(() => {
    if (found !== null) report(id, found);
  }, [id, found, report]);
}

/** The own matches tell nothing of the others' places, and clans are not players. */
const RANKINGS = BOXES.filter(({ id }) => id !== 'ranked' && id !== 'clans');

/** What all rankings came to, where that is the same for every one and better said once. */
export function useFound() {
  const [found, setFound] = useState<Partial<Record<BoardId, Found>>>({});
  const report = useCallback<ReportFound>(
    (id, what) => setFound((before) => (before[id] === what ? before : { ...before, [id]: what })),
    [],
  );
  const forget = useCallback(() => setFound({}), []);
  const same = (what: Found): boolean => RANKINGS.every(({ id }) => found[id] === what);
  const all = same('failed') ? ('failed' as const) : same('empty') ? ('empty' as const) : null;
  return { all, report, forget };
}
