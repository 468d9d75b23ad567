import { LEAVER_LOCKS_MS, LEAVER_MEMORY_MS } from '../balance/ranked/ranked.ts';

/** Until when somebody may not queue who left these matches (times in ms); null: they may. */
export function lockedUntil(leftAt: readonly number[], now: number): number | null {
  const lately = leftAt.filter((at) => now - at < LEAVER_MEMORY_MS).sort((a, b) => a - b);
  const last = lately.at(-1);
  if (last === undefined) return null;
  const lockMs = LEAVER_LOCKS_MS[Math.min(lately.length, LEAVER_LOCKS_MS.length) - 1] ?? 0;
  return last + lockMs > now ? last + lockMs : null;
}
