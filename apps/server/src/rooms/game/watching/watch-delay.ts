import { modeTraits } from '@syllaboom/engine';
import { withoutDelay, DelayedSender } from '#platform/rooms/delayed-sender.ts';
import type { GameContext } from '../game-context.ts';
import type { GameClient, Member } from '../seats/member.ts';

/**
 * Keeps who watches a match behind it, by as much as the host has set: everything that the room says to them waits, so
 * they know nothing of it earlier by any message, by the state, or by coming in anew. Whoever plays in the match sees it
 * live to its end, also after they are out: they sit at the table. Nobody else does, the host and the staff included, so
 * that no change of roles in the middle uncovers anything. The end is held back as long as the rest, for who comes in
 * after it, too.
 */
export class WatchDelay {
  readonly #room: GameContext;
  readonly #lines = new Map<GameClient, DelayedSender>();
  /** Of the running match, or of the last one until its watchers have seen its end; ms. */
  #delayMs = 0;
  #isRunning = false;
  /** When everybody has seen the end, on the room's clock. */
  #overAt = Number.NEGATIVE_INFINITY;
  #players: ReadonlySet<string> = new Set();

  constructor(room: GameContext) {
    this.#room = room;
  }

  /** Puts a client behind the match, should they not play in it. */
  watch(client: GameClient): void {
    const host = {
      now: () => this.#room.now(),
      later: (ms: number, run: () => void) => this.#room.later(ms, run),
      holdMs: () => this.#holdMs(client),
      // Who waits is told for how long.
      held: () => withoutDelay(() => client.send('watch-delay', { ms: this.#holdMs(client) })),
    };
    this.#tidy();
    this.#lines.set(client, new DelayedSender(client, host));
  }

  /** A match begins with these: what they have not seen of the last one they may see now. */
  began(players: readonly Member[]): void {
    const { settings, flow } = this.#room;
    const before = this.#delayMs;
    // Where anybody may sit down at any time there is nothing to hold back.
    this.#delayMs = modeTraits(settings.mode).isDropIn ? 0 : settings.watchDelay * flow.watchSecondMs;
    this.#isRunning = true;
    this.#players = new Set(players.map(({ seat }) => seat));
    if (before === 0 && this.#delayMs === 0) return;
    this.#tidy();
    for (const [client, line] of this.#lines) {
      if (this.#players.has(client.sessionId)) line.release();
      if (this.#holdMs(client) === 0) client.send('watch-delay', { ms: 0 });
      // Times of the match are right on a clock that is as late.
      client.send('clock', { now: this.#room.now() });
    }
  }

  /** The match is over, whatever became of it. */
  ended(): void {
    if (!this.#isRunning) return;
    this.#isRunning = false;
    if (this.#delayMs === 0) return;
    this.#overAt = this.#room.now() + this.#delayMs;
    this.#awaitEnd();
  }

  /** Whether those who watch have still to see the end of a match. */
  get isBehind(): boolean {
    return !this.#isRunning && this.#room.now() < this.#overAt;
  }

  /** Whether somebody sees the room as it was: what they say themselves tells nothing of now. */
  isHeld(client: GameClient): boolean {
    return this.#holdMs(client) > 0;
  }

  #holdMs(client: GameClient): number {
    if (this.#players.has(client.sessionId)) return 0;
    if (this.#isRunning) return this.#delayMs;
    return Math.max(0, this.#overAt - this.#room.now());
  }

  #awaitEnd(): void {
    this.#room.later(this.#overAt - this.#room.now(), () => {
      if (this.#isRunning) return;
      // Timers may come a little early.
      if (this.isBehind) this.#awaitEnd();
      else this.#caughtUp();
    });
  }

  /** Everybody has seen the end: those who were behind are told that, and what time it is. */
  #caughtUp(): void {
    for (const client of this.#lines.keys()) {
      if (this.#players.has(client.sessionId)) continue;
      client.send('clock', { now: this.#room.now() });
      client.send('watch-delay', { ms: 0 });
    }
    this.#room.relist();
  }

  /** Lines of those who are gone. */
  #tidy(): void {
    for (const [client, line] of this.#lines) {
      if (line.isOpen) continue;
      line.drop();
      this.#lines.delete(client);
    }
  }
}
