import { ApiError } from '../../platform/api/api-error.ts';
import { ActivityError } from '../../platform/discord/activity.ts';
import type { RoomIntent } from '../../navigation/screens.ts';

/** Failed sign-ins at the start try again this often, this far apart. */
export const RECOVERY_ATTEMPTS = 100;
export const RECOVERY_DELAY_MS = 2_000;

/** Why the start fails, as a key below `connection`. */
export type StartFailure =
  | 'authFailed'
  | 'network'
  | 'notInitialized'
  | 'unexpected'
  | 'unrecoverable'
  | 'embeddedFailed'
  | 'exchangeFailed'
  | 'cacheError';
export type StartResult =
  | { readonly kind: 'replay'; readonly matchId: string }
  | { readonly kind: 'room'; readonly intent: RoomIntent }
  | { readonly kind: 'menu' }
  /** The device has no connection: what works without one is offered. */
  | { readonly kind: 'offline' }
  /** The player is banned: the banner says it. */
  | { readonly kind: 'banned' }
  | { readonly kind: 'failed' };

/** The steps of the start; real ones are wired in the shell. */
export interface StartSteps {
  readonly authenticate: () => Promise<void>;
  readonly loadSettings: () => Promise<void>;
  /** The match that the address asks to be shown, if any. */
  readonly replayInAddress: () => string | null;
  /** The seat that waits for this player, if any. */
  readonly findSeat: () => Promise<{ readonly roomId: string; readonly token: string } | null>;
  /** The room of the link that was followed, if any. */
  readonly roomInAddress: () => string | null;
  readonly isOffline: () => boolean;
  readonly onFailure: (failure: StartFailure) => void;
  readonly wait: (ms: number) => Promise<void>;
}

/** What trying again by itself can't mend: somebody or something said no. The player may try again by hand. */
const REFUSED: readonly StartFailure[] = ['notInitialized', 'embeddedFailed', 'exchangeFailed'];

/** Whether the start goes on trying by itself after this failure. */
export const isRetried = (failure: StartFailure): boolean => failure !== 'unrecoverable' && !REFUSED.includes(failure);

/** The words for a failed sign-in at the start. */
export function readStartFailure(cause: unknown): StartFailure {
  if (cause instanceof ActivityError) return cause.failure;
  if (!(cause instanceof ApiError)) return 'unexpected';
  if (cause.code === 'auth/cache') return 'cacheError';
  if (cause.code === 'auth/exchange_failed') return 'exchangeFailed';
  if (cause.code === 'client/network') return 'network';
  return cause.status === 0 || cause.code === 'client/unexpected' ? 'unexpected' : 'authFailed';
}

async function authenticateAtLast(steps: StartSteps): Promise<'done' | 'failed' | 'offline' | 'banned'> {
  for (let attempt = 1; ; attempt++) {
    try {
      await steps.authenticate();
      return 'done';
    } catch (cause) {
      if (steps.isOffline() && readStartFailure(cause) === 'network') return 'offline';
      if (cause instanceof ApiError && cause.code === 'auth/banned') return 'banned';
      const failure = attempt >= RECOVERY_ATTEMPTS ? 'unrecoverable' : readStartFailure(cause);
      steps.onFailure(failure);
      if (!isRetried(failure)) return 'failed';
      await steps.wait(RECOVERY_DELAY_MS);
    }
  }
}

/**
 * Starts in the one order: sign-in, settings, then the waiting seat, else the room of the address, else the menu. An
 * address that names a match shows it, and asks for no seat: somebody who watches plays on in another window.
 */
export async function startUp(steps: StartSteps): Promise<StartResult> {
  const signIn = await authenticateAtLast(steps);
  if (signIn !== 'done') return { kind: signIn };
  const settings = steps.loadSettings();
  const matchId = steps.replayInAddress();
  // Neither answer needs the other: on a slow line one way there and back is saved.
  const [seat] = await Promise.all([matchId === null ? steps.findSeat() : null, settings]);
  if (matchId !== null) return { kind: 'replay', matchId };
  const roomId = steps.roomInAddress();
  if (seat) {
    const other = roomId === seat.roomId ? null : roomId;
    return { kind: 'room', intent: { kind: 'resume', ...seat, ...(other ? { invitedTo: other } : {}) } };
  }
  return roomId ? { kind: 'room', intent: { kind: 'join', roomId, spectate: false } } : { kind: 'menu' };
}
