import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { prefersReducedMotion } from '../../../platform/media.ts';
import type { BoardList } from '../boards.ts';
import { type BoardPage, readBoard } from '../read-board.ts';

/** An open list is read anew so often. */
const REFRESH_MS = 30_000;

interface Shown {
  readonly list: BoardList;
  readonly page: number;
  readonly board: BoardPage;
}
interface BoardState {
  readonly list: BoardList;
  readonly page: number;
  /** What stands on the screen: of the list before while another is on its way. */
  readonly shown: Shown | null;
  readonly failure: string | null;
  readonly busy: boolean;
}
export interface OpenBoard extends BoardState {
  /** Goes to another list, or page; does nothing while one is on its way [L0087]. */
  readonly show: (list: BoardList, page: number) => void;
  readonly retry: () => void;
}

/** Within a transition rows move to their new places. */
const paint = (change: () => void): void => (prefersReducedMotion() ? change() : startTransition(change));

/** An open list of players, kept up to date while it is open. */
export function useBoard(start: BoardList): OpenBoard {
  const [state, setState] = useState<BoardState>({ list: start, page: 1, shown: null, failure: null, busy: true });
  const asked = useRef(0);
  const busy = useRef(true);
  const ask = useCallback((list: BoardList, page: number, quiet: boolean) => {
    asked.current += 1;
    const question = asked.current;
    if (!quiet) {
      busy.current = true;
      setState((before) => ({ ...before, list, page, failure: null, busy: true }));
    }
    readBoard(list, page).then(
      (board) => {
        if (question !== asked.current) return;
        busy.current = false;
        paint(() => setState({ list, page, shown: { list, page, board }, failure: null, busy: false }));
      },
      (cause: unknown) => {
        if (question !== asked.current || quiet) return;
        busy.current = false;
        setState({ list, page, shown: null, failure: wordsForError(cause), busy: false });
      },
    );
  }, []);
  const current = useRef({ list: start, page: 1 });
  const go = useCallback(
    (list: BoardList, page: number) => {
      current.current = { list, page };
      ask(list, page, false);
    },
    [ask],
  );
  useEffect(() => {
    go(start, 1);
    const timer = setInterval(() => {
      if (!busy.current && !document.hidden) ask(current.current.list, current.current.page, true);
    }, REFRESH_MS);
    return () => {
      clearInterval(timer);
      asked.current += 1;
    };
  }, [start, go, ask]);
  return {
    ...state,
    show: (list, page) => {
      if (!busy.current) go(list, page);
    },
    retry: () => go(current.current.list, current.current.page),
  };
}
