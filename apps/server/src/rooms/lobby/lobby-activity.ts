import type { LOBBY_CLIENT_MESSAGES } from '@syllaboom/contracts';
import type { z } from 'zod/mini';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { claimPurchase } from '../players/claim-purchase.ts';
import type { RoomPorts } from '../ports.ts';
import type { Presence } from '../presence/presence.ts';
import type { LobbyClient } from './lobby-client.ts';

interface Deps {
  readonly ports: RoomPorts;
  readonly log: RoomLog;
  readonly presence: Presence;
}

/** What the lobby does for those who play inside the chat platform: who of their channel is here, and what they bought. */
export class LobbyActivity {
  readonly #deps: () => Deps;
  readonly #isListed: (roomId: string) => boolean;

  constructor(deps: () => Deps, isListed: (roomId: string) => boolean) {
    this.#deps = deps;
    this.#isListed = isListed;
  }

  /** The same list with names, avatars and listed rooms; ids of nobody fall out of it. */
  sendParticipants(client: LobbyClient, asked: z.infer<(typeof LOBBY_CLIENT_MESSAGES)['participants']>): void {
    const { identity } = client.userData;
    const ids = Array.isArray(asked) ? asked : asked.ids;
    const instance = Array.isArray(asked) ? undefined : asked.instance;
    const { ports, log, presence } = this.#deps();
    const send = async () => {
      const cards = await ports.readParticipants({ playerId: identity.playerId, ids, instance });
      const roomOf = (playerId: string): string | null => {
        const room = presence.whereIs(playerId)?.room ?? null;
        return room !== null && this.#isListed(room) ? room : null;
      };
      client.send(
        'participants',
        cards.map(({ id, playerId, name, avatar, hidesRoom }) => ({
          id,
          name,
          avatar,
          room: hidesRoom ? null : roomOf(playerId),
        })),
      );
    };
    send().catch((cause: unknown) => log.warn({ part: 'lobby', err: cause }, 'Participants could not be looked up'));
  }

  /** Says what came of a purchase; new balances come by themselves. */
  claimPurchase(client: LobbyClient, entitlementId: string): void {
    claimPurchase(this.#deps(), client.userData.identity, entitlementId, (popup) => client.send('popup', popup));
  }
}
