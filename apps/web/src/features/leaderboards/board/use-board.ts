import { startTransition, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../../platform/media.ts';
import { useServerData } from '../../../platform/query/use-api-query.ts';
import type { BoardList } from '../boards.ts';
import { type BoardPage, boardQuery } from '../read-board.ts';

/** An open list is read anew so often. */
const REFRESH_MS = 30_000;

interface Shown {
  readonly list: BoardList;
  readonly page: number;
  readonly board: BoardPage;
}
export interface OpenBoard {
  readonly list: BoardList;
  readonly page: number;
  /** What stands on the screen: of the list before while another is on its way. */
  readonly shown: Shown | null;
  readonly failure: string | null;
  readonly busy: boolean;
  /** Goes to another list, or page; does nothing while one is on its way. */
  readonly show: (list: BoardList, page: number) => void;
  readonly retry: () => void;
}

/** Within a transition rows move to their new places. */
const paint = (change: () => void): void => (prefersReducedMotion() ? change() : startTransition(change));

/** An open list of players, kept up to date while it is open. */
export function useBoard(start: BoardList): OpenBoard {
  const [asked, setAsked] = useState({ start, list: start, page: 1 });
  // Another box was opened in the place of this one.
  if (asked.start !== start) setAsked({ start, list: start, page: 1 });
  const { list, page } = asked;
  const { data, failure, reload } = useServerData({ ...boardQuery(list, page), refetchInterval: REFRESH_MS });
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (data !== null) paint(() => setShown({ list, page, board: data }));
    else if (failure !== null) setShown(null);
  }, [data, failure, list, page]);
  const busy = data === null && failure === null;
  return {
    list,
    page,
    shown,
    failure,
    busy,
    show: (nextList, nextPage) => {
      if (!busy) setAsked({ start, list: nextList, page: nextPage });
    },
    retry: reload,
  };
}
