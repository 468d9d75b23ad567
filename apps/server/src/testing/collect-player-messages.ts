import type { PlayerMessage, PlayerMessageName } from '#platform/rooms/channel/player-channel.ts';
import type { TestServer } from './server.ts';

/** What players are told from now on, of these kinds: flat, with the player's id. `stop` ends it. */
export function collectPlayerMessages<Name extends PlayerMessageName>(
  { composition }: TestServer,
  ...names: readonly Name[]
): { readonly received: object[]; stop(): void } {
  const received: object[] = [];
  const isWanted = ({ event }: PlayerMessage): boolean => (names as readonly string[]).includes(event);
  const stop = composition.roomPorts.channel.subscribe((playerId, message) => {
    if (isWanted(message)) received.push({ playerId, ...message.payload });
  });
  return { received, stop };
}
