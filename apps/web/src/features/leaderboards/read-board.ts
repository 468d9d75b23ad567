import { BOARD_PAGE, type BoardRow, CATEGORY_BOARD_PAGE } from '@syllaboom/contracts';
import { useMemo } from 'react';
import { api } from '../../platform/api/api.ts';
import type { CallReply } from '../../platform/api/create-api.ts';
import { keyOf } from '../../platform/query/stale-after.ts';
import { type Loaded, useServerData } from '../../platform/query/use-api-query.ts';
import type { BoardList } from './boards.ts';

export type BoardPage = CallReply<'leaderboard'>;

export const rowsPerPage = ({ kind }: BoardList): number => (kind === 'category' ? CATEGORY_BOARD_PAGE : BOARD_PAGE);

/** A page of a list, from 1 on: its key in the cache, and how it is read. */
export function boardQuery({ kind, key }: BoardList, page: number) {
  const ofCategory = { params: { category: key, page: String(page) } };
  const ofBoard = { params: { category: key }, query: { page: String(page) } };
  return kind === 'category'
    ? { key: keyOf('categoryLeaderboard', ofCategory), read: () => api.call('categoryLeaderboard', ofCategory) }
    : { key: keyOf('leaderboard', ofBoard), read: () => api.call('leaderboard', ofBoard) };
}

const PREVIEW = 3;
/** A preview is asked for anew after this time. */
const FRESH_MS = 20_000;

function previewQuery(list: BoardList): {
  key: readonly unknown[];
  read: () => Promise<{ rows: readonly BoardRow[] }>;
} {
  if (list.kind === 'category') return boardQuery(list, 1);
  const ofBoard = { params: { category: list.key } };
  return { key: keyOf('leaderboardTop', ofBoard), read: () => api.call('leaderboardTop', ofBoard) };
}

/** The best three of a list, remembered for a while: the boxes come and go. */
export function usePreview(list: BoardList): Loaded<readonly BoardRow[]> {
  const { data, ...loaded } = useServerData({ ...previewQuery(list), staleTime: FRESH_MS });
  const rows = useMemo(() => data?.rows.slice(0, PREVIEW) ?? null, [data]);
  return { ...loaded, data: rows };
}
