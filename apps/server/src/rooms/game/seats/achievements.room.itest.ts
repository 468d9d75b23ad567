import type { AchievementView } from '@syllaboom/contracts';
import { achievementViews } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ANNA, Answers, BERT, DORA, GUEST, openRoom, playTurn, startMatch } from '../../testing/play-along.ts';
import { createGame, joinGame, leaveEverybody, pause, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const views = (words: number): AchievementView[] =>
  achievementViews({ words, wins: 0, games: 0, players: 0 }, new Set());

describe('achievements in a room', () => {
  it('are shown and paid to who asks, host or not [R0180 R0353 R0434 R0453]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    rooms.ports.competition.steps.set(BERT, views(100));
    bert.send('achievement-progress');
    const { achievements } = await bert.any('achievement-progress');
    expect(achievements).toHaveLength(16);
    expect(achievements[0]).toEqual({
      id: 'words-100',
      kind: 'words',
      target: 100,
      reward: 2,
      progress: 100,
      isClaimable: true,
      isClaimed: false,
    });
    bert.send('claim-achievement', { id: 'words-100' });
    expect(await bert.any('achievement-claimed')).toEqual({ id: 'words-100', reward: 2 });
    expect(await bert.any('diamond-spawn')).toEqual({ id: bert.id, count: 2 });
    bert.send('claim-achievement', { id: 'words-100' });
    await bert.any('refused', ({ code }) => code === 'notAllowed');
    expect(bert.all('achievement-claimed')).toHaveLength(1);
    bert.send('chat', { message: 'two diamonds!' });
    await anna.any('chat', ({ message }) => message === 'two diamonds!');
  });

  it('that a match has brought within reach are told after it, once, to who reached them', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    await startMatch(players);
    const answers = new Answers();
    for (let i = 0; i < 5; i++) await playTurn(players, answers);
    const { reached, steps } = rooms.ports.competition;
    steps.set(ANNA, views(100));
    reached.set(ANNA, views(100).slice(0, 1));
    bert.send('chat', { message: '/surrender' });
    expect(await anna.any('popup')).toEqual({ kind: 'info', key: 'achievementReached', params: { diamonds: 2 } });
    expect((await anna.any('achievement-progress')).achievements[0]).toMatchObject({ isClaimable: true });
    await pause(100);
    expect([anna.all('popup').length, bert.all('popup'), bert.all('achievement-progress')]).toEqual([1, [], []]);
  });

  it('wait for the next visit of who is away when the match ends', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    await startMatch(players);
    const answers = new Answers();
    for (let i = 0; i < 5; i++) await playTurn(players, answers);
    const { reached } = rooms.ports.competition;
    for (const id of [ANNA, BERT]) reached.set(id, views(100).slice(0, 1));
    bert.cutOff();
    await until('bert is away', () => anna.state.players.get(bert.id)?.dc === true);
    anna.send('chat', { message: '/surrender' });
    await anna.any('winner', ({ recorded }) => recorded);
    await anna.any('popup');
    expect([...reached.keys()]).toEqual([BERT]);
    reached.clear();
  });

  it('are refused to guests, and malformed claims change nothing', async () => {
    rooms.ports.describe(DORA, { type: 10, roles: [10] });
    const dora = await createGame(rooms.url, DORA);
    dora.send('settings', { key: 'guests', value: true });
    await until('guests may come in', () => dora.state.guests);
    const guest = await joinGame(rooms.url, dora.roomId, GUEST);
    guest.send('achievement-progress');
    guest.send('claim-achievement', { id: 'words-100' });
    await until('two refusals', () => guest.refusals().length === 2);
    expect(guest.refusals()).toEqual(['guest', 'guest']);
    for (const bad of [null, {}, { id: 4 }, { id: 'x'.repeat(41) }]) dora.sendRaw('claim-achievement', bad);
    await pause(100);
    expect([dora.all('achievement-claimed'), dora.closed]).toEqual([[], null]);
  });
});
