import type { EndpointName, PlayerEvents } from '@syllaboom/contracts';

/** What may make answers of the server stale, with what is said about it. */
export type Hints = PlayerEvents & {
  /** A connection to the lobby or a room was made: until then nothing was heard of what happened. */
  readonly connected: null;
  /** What others see of this page's player has changed. */
  readonly 'own-profile': { readonly id: string };
  /** The ranked points of this page's player have changed. */
  readonly 'own-points': null;
  /** Another player is at this page than before. */
  readonly 'player-switched': null;
  /** The server has carried out a call that changes something. */
  readonly written: { readonly name: EndpointName };
};

/** One hint. */
export type Hint = { [Name in keyof Hints]: { readonly name: Name; readonly payload: Hints[Name] } }[keyof Hints];
const listeners = new Set<(hint: Hint) => void>();

/**
 * Passes a hint on to whoever keeps answers. It knows nothing of the library that keeps them: the session and the room are
 * there before it is fetched.
 */
export function emitHint(hint: Hint): void {
  for (const listener of listeners) listener(hint);
}

/** Subscribes to all hints; returns the unsubscriber. */
export function onHint(listener: (hint: Hint) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
