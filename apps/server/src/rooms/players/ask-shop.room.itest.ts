import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LobbyTestClient, playRanked } from '../testing/lobby-test-client.ts';
import { ANNA, BERT, CARL, DORA, GUEST, openRoom } from '../testing/play-along.ts';
import { joinGame, leaveEverybody, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const RICH = { score: 2_000_000, diamond: 2_000, key: 200 };

describe('the shop in the lobby', () => {
  it('answers each message to whoever sent it, and the profile follows', async () => {
    rooms.ports.pay(ANNA, RICH);
    const anna = await LobbyTestClient.enter(rooms.url, ANNA);
    const bert = await LobbyTestClient.enter(rooms.url, BERT);
    anna.send('buy-key', { id: 0, n: 'lobby-intent' });
    expect(await anna.nth('shop')).toEqual({ call: 'buy-key', item: 0, n: 'lobby-intent', success: true });
    expect(await anna.nth('key')).toEqual({ count: 1 });
    await anna.nth('profile');
    anna.send('unlock-chest', { box: 'garden' });
    expect(await anna.nth('unlock-chest')).toEqual({
      theme: 'garden',
      bomb: 1,
      rarity: 'common',
      duplicate: false,
      diamonds: 0,
    });
    expect(await anna.nth('shop', 2)).toEqual({ call: 'unlock-chest', item: 'garden', success: true });
    expect([bert.all('shop'), bert.all('unlock-chest')]).toEqual([[], []]);
  });

  it('answers whatever is no id, no theme and no way to pay, and takes malformed intents for bad messages', async () => {
    const carl = await LobbyTestClient.enter(rooms.url, CARL);
    const asked = rooms.ports.shopping.asked.length;
    let answers = 0;
    for (const id of [Number.NaN, Number.POSITIVE_INFINITY, '1e3', -5, 0.5, null, 2 ** 53 + 1, {}, undefined]) {
      carl.player.sendRaw('buy-bomb', { id, buyMethod: 'coin' });
      answers += 1;
      expect(await carl.nth('shop', answers)).toMatchObject({ success: false, error: 'shop/unknown_item' });
      await new Promise((resolve) => setTimeout(resolve, 550));
    }
    carl.player.sendRaw('unlock-chest', { box: ['garden'] });
    expect(await carl.nth('shop', answers + 1)).toMatchObject({ error: 'shop/unknown_item', item: '' });
    expect(rooms.ports.shopping.asked.length - asked).toBe(answers + 1);
    for (const n of ['short', 'a'.repeat(65), 7, 'no spaces please']) carl.player.sendRaw('buy-streak', { id: 1, n });
    carl.send('buy-heart', { id: 1 });
    expect(await carl.nth('shop', answers + 2)).toMatchObject({ call: 'buy-heart', error: 'shop/not_enough_keys' });
  }, 30_000);

  it('sends guests to sign in', async () => {
    const guest = await LobbyTestClient.enter(rooms.url, GUEST);
    guest.send('equip-background', { id: 1 });
    expect(await guest.nth('shop')).toMatchObject({ success: false, error: 'auth/login_required' });
  });

  it('says so when somebody is too hasty', async () => {
    const bert = await LobbyTestClient.enter(rooms.url, BERT);
    for (let time = 0; time < 12; time++) bert.send('buy-key', { id: 9 });
    await until('the refusal', () => bert.all('refused').some(({ code }) => code === 'tooOften'));
    expect(bert.all('shop').length).toBeLessThan(12);
  });
});

describe('the shop at a table', () => {
  it('dresses a player before the eyes of the others', async () => {
    rooms.ports.pay(DORA, RICH);
    const [dora, bert] = await openRoom(rooms.url, [DORA, BERT]);
    const seen = () => bert.state.players.get(dora.id);
    const wear = async (call: 'equip-heart' | 'equip-streak' | 'equip-frame' | 'equip-bomb', id: number) => {
      const from = dora.received.length;
      dora.send(call, { id });
      return dora.next('shop', () => true, from);
    };
    expect(await wear('equip-frame', 4)).toMatchObject({ success: false, error: 'shop/not_owned' });
    for (const kind of ['heart', 'streak', 'frame', 'bomb'] as const) {
      rooms.ports.shopping.give(DORA, { kind, id: 4 });
      expect(await wear(`equip-${kind}`, 4)).toMatchObject({ success: true, item: 4 });
    }
    dora.send('equip-background', { id: 2 });
    await until('the new looks', () => {
      const player = seen();
      return player?.h === 4 && player.f === 4 && player.frame === 4 && player.bomb === 4 && player.background === 2;
    });
    expect(await dora.any('update-profile', ({ frame, bomb }) => frame === 4 && bomb === 4)).toBeTruthy();
  });

  it('its bomb is one that the host owns', async () => {
    const [anna, carl] = await openRoom(rooms.url, [ANNA, CARL]);
    const refusals = anna.all('refused').length;
    for (const bomb of [1_000, 101, 5]) anna.send('settings', { bomb });
    anna.send('settings', { key: 'bomb', value: 5 } as never);
    await until('four refusals', () => anna.all('refused').length >= refusals + 4);
    anna.send('settings', { bomb: 54 });
    await until('an unknown one', () => anna.refusals().includes('badValue'));
    carl.send('settings', { bomb: 0 });
    await until('who is no host', () => carl.refusals().includes('onlyHost'));
    expect(carl.state.bomb).toBe(0);
    rooms.ports.shopping.give(ANNA, { kind: 'bomb', id: 1_000 });
    anna.send('settings', { bomb: 1_000 });
    await until('the bomb', () => carl.state.bomb === 1_000);
    anna.send('settings', { background: 6 });
    await until('no such background', () => anna.refusals().filter((code) => code === 'badValue').length === 2);
  });

  it('no wish for a bomb opens a table with it', async () => {
    const [bert] = await openRoom(rooms.url, [BERT], { settings: { bomb: 1_017, background: 3 } });
    expect([bert.state.bomb, bert.state.background]).toEqual([0, 3]);
  });

  it('is closed for players of a ranked match that runs, and open for those who watch it', async () => {
    const lobby = await LobbyTestClient.enter(rooms.url, CARL);
    const { players } = await playRanked(rooms.url, [ANNA, BERT]);
    const row = await until('the match in the list', () =>
      lobby
        .all('+')
        .flat()
        .find(({ metadata }) => metadata.ranked),
    );
    const carl = await joinGame(rooms.url, row.roomId, CARL);
    carl.send('equip-background', { id: 3 });
    expect(await carl.any('shop')).toMatchObject({ success: true, item: 3 });
    const [anna] = players;
    anna.send('equip-background', { id: 1 });
    expect(await anna.any('shop')).toMatchObject({ success: false, error: 'shop/in_match' });
  });
});
