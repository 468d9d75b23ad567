import { PAIRING } from '../balance/ranked/ranked.ts';

/** Somebody who waits for a ranked match. */
export interface QueueEntry {
  readonly playerId: string;
  readonly rating: number;
  /** When they entered, in ms. */
  readonly since: number;
}

/** A pair that met before: when, in ms. Order of the two does not matter. */
export type PastPairingsOf = (one: string, other: string) => readonly number[];

/** How far apart the ratings of an opponent may lie after so long a wait, in ms. */
export const windowAfter = (waitedMs: number): number =>
  Math.min(PAIRING.window + Math.floor(Math.max(0, waitedMs) / 1000) * PAIRING.growthPerSecond, PAIRING.mostWindow);

function mayMeet(one: QueueEntry, other: QueueEntry, now: number, meetings: PastPairingsOf): boolean {
  const apart = Math.abs(one.rating - other.rating);
  // Both must have waited long enough for it.
  if (apart > Math.min(windowAfter(now - one.since), windowAfter(now - other.since))) return false;
  const lately = meetings(one.playerId, other.playerId).filter((at) => now - at < PAIRING.meetingsWithinMs);
  return lately.length < PAIRING.mostMeetings;
}

/** The places of those who are still free, in the order of ratings: who is taken is skipped without being looked at. */
class FreePlaces {
  readonly #below: number[];
  readonly #above: number[];

  constructor(count: number) {
    this.#below = Array.from({ length: count }, (_, place) => place - 1);
    this.#above = Array.from({ length: count }, (_, place) => place + 1);
  }
  /** The next free place below, -1 when there is none; also asked of a place that is not free any more. */
  below(place: number): number {
    return this.#below[place] ?? -1;
  }
  above(place: number): number {
    return this.#above[place] ?? this.#above.length;
  }
  take(place: number): void {
    const [below, above] = [this.below(place), this.above(place)];
    if (below >= 0) this.#above[below] = above;
    if (above < this.#below.length) this.#below[above] = below;
  }
}

/**
 * Pairs those who wait in one language: who waited longest chooses first, and takes the nearest that may be met. Nobody is
 * in two pairs. Takes n log n for the order and looks only as far as the window reaches.
 */
export function pairQueue(
  waiting: readonly QueueEntry[],
  now: number,
  meetings: PastPairingsOf,
): readonly (readonly [QueueEntry, QueueEntry])[] {
  const byRating = [...waiting].sort((a, b) => a.rating - b.rating || a.since - b.since);
  const placeOf = new Map(byRating.map((entry, place) => [entry.playerId, place]));
  const free = new FreePlaces(byRating.length);
  const taken = new Set<string>();
  const pairs: (readonly [QueueEntry, QueueEntry])[] = [];
  for (const entry of [...waiting].sort((a, b) => a.since - b.since)) {
    if (taken.has(entry.playerId)) continue;
    const place = placeOf.get(entry.playerId) ?? 0;
    const partnerPlace = nearest(byRating, free, place, (other) => mayMeet(entry, other, now, meetings));
    const partner = partnerPlace === null ? undefined : byRating[partnerPlace];
    if (partnerPlace === null || partner === undefined) continue;
    free.take(place);
    free.take(partnerPlace);
    taken.add(entry.playerId).add(partner.playerId);
    pairs.push([entry, partner]);
  }
  return pairs;
}

/** The free place nearest by rating that suits, looking to both sides as far as any window reaches. */
function nearest(
  byRating: readonly QueueEntry[],
  free: FreePlaces,
  place: number,
  suits: (other: QueueEntry) => boolean,
): number | null {
  const own = byRating[place];
  if (own === undefined) return null;
  let [below, above] = [free.below(place), free.above(place)];
  for (;;) {
    const [low, high] = [byRating[below], byRating[above]];
    const [toLow, toHigh] = [
      low ? own.rating - low.rating : Number.POSITIVE_INFINITY,
      high ? high.rating - own.rating : Number.POSITIVE_INFINITY,
    ];
    if (Math.min(toLow, toHigh) > PAIRING.mostWindow) return null;
    const isLower = toLow <= toHigh;
    const next = isLower ? low : high;
    if (next === undefined) return null;
    if (suits(next)) return isLower ? below : above;
    if (isLower) below = free.below(below);
    else above = free.above(above);
  }
}
