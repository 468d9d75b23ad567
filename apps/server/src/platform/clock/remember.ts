import type { Clock } from './clock.ts';

/**
 * Remembers for a while what was read under a key; questions at the same time are one. When more than `most` are held, all
 * are forgotten.
 */
export function remember<Value>(
  clock: Pick<Clock, 'monotonicMs'>,
  { keptMs, most }: { readonly keptMs: number; readonly most: number },
): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return (key, read) => {
    const now = clock.monotonicMs();
    const known = kept.get(key);
    if (known !== undefined && known.until > now) return known.value;
    const value = read();
    if (kept.size >= most) kept.clear();
    kept.set(key, { until: now + keptMs, value });
    // A failure is nothing to keep.
    value.catch(() => kept.delete(key));
    return value;
  };
}
