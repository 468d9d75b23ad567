import type { RoomLog } from '#platform/rooms/room-log.ts';
import { type ModerationEvent, applyModerationEvent } from '../players/player-messages.ts';
import type { RoomPorts } from '../ports.ts';
import type { LobbyClient } from './lobby-client.ts';

interface Deps {
  readonly ports: RoomPorts;
  readonly log: RoomLog;
}

/** What a moderation event about somebody means in the lobby: a kick is out of rooms alone. */
export function moderateInLobby(deps: Deps, client: LobbyClient, moderationEvent: ModerationEvent): void {
  const { chatPermissions } = client.userData;
  chatPermissions.status = applyModerationEvent(chatPermissions.status, moderationEvent);
  if (moderationEvent.event === 'warn') showWarnings(deps, client);
}

/** Shows the warnings that wait, each once. */
export function showWarnings({ ports, log }: Deps, client: LobbyClient): void {
  const { chatPermissions, identity } = client.userData;
  chatPermissions.status = { ...chatPermissions.status, warned: false };
  ports.takeNotices(identity.playerId).then(
    (notices) => {
      for (const { key, reason } of notices) client.send('popup', { kind: 'message', key, params: { reason } });
    },
    (cause: unknown) => log.warn({ part: 'lobby', err: cause }, 'A warning could not be shown'),
  );
}
