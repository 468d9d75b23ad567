import type { QueueLeftReason, SessionUser } from '@syllaboom/contracts';
import { type GameLanguage, RANKED } from '@syllaboom/engine';
import { create } from 'zustand';
import type { LobbyConnection } from '../../../platform/rooms/lobby-connection.ts';

/** The server must confirm the queue within this time. */
export const CONFIRM_MS = 5000;

/** Why somebody is not in the queue, as it is told to them. */
export type QueueRefusal = 'failed' | 'login' | 'level' | 'locked' | Exclude<QueueLeftReason, 'asked' | 'guest'>;

export interface QueueState {
  /** `entering`: asked for, not confirmed yet. */
  readonly phase: 'out' | 'entering' | 'queued';
  /** Since when the player waits, by the page's clock (`performance.now`); null outside of the queue. */
  readonly since: number | null;
  /** Until when a leaver may not queue, in ms since 1970 by the server's clock. */
  readonly lockedUntil: number | null;
}
const OUT = { phase: 'out', since: null } as const;

export interface QueuePorts {
  readonly connection: Pick<LobbyConnection, 'on' | 'send' | 'watch'>;
  readonly user: () => SessionUser | null;
  /** Tells the player why not. */
  readonly showRefusal: (refusal: QueueRefusal) => void;
  /** The page's clock, and the server's. */
  readonly now: () => number;
  readonly serverNow: () => number;
}

/**
 * The own place in the ranked queue: not queued → entering → queued when the server confirms. It lives beside
 * the screens, so that every one of them shows the same and none misses a message.
 */
export class RankedQueue {
  readonly use = create<QueueState>(() => ({ ...OUT, lockedUntil: null }));
  readonly #ports: QueuePorts;
  #confirmation: ReturnType<typeof setTimeout> | undefined;
  /** The last wish was to leave: a confirmation that was on its way doesn't count any more. */
  #leaving = false;

  constructor(ports: QueuePorts) {
    this.#ports = ports;
    const { connection } = ports;
    connection.on('queue-entered', ({ waitedMs }) => this.#onEntered(waitedMs));
    connection.on('queue-left', ({ reason, until }) => this.#onLeft(reason, until));
    connection.on('match-found', () => this.#goOut());
    // Somebody who comes back to the queue is told so by the server.
    connection.watch({ lost: () => this.#reset(), closed: () => this.#reset() });
  }

  /** Asks for a place; while one is asked for or held it does nothing. */
  enter(locale: GameLanguage): void {
    const { connection, showRefusal } = this.#ports;
    if (this.use.getState().phase !== 'out') return;
    const refusal = this.#refusal();
    if (refusal !== null) return showRefusal(refusal);
    if (!connection.send('match-queue-enter', { locale })) return showRefusal('failed');
    this.#leaving = false;
    this.use.setState({ phase: 'entering', since: null });
    this.#confirmation = setTimeout(() => {
      this.#goOut();
      this.#askToLeave();
      showRefusal('failed');
    }, CONFIRM_MS);
  }

  /** Does nothing while the confirmation is awaited: presses don't count then. */
  leave(): void {
    if (this.use.getState().phase !== 'queued') return;
    this.#goOut();
    this.#askToLeave();
  }

  /** Takes over a lock that the server told elsewhere, or ends one that is over. */
  lock(until: number | null): void {
    this.use.setState({ lockedUntil: until });
  }

  #refusal(): QueueRefusal | null {
    const user = this.#ports.user();
    if (user === null || user.guest) return 'login';
    if (user.level < RANKED.leastLevel) return 'level';
    return isLocked(this.use.getState(), this.#ports.serverNow()) ? 'locked' : null;
  }

  #onEntered(waitedMs: number): void {
    if (this.#leaving) return;
    clearTimeout(this.#confirmation);
    this.use.setState({ phase: 'queued', since: this.#ports.now() - waitedMs });
  }

  #onLeft(reason: QueueLeftReason, until: number | null): void {
    const { phase } = this.use.getState();
    if (until !== null) this.lock(until);
    if (reason === 'asked') {
      this.#leaving = false;
      // While a new wish is on its way this answers the one before.
      if (phase === 'queued') this.#goOut();
      return;
    }
    this.#goOut();
    if (phase !== 'out') this.#ports.showRefusal(reason === 'guest' ? 'login' : reason);
  }

  #askToLeave(): void {
    this.#leaving = true;
    this.#ports.connection.send('match-queue-leave');
  }

  #goOut(): void {
    clearTimeout(this.#confirmation);
    this.use.setState(OUT);
  }

  #reset(): void {
    this.#leaving = false;
    this.#goOut();
  }
}

/** Whether a leaver may not queue yet. */
export const isLocked = ({ lockedUntil }: Pick<QueueState, 'lockedUntil'>, serverNow: number): boolean =>
  lockedUntil !== null && lockedUntil > serverNow;
