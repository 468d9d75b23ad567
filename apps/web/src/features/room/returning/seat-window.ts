import { useEffect, useState } from 'react';

/** A tab that is looked at asks so often whether another one of the same browser still plays. */
const CHECK_MS = 1000;

const lockOf = (roomId: string): string => `syllaboom-seat-${roomId}`;

/**
 * Marks this window as the one that plays in a room, for other windows of the same browser. The browser takes the mark back
 * when the window is closed, however that happens. Where locks are denied nothing is marked.
 */
function holdSeat(roomId: string): () => void {
  const left = new AbortController();
  const untilLeft = () =>
    new Promise<void>((done) => {
      left.signal.addEventListener('abort', () => done());
    });
  // Aborted while it waits: the window that had the room before was quicker to come back.
  navigator.locks?.request(lockOf(roomId), { signal: left.signal }, untilLeft).catch(() => undefined);
  return () => left.abort();
}

/** Holds the mark while this window plays in a room; null: it does not. */
export function useSeatMark(roomId: string | null): void {
  useEffect(() => (roomId === null ? undefined : holdSeat(roomId)), [roomId]);
}

/** Whether the window of this browser that had the seat is gone. Of other devices nothing is known: false. */
export function useOtherWindowClosed(roomId: string): boolean {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    let seen = false;
    const check = async () => {
      const { held = [] } = await navigator.locks.query();
      const plays = held.some(({ name }) => name === lockOf(roomId));
      seen ||= plays;
      setClosed(seen && !plays);
    };
    if (!navigator.locks) return undefined;
    const timer = setInterval(() => void check().catch(() => undefined), CHECK_MS);
    return () => clearInterval(timer);
  }, [roomId]);
  return closed;
}
