import { expOfLevel, FUSE, RANKED } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { LobbyTestClient } from '../rooms/testing/lobby-test-client.ts';
import { leaveEverybody, type RoomPlayer } from '../rooms/testing/room-player.ts';
import { type ServerWithRooms, startServerWithRooms } from '../testing/server-with-rooms.ts';
import { type SignedIn, signUpWith } from '../testing/people/staff.ts';

let server: ServerWithRooms;
beforeAll(async () => {
  server = await startServerWithRooms();
});
afterEach(leaveEverybody);
afterAll(() => server.close());

/** Somebody who may play ranked and has chosen a perk. */
async function addPlayer(username: string, perk: string): Promise<SignedIn> {
  const player = await signUpWith(server, username);
  await server.database.pool.query('update profile set exp = $2 where player_id = $1', [
    player.id,
    expOfLevel(RANKED.leastLevel),
  ]);
  expect((await player.post('/ranked/perk', { perk })).body).toEqual({ success: true });
  expect((await player.get('/ranked/rank')).body).toMatchObject({ perk, perksAct: false });
  return player;
}

async function queue(player: SignedIn): Promise<LobbyTestClient> {
  const client = await server.enterLobby(player);
  await client.queue();
  return client;
}

it('a ranked match knows nothing of the chosen perks: the same fuse with extra-time, 12 hearts with heart-gain and extra-health [L0051 L0053]', async () => {
  for (const [one, other] of [
    ['extra-time', 'heart-gain'],
    ['extra-health', 'extra-time'],
  ] as const) {
    const pair = [await addPlayer(`a-${one}`, one), await addPlayer(`b-${other}`, other)];
    const lobbyClients = [];
    for (const player of pair) lobbyClients.push(await queue(player));
    const found = await Promise.all(lobbyClients.map((client) => client.nth('match-found')));
    const players: RoomPlayer[] = [];
    for (const [i, player] of pair.entries()) {
      const { roomId = '' } = found[i]?.join ?? {};
      players.push(await server.joinRoom(player, roomId));
    }
    for (const player of players) {
      const { endsAt, startedAt } = await player.any('turn');
      expect((endsAt ?? 0) - startedAt).toBe(FUSE[RANKED.speed].firstMs);
      expect([...player.state.players.values()].map(({ heart }) => heart)).toEqual([RANKED.hearts, RANKED.hearts]);
    }
    await leaveEverybody();
  }
});
