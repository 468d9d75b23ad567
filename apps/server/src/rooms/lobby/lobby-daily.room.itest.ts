import type { AchievementView, DailyOffer } from '@syllaboom/contracts';
import { achievementViews, DAILY_REWARDS } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LobbyTestClient } from '../testing/lobby-test-client.ts';
import { ANNA, BERT, CARL, GUEST } from '../testing/play-along.ts';
import { leaveEverybody, pause } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const enter = (playerId: string) => LobbyTestClient.enter(rooms.url, playerId);
const offerOf = (day: number): DailyOffer => ({ day, rewards: [...DAILY_REWARDS], frozen: false, freezeLeft: true });
const views = (words: number): AchievementView[] =>
  achievementViews({ words, wins: 0, games: 0, players: 0 }, new Set());

describe('the reward of the day', () => {
  it('is offered to who comes in, as seven entries with icon and value, and again until it is claimed [L0122 L0135 L0139 L0302]', async () => {
    const { competition } = rooms.ports;
    competition.offers.set(ANNA, offerOf(1));
    const first = await enter(ANNA);
    const offer = await first.nth('daily');
    expect(offer).toEqual(offerOf(1));
    expect(offer.rewards).toHaveLength(7);
    for (const { icon, value } of offer.rewards) {
      expect(['coin', 'diamond', 'key', 'tile']).toContain(icon);
      expect(value).toBeGreaterThan(0);
    }
    await first.player.leave();
    const again = await enter(ANNA);
    expect(await again.nth('daily')).toEqual(offer);
    again.send('claim-daily');
    await again.nth('coin-spawn');
    const claimed = await enter(ANNA);
    await pause(100);
    expect(claimed.all('daily')).toEqual([]);
  });

  it('is offered to players without exp, too, whose clients claim it unasked [L0136]', async () => {
    rooms.ports.describe('newcomer0001', { exp: 0, level: 1 });
    rooms.ports.competition.offers.set('newcomer0001', offerOf(1));
    const newcomer = await enter('newcomer0001');
    await newcomer.nth('daily');
    newcomer.send('claim-daily');
    expect(await newcomer.nth('coin-spawn')).toEqual({ count: 500 });
  });

  it.each([
    [1, 'coin-spawn', { count: 500 }],
    [2, 'word-spawn', { syllables: ['ING', 'KI', 'STR'] }],
    [4, 'diamond-spawn', { count: 2 }],
    [7, 'key-spawn', { count: 1 }],
  ] as const)('of day %i is answered by %s, once [L0287 L0298]', async (day, spawn, payload) => {
    rooms.ports.competition.offers.set(BERT, offerOf(day));
    const bert = await enter(BERT);
    for (let i = 0; i < 4; i++) bert.send('claim-daily', null);
    expect(await bert.nth(spawn)).toEqual(payload);
    await pause(100);
    const spawns = (['coin-spawn', 'word-spawn', 'diamond-spawn', 'key-spawn'] as const).flatMap((name) =>
      bert.all(name).map(() => name),
    );
    expect(spawns).toEqual([spawn]);
  });

  it('is refused to guests, and malformed claims do nothing', async () => {
    rooms.ports.competition.offers.set(GUEST, offerOf(1));
    const guest = await enter(GUEST);
    guest.send('claim-daily');
    expect(await guest.nth('refused')).toEqual({ code: 'guest' });
    expect(guest.all('daily')).toEqual([]);
    rooms.ports.competition.offers.set(CARL, offerOf(1));
    const carl = await enter(CARL);
    for (const bad of [7, 'x', [1]]) carl.player.sendRaw('claim-daily', bad);
    await pause(100);
    expect([carl.all('coin-spawn'), carl.isOut]).toEqual([[], false]);
  });
});

describe('the word of the day', () => {
  it('is told to who asks for it in a language, guests included [L0293 L0303]', async () => {
    for (const playerId of [ANNA, GUEST]) {
      const client = await enter(playerId);
      client.send('daily-check', { locale: 'fr-FR' });
      expect(await client.nth('daily-result')).toEqual({
        word: 'WORD',
        locale: 'fr-FR',
        meanings: ['what is said'],
        played: false,
        coins: 500,
      });
    }
  });

  it('is refused while its language is being built, and in a language that there is not', async () => {
    rooms.ports.competition.building.add('de-DE');
    const anna = await enter(ANNA);
    anna.send('daily-check', { locale: 'de-DE' });
    expect(await anna.nth('refused')).toEqual({ code: 'languageBuilding' });
    anna.player.sendRaw('daily-check', { locale: 'xx-XX' });
    anna.player.sendRaw('daily-check', null);
    await pause(100);
    expect([anna.all('daily-result'), anna.isOut]).toEqual([[], false]);
  });

  it('is not told more often than once a second after five times', async () => {
    const anna = await enter(ANNA);
    for (let i = 0; i < 30; i++) anna.send('daily-check', { locale: 'en-US' });
    await anna.nth('daily-result', 5);
    await pause(200);
    expect(anna.all('daily-result').length).toBeLessThanOrEqual(6);
  });
});

describe('unlocked things', () => {
  const BOMB = { type: 'bomb', value: 4, index: 1 } as const;
  const THEME = { type: 'theme', value: 11, index: 0 } as const;

  it('are told at the next connection, or at once to who is here, each once [L0123 L0299]', async () => {
    const { unlocked } = rooms.ports.competition;
    unlocked.set(ANNA, [BOMB, THEME]);
    const anna = await enter(ANNA);
    await anna.nth('new-item', 2);
    expect([anna.all('new-item'), anna.all('item-unlocked')]).toEqual([[BOMB, THEME], []]);
    unlocked.set(ANNA, [THEME]);
    rooms.ports.change(ANNA, {});
    expect(await anna.nth('item-unlocked')).toEqual(THEME);
    rooms.ports.change(ANNA, {});
    await anna.player.leave();
    const back = await enter(ANNA);
    await pause(100);
    expect([back.all('new-item'), anna.all('item-unlocked')]).toEqual([[], [THEME]]);
  });
});

describe('achievements in the lobby', () => {
  it('are shown and paid [R0434 R0453]', async () => {
    rooms.ports.competition.steps.set(CARL, views(600));
    const carl = await enter(CARL);
    carl.send('achievement-progress');
    const { achievements } = await carl.nth('achievement-progress');
    expect(achievements).toHaveLength(16);
    expect(achievements[0]).toMatchObject({ id: 'words-100', progress: 100, isClaimable: true, isClaimed: false });
    carl.send('claim-achievement', { id: 'words-500' });
    expect(await carl.nth('achievement-claimed')).toEqual({ id: 'words-500', reward: 3 });
    expect(await carl.nth('diamond-spawn')).toEqual({ count: 3 });
    carl.send('claim-achievement', { id: 'words-500' });
    expect(await carl.nth('refused')).toEqual({ code: 'notAllowed' });
    const now = (await carl.nth('achievement-progress', 2)).achievements.find(({ id }) => id === 'words-500');
    expect(now).toMatchObject({ isClaimable: false, isClaimed: true });
    expect(carl.all('achievement-claimed')).toHaveLength(1);
  });

  it('that were reached are told to who comes in, once', async () => {
    const { reached, steps } = rooms.ports.competition;
    steps.set(BERT, views(500));
    reached.set(
      BERT,
      views(500).filter(({ isClaimable }) => isClaimable),
    );
    const bert = await enter(BERT);
    expect(await bert.nth('popup')).toEqual({ kind: 'info', key: 'achievementReached', params: { diamonds: 5 } });
    expect((await bert.nth('achievement-progress')).achievements).toHaveLength(16);
    const again = await enter(BERT);
    await pause(100);
    expect(again.all('popup')).toEqual([]);
  });

  it('are refused to guests', async () => {
    const guest = await enter(GUEST);
    guest.send('achievement-progress');
    guest.send('claim-achievement', { id: 'words-100' });
    await guest.nth('refused', 2);
    expect(guest.all('refused')).toEqual([{ code: 'guest' }, { code: 'guest' }]);
  });
});
