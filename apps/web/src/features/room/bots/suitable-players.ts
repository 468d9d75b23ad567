import type { PlayerHit } from '@syllaboom/contracts';

/** Players whom a bot may imitate: nobody who is here, oneself included. */
export function suitablePlayers(hits: readonly PlayerHit[], presentIds: readonly string[]): readonly PlayerHit[] {
  const present = new Set(presentIds);
  return hits.filter((hit) => !present.has(hit.id));
}
