import { useEffect, useState } from 'react';
import { LOAD_EVERY_MS } from './category-timings.ts';

/** When the last load of a kind began. */
export interface LoadGate {
  lastAt: number;
}
export const createLoadGate = (): LoadGate => ({ lastAt: Number.NEGATIVE_INFINITY });

/**
 * Whether something may be loaded now: the first at once, and after it one a second, of all that were wanted meanwhile the
 * last alone.
 */
export function useLoadTurn(gate: LoadGate, wanted: string): boolean {
  const [turn, setTurn] = useState<string | null>(null);
  useEffect(() => {
    const begin = () => {
      gate.lastAt = performance.now();
      setTurn(wanted);
    };
    const waitMs = gate.lastAt + LOAD_EVERY_MS - performance.now();
    if (waitMs <= 0) {
      begin();
      return undefined;
    }
    const timer = setTimeout(begin, waitMs);
    return () => clearTimeout(timer);
  }, [gate, wanted]);
  return turn === wanted;
}
