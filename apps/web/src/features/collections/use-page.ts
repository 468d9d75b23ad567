import { useCallback, useRef, useState } from 'react';
import { PAGE_PAUSE_MS } from './collection-timings.ts';

interface PageTurning {
  readonly page: number;
  readonly toPage: (page: number) => void;
}

/** The page of a list; what is listed otherwise (`of`) begins with its first one. Of quick presses one counts. */
export function usePage(of: string): PageTurning {
  const [at, setAt] = useState({ of, page: 1 });
  const turnedAt = useRef(Number.NEGATIVE_INFINITY);
  const toPage = useCallback(
    (page: number) => {
      const now = performance.now();
      if (now - turnedAt.current < PAGE_PAUSE_MS) return;
      turnedAt.current = now;
      setAt({ of, page });
    },
    [of],
  );
  return { page: at.of === of ? at.page : 1, toPage };
}
