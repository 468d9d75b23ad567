import type { QueueLeftReason, SessionUser } from '@syllaboom/contracts';
import { type GameLanguage, RANKED } from '@syllaboom/engine';
import { create } from 'zustand';
import type { LobbyConnection } from '../../../platform/rooms/lobby-connection.ts';

/** The server must confirm the queue within this time [L0127]. */
export const CONFIRM_MS = 5000;

/** Why somebody is not in the queue, as it is told to them. */
export type QueueProblem = 'failed' | 'login' | 'level' | 'locked' | Exclude<QueueLeftReason, 'asked' | 'guest'>;

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
  readonly tell: (problem: QueueProblem) => void;
  /** The page's clock, and the server's. */
  readonly now: () => number;
  readonly serverNow: () => number;
}

/**
 * The own place in the ranked queue [L0125–L0129]: not queued → entering → queued when the server confirms. It lives beside
 * the screens, so that every one of them shows the same and none misses a message.
 */
export function createQueue({ connection, user, tell, now, serverNow }: QueuePorts) {
  const store = create<QueueState>(() => ({ ...OUT, lockedUntil: null }));
  let confirmation: ReturnType<typeof setTimeout> | undefined;
  /** The last wish was to leave: a confirmation that was on its way doesn't count any more. */
  let leaving = false;

  const goOut = (): void => {
    clearTimeout(confirmation);
    store.setState(OUT);
  };
  const askToLeave = (): void => {
    leaving = true;
    connection.send('match-queue-leave');
  };
  const refusal = (): QueueProblem | null => {
    const asker = user();
    if (asker === null || asker.guest) return 'login';
    if (asker.level < RANKED.leastLevel) return 'level';
    return isLocked(store.getState(), serverNow()) ? 'locked' : null;
  };
  const enter = (locale: GameLanguage): void => {
    if (store.getState().phase !== 'out') return;
    const problem = refusal();
    if (problem !== null) return tell(problem);
    if (!connection.send('match-queue-enter', { locale })) return tell('failed');
    leaving = false;
    store.setState({ phase: 'entering', since: null });
    confirmation = setTimeout(() => {
      goOut();
      askToLeave();
      tell('failed');
    }, CONFIRM_MS);
  };
  const hearLeft = (reason: QueueLeftReason, until: number | null): void => {
    const { phase } = store.getState();
    if (until !== null) store.setState({ lockedUntil: until });
    if (reason === 'asked') {
      leaving = false;
      // While a new wish is on its way this answers the one before.
      if (phase === 'queued') goOut();
      return;
    }
    goOut();
    if (phase !== 'out') tell(reason === 'guest' ? 'login' : reason);
  };

  connection.on('queue-entered', ({ waitedMs }) => {
    if (leaving) return;
    clearTimeout(confirmation);
    store.setState({ phase: 'queued', since: now() - waitedMs });
  });
  connection.on('queue-left', ({ reason, until }) => hearLeft(reason, until));
  connection.on('match-found', goOut);
  const reset = (): void => {
    leaving = false;
    goOut();
  };
  // Somebody who comes back to the queue is told so by the server [L0141].
  connection.watch({ lost: reset, closed: reset });
  return {
    use: store,
    enter,
    /** Does nothing while the confirmation is awaited: presses don't count then [L0125]. */
    leave(): void {
      if (store.getState().phase !== 'queued') return;
      goOut();
      askToLeave();
    },
    /** Takes over a lock that the server told elsewhere. */
    lock: (until: number | null): void => store.setState({ lockedUntil: until }),
  };
}
export type Queue = ReturnType<typeof createQueue>;

export const isLocked = ({ lockedUntil }: Pick<QueueState, 'lockedUntil'>, serverNow: number): boolean =>
  lockedUntil !== null && lockedUntil > serverNow;
