import type { PlayerNews, PlayerNewsName } from '#platform/rooms/channel/player-channel.ts';
import type { TestServer } from './server.ts';

/** What players are told from now on, of these kinds: flat, with the player's id. `stop` ends it. */
export function collectPlayerNews<Name extends PlayerNewsName>(
  { composition }: TestServer,
  ...names: readonly Name[]
): { readonly received: object[]; stop(): void } {
  const received: object[] = [];
  const isWanted = ({ event }: PlayerNews): boolean => (names as readonly string[]).includes(event);
  const stop = composition.roomPorts.channel.subscribe((playerId, news) => {
    if (isWanted(news)) received.push({ playerId, ...news.payload });
  });
  return { received, stop };
}
