import { BOARD_PAGE, type BoardRow, CATEGORY_BOARD_PAGE } from '@syllaboom/contracts';
import { api } from '../../platform/api/api.ts';
import type { CallReply } from '../../platform/api/create-api.ts';
import type { BoardList } from './boards.ts';

export type BoardPage = CallReply<'leaderboard'>;

/** Rows per page of a list. */
export const rowsPerPage = ({ kind }: BoardList): number => (kind === 'category' ? CATEGORY_BOARD_PAGE : BOARD_PAGE);

/** A page of a list, from 1 on. */
export const readBoard = ({ kind, key }: BoardList, page: number): Promise<BoardPage> =>
  kind === 'category'
    ? api.call('categoryLeaderboard', { params: { category: key, page: String(page) } })
    : api.call('leaderboard', { params: { category: key }, query: { page: String(page) } });

const PREVIEW = 3;
/** A preview is asked for anew after this time. */
const FRESH_MS = 20_000;
const previews = new Map<string, { readonly until: number; readonly rows: Promise<readonly BoardRow[]> }>();

const readTop = async ({ kind, key }: BoardList): Promise<readonly BoardRow[]> => {
  if (kind === 'board') return (await api.call('leaderboardTop', { params: { category: key } })).rows;
  return (await api.call('categoryLeaderboard', { params: { category: key, page: '1' } })).rows.slice(0, PREVIEW);
};

/** The best three of a list, remembered for a while: the boxes come and go [L0085]. */
export function readPreview(list: BoardList): Promise<readonly BoardRow[]> {
  const id = `${list.kind} ${list.key}`;
  const kept = previews.get(id);
  if (kept !== undefined && kept.until > Date.now()) return kept.rows;
  const rows = readTop(list);
  previews.set(id, { until: Date.now() + FRESH_MS, rows });
  // A failure is not remembered.
  rows.catch(() => previews.delete(id));
  return rows;
}

/** Lets every preview be asked for anew. @internal For tests. */
export const forgetPreviews = (): void => previews.clear();
