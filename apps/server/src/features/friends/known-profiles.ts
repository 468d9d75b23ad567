import { type ListedProfile, readListedProfiles } from '#features/profile';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/index.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';

/** Exp and wins may be as old as this; of names and pictures every process hears when they change. */
const KEPT_MS = 60_000;
/** Of so many players at once, some 200 bytes each. */
const MOST_KEPT = 50_000;

interface Known {
  readonly profile: ListedProfile;
  readonly until: number;
}

/**
 * What lists of friends show of players, remembered for a minute: panels ask every 20 seconds, and the profiles of
 * 500 friends are the dearest thing they need.
 */
export class KnownProfiles {
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  /** The oldest first. */
  readonly #known = new Map<string, Known>();
  /** For each reading that is under way, whoever has changed since it began. */
  readonly #readings = new Set<Set<string>>();

  constructor(clock: Pick<Clock, 'monotonicMs'>, channel: Pick<PlayerChannel, 'subscribe'>) {
    this.#clock = clock;
    channel.subscribe((playerId, { event }) => {
      if (event === 'changed') this.#forget(playerId);
    });
  }

  /** Profiles of these players, in their order; null: there is none. */
  async read(db: Db, playerIds: readonly string[]): Promise<(ListedProfile | null)[]> {
    const now = this.#clock.monotonicMs();
    const found = playerIds.map((playerId) => {
      const known = this.#known.get(playerId);
      return known !== undefined && known.until > now ? known.profile : null;
    });
    const missing = playerIds.filter((_, at) => found[at] === null);
    if (missing.length === 0) return found;
    const asked = new Map((await this.#ask(db, missing)).map((profile) => [profile.playerId, profile]));
    return playerIds.map((playerId, at) => found[at] ?? asked.get(playerId) ?? null);
  }

  /** What was read while its player changed is answered, but not kept: it may be from before. */
  async #ask(db: Db, playerIds: readonly string[]): Promise<ListedProfile[]> {
    const changed = new Set<string>();
    this.#readings.add(changed);
    try {
      const profiles = await readListedProfiles(db, playerIds);
      const until = this.#clock.monotonicMs() + KEPT_MS;
      for (const profile of profiles) if (!changed.has(profile.playerId)) this.#keep(profile, until);
      return profiles;
    } finally {
      this.#readings.delete(changed);
    }
  }

  #keep(profile: ListedProfile, until: number): void {
    this.#known.delete(profile.playerId);
    this.#known.set(profile.playerId, { profile, until });
    if (this.#known.size <= MOST_KEPT) return;
    for (const oldest of this.#known.keys()) return void this.#known.delete(oldest);
  }

  #forget(playerId: string): void {
    this.#known.delete(playerId);
    for (const changed of this.#readings) changed.add(playerId);
  }
}
