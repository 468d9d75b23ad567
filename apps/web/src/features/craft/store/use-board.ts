import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EndpointName } from '@syllaboom/contracts';
import { onHint } from '../../../platform/query/hints.ts';
import { useUser } from '../../session/index.ts';
import { EARNED_ANEW_MS, READ_ANEW_MS, STALE_MS } from '../craft-timings.ts';
import type { BoardStore, BoardView } from './board-store.ts';
import { useCurrentBoard } from './current-board.ts';

/** Calls of others that change which tiles are free. */
const MOVES_TILES: readonly EndpointName[] = ['gambleSyllable', 'destroyWord', 'buyWord', 'sellWord', 'removeListing'];

/** The board that is shown, read when it is first shown and when the page comes back to it after a while. */
export function useBoard(): { readonly store: BoardStore; readonly view: BoardView } {
  const store = useCurrentBoard(useUser()?.id ?? '');
  const view = useSyncExternalStore(store.subscribe, store.view);
  useEffect(() => {
    void store.read(READ_ANEW_MS);
    const leave = onHint((hint) => {
      const moved = hint.name === 'written' && MOVES_TILES.includes(hint.payload.name);
      if (moved || hint.name === 'connected') void store.read(moved ? 0 : READ_ANEW_MS);
    });
    const again = (): void => {
      if (document.visibilityState === 'visible') void store.read(STALE_MS);
    };
    document.addEventListener('visibilitychange', again);
    globalThis.addEventListener('online', again);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', again);
      globalThis.removeEventListener('online', again);
    };
  }, [store]);
  return { store, view };
}

/** The server's time, anew every two seconds: what words have earned grows by itself. */
export function useServerTime(store: BoardStore, everyMs: number = EARNED_ANEW_MS): number {
  const [now, setNow] = useState(() => store.now());
  useEffect(() => {
    setNow(store.now());
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setNow(store.now());
    }, everyMs);
    return () => clearInterval(timer);
  }, [store, everyMs]);
  return now;
}
