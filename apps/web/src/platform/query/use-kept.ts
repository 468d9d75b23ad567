import { useRef } from 'react';
import type { Loaded } from './use-api-query.ts';

/** An answer, and until the next one has come the last: pages and filters change without an empty moment between. */
export function useKept<Data>(of: Loaded<Data>): Loaded<Data> {
  const last = useRef<Data | null>(null);
  if (of.failure !== null) last.current = null;
  else if (of.data !== null) last.current = of.data;
  return { ...of, data: of.data ?? last.current };
}
