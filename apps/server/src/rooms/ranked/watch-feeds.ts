import { systemClock } from '#platform/clock/clock.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { WATCH_ROOM } from './ranked-invitation.ts';
import { WatchFeed, type Watched } from './watch-feed.ts';

const FEED_ID_LENGTH = 12;

/** The feeds of this process' ranked matches; each gets a room to be watched in as soon as there is something to see. */
export class WatchFeeds {
  readonly #delayMs: number;
  readonly #log: RoomLog;
  readonly #waiting = new Map<string, WatchFeed>();
  readonly #stops = new Set<() => void>();

  constructor(delayMs: number, log: RoomLog) {
    this.#delayMs = delayMs;
    this.#log = log;
  }

  /** Opens the feed of a match that begins now. */
  open(about: Watched, liveNow: () => number): WatchFeed {
    const feed = new WatchFeed(about, liveNow, this.#delayMs);
    const id = randomId(FEED_ID_LENGTH);
    this.#waiting.set(id, feed);
    const stop = systemClock.after(this.#delayMs, () => {
      this.#stops.delete(stop);
      this.#makeRoom(id);
    });
    this.#stops.add(stop);
    return feed;
  }

  /** Hands a feed to the room that shows it. */
  take(id: unknown): WatchFeed | null {
    const feed = typeof id === 'string' ? this.#waiting.get(id) : undefined;
    if (typeof id === 'string') this.#waiting.delete(id);
    return feed ?? null;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#stops.clear();
    this.#waiting.clear();
  }

  #makeRoom(id: string): void {
    if (matchMaker.state !== matchMaker.MatchMakerState.READY) return void this.#waiting.delete(id);
    // In this very process: the feed is in its memory.
    matchMaker.handleCreateRoom(WATCH_ROOM, { feed: id }).catch((cause: unknown) => {
      this.#waiting.delete(id);
      this.#log.warn({ part: 'ranked', err: cause }, 'A ranked match cannot be watched');
    });
  }
}
