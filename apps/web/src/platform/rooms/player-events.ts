import { PLAYER_EVENT_NAMES, type PlayerEventName, type PlayerEvents } from '@syllaboom/contracts';
import { emitHint, type Hint } from '../query/hints.ts';
import { lobbyConnection } from './lobby-connection.ts';

type Listener<Name extends PlayerEventName> = (payload: PlayerEvents[Name]) => void;
/** A connection that says such things: the lobby, or a room. */
type Source = <Name extends PlayerEventName>(name: Name, listener: Listener<Name>) => () => void;

const listeners: [PlayerEventName, Listener<never>][] = [];

/** Subscribes to events of the player, wherever they are, for as long as the page lives: whoever listens need not know whether that is the lobby or a room. */
export function onPlayerEvent<Name extends PlayerEventName>(name: Name, listener: Listener<Name>): void {
  listeners.push([name, listener as Listener<never>]);
}

/** A connection that says such things was made: what was said before went unheard, so it is read. */
export const noteConnection = (): void => emitHint({ name: 'connected', payload: null });

/** Takes events from a connection; returns the way to stop. */
export function takePlayerEvents(from: Source): () => void {
  const stops = PLAYER_EVENT_NAMES.map((name) =>
    from(name, (payload) => {
      for (const [wanted, listener] of listeners) if (wanted === name) listener(payload as never);
      emitHint({ name, payload } as Hint);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

takePlayerEvents((name, listener) => lobbyConnection.on(name, listener));
lobbyConnection.watch({ opened: noteConnection });
