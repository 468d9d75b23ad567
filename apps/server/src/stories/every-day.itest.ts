import { afterAll, beforeAll, expect, it } from 'vitest';
import { addItems } from '#features/inventory';
import { runOperation } from '#features/wallet';
import { pause, until } from '../rooms/testing/room-player.ts';
import type { LobbyTestClient } from '../rooms/testing/lobby-test-client.ts';
import { createFinishedMatch, createSeat, createStats } from '../testing/matches/finished-matches.ts';
import { type ServerWithRooms, startServerWithRooms } from '../testing/server-with-rooms.ts';
import { signInAgain } from '../testing/people/staff.ts';

let server: ServerWithRooms;
beforeAll(async () => {
  server = await startServerWithRooms();
});
afterAll(() => server.close());

const DAY_SECONDS = 86_400;
/** Enters the lobby; signs in anew, since the clock may have gone on since the last visit. */
async function enterLobby(username: string): Promise<LobbyTestClient> {
  return server.enterLobby(await signInAgain(server, username));
}

it('a player comes back every day: is offered the reward, claims it, and has it [L0135 L0139 L0287 L0302]', async () => {
  await server.signUp('everyday');
  const first = await enterLobby('everyday');
  expect(await first.nth('daily')).toMatchObject({ day: 1 });
  await first.player.leave();
  // Not claimed: it waits.
  const again = await enterLobby('everyday');
  expect(await again.nth('daily')).toMatchObject({ day: 1 });
  again.send('claim-daily', {});
  expect(await again.nth('coin-spawn')).toEqual({ count: 500 });
  expect(await until('new balances', () => again.all('profile').find(({ score }) => score === 500))).toBeTruthy();
  await again.player.leave();
  server.clock.forward(DAY_SECONDS);
  const next = await enterLobby('everyday');
  expect(await next.nth('daily')).toMatchObject({ day: 2, frozen: false });
  next.send('claim-daily', {});
  expect((await next.nth('word-spawn')).syllables).toHaveLength(3);
  await next.player.leave();
});

it('a player looks the word of the day up, plays it, and sees it as played; what came meanwhile is told [L0299 L0303]', async () => {
  const { user } = await server.signUp('wordy');
  const client = await enterLobby('wordy');
  client.send('daily-check', { locale: 'en-US' });
  const word = await client.nth('daily-result');
  expect(word).toMatchObject({ locale: 'en-US', played: false, coins: 500 });
  client.send('daily-check', { locale: 'fr-FR' });
  expect(await client.nth('refused')).toEqual({ code: 'languageBuilding' });
  const words = Array.from({ length: 120 }, (_, n) => (n === 0 ? word.word : `WORD${n}`));
  const seats = [user.id, 'guest0001'].map((id, at) => createSeat(id, at + 1, createStats(at === 0 ? words : [])));
  await server.composition.roomPorts.recordMatch(
    createFinishedMatch(seats, { startedAt: server.clock.now(), endedAt: server.clock.now() }),
  );
  client.send('daily-check', { locale: 'en-US' });
  expect(await client.nth('daily-result', 2)).toMatchObject({ word: word.word, played: true });
  await client.player.leave();
  const gift = { actor: 'test', key: 'bomb', kind: 'gift', body: null };
  await runOperation(server.database, gift, (tx, id) =>
    addItems(tx, id, [{ playerId: user.id, kind: 'bomb', locale: '', item: '4', count: 1 }]),
  );
  const back = await enterLobby('wordy');
  expect(await back.nth('new-item')).toEqual({ type: 'bomb', value: 4, index: 0 });
  expect(await back.nth('popup')).toMatchObject({ key: 'achievementReached', params: { diamonds: 4 } });
  back.send('claim-achievement', { id: 'words-100' });
  expect(await back.nth('achievement-claimed')).toEqual({ id: 'words-100', reward: 2 });
  expect(await until('diamonds', () => back.all('profile').find(({ diamond }) => diamond === 2))).toBeTruthy();
  await back.player.leave();
  const once = await enterLobby('wordy');
  await once.nth('daily');
  await pause(150);
  expect([once.all('new-item'), once.all('popup')]).toEqual([[], []]);
});
