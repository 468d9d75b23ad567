import type { RoomLog } from '#platform/rooms/room-log.ts';
import { type Order, standingAfter } from '../players/player-news.ts';
import type { RoomPorts } from '../ports.ts';
import type { LobbyClient } from './lobby-client.ts';

interface Deps {
  readonly ports: RoomPorts;
  readonly log: RoomLog;
}

/** What an order about somebody means in the lobby: a kick is out of rooms alone. */
export function obeyInLobby(deps: Deps, client: LobbyClient, order: Order): void {
  const { manners } = client.userData;
  manners.standing = standingAfter(manners.standing, order);
  if (order.event === 'warn') showWarnings(deps, client);
}

/** Shows the warnings that wait, each once. */
export function showWarnings({ ports, log }: Deps, client: LobbyClient): void {
  const { manners, identity } = client.userData;
  manners.standing = { ...manners.standing, warned: false };
  ports.takeNotices(identity.playerId).then(
    (notices) => {
      for (const { key, reason } of notices) client.send('popup', { kind: 'message', key, params: { reason } });
    },
    (cause: unknown) => log.warn({ part: 'lobby', err: cause }, 'A warning could not be shown'),
  );
}
