import { PLAYER_EVENT_NAMES, type PlayerEventName, type PlayerEvents } from '@syllaboom/contracts';
import { lobbyConnection } from './lobby-connection.ts';

type Hear<Name extends PlayerEventName> = (payload: PlayerEvents[Name]) => void;
/** A connection that says such things: the lobby, or a room. */
type Source = <Name extends PlayerEventName>(name: Name, hear: Hear<Name>) => () => void;

const hearers: [PlayerEventName, Hear<never>][] = [];

/** Hears what the player is told, wherever they are, for as long as the page lives: whoever listens need not know whether that is the lobby or a room. */
export function onPlayerEvent<Name extends PlayerEventName>(name: Name, hear: Hear<Name>): void {
  hearers.push([name, hear as Hear<never>]);
}

/** Takes events from a connection; returns the way to stop. */
export function takePlayerEvents(from: Source): () => void {
  const stops = PLAYER_EVENT_NAMES.map((name) =>
    from(name, (payload) => {
      for (const [wanted, hear] of hearers) if (wanted === name) hear(payload as never);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

takePlayerEvents((name, hear) => lobbyConnection.on(name, hear));
