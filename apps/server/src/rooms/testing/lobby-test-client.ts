import { type LOBBY_CLIENT_MESSAGES, LOBBY_ROOM, type LobbyServerMessages } from '@syllaboom/contracts';
import type { z } from 'zod/mini';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { joinGame, RoomPlayer, tokenOf, until } from './room-player.ts';

type Sent = { [Name in keyof typeof LOBBY_CLIENT_MESSAGES]: z.infer<(typeof LOBBY_CLIENT_MESSAGES)[Name]> };

/** Somebody in the lobby. */
export class LobbyTestClient {
  readonly player: RoomPlayer;

  constructor(player: RoomPlayer) {
    this.player = player;
  }

  static async enter(url: string, playerId: string): Promise<LobbyTestClient> {
    return new LobbyTestClient(
      new RoomPlayer(await connectSdk(url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(playerId) })),
    );
  }

  send<Name extends keyof Sent>(name: Name, payload?: Sent[Name]): void {
    this.player.sendRaw(name, payload);
  }
  all<Name extends keyof LobbyServerMessages>(name: Name): LobbyServerMessages[Name][] {
    return this.player.received
      .filter(({ type }) => type === name)
      .map(({ payload }) => payload as LobbyServerMessages[Name]);
  }
  /** Waits until there are so many messages of a kind; the last of them. */
  async nth<Name extends keyof LobbyServerMessages>(name: Name, count = 1): Promise<LobbyServerMessages[Name]> {
    return until(`message ${name} number ${count}`, () => this.all(name)[count - 1]);
  }
  /** Enters the ranked queue; resolves when the server has confirmed it. */
  async queue(locale: Sent['match-queue-enter']['locale'] = 'en-US'): Promise<void> {
    const known = this.all('queue-entered').length;
    this.send('match-queue-enter', { locale });
    await this.nth('queue-entered', known + 1);
  }
  get isOut(): boolean {
    return this.player.closed !== null || this.player.dropped !== null;
  }
}

/** Queues these two; resolves with both as they are told of their match, before they have come. */
export async function findMatch(url: string, ids: readonly [string, string]) {
  const [one, other] = [await LobbyTestClient.enter(url, ids[0]), await LobbyTestClient.enter(url, ids[1])] as const;
  await one.queue();
  await other.queue();
  const found = [await one.nth('match-found'), await other.nth('match-found')] as const;
  return { lobbyClients: [one, other] as const, found, roomId: found[0].join.roomId, matchId: found[0].matchId };
}

/** The two meet in the room of a ranked match and have its first turn. */
export async function playRanked(url: string, ids: readonly [string, string]) {
  const met = await findMatch(url, ids);
  const players = [await joinGame(url, met.roomId, ids[0]), await joinGame(url, met.roomId, ids[1])] as const;
  await Promise.all(players.map((player) => player.any('turn')));
  return { ...met, players };
}
