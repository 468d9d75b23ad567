import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { post, runOperation } from '#features/wallet';
import { leaveEverybody, until } from '../rooms/testing/room-player.ts';
import { signUpWith } from '../testing/people/staff.ts';
import { type ServerWithRooms, startServerWithRooms } from '../testing/server-with-rooms.ts';

let server: ServerWithRooms;
beforeAll(async () => {
  server = await startServerWithRooms();
});
afterEach(leaveEverybody);
afterAll(() => server.close());

/** What a code, a day or an achievement would have brought. */
const give = (playerId: string, currency: 'diamond' | 'key', amount: number) =>
  runOperation(server.database, { actor: 'test', key: `${currency}-${playerId}`, kind: 'gift', body: null }, (tx, id) =>
    post(tx, id, [{ from: { system: 'mint' }, to: { playerId }, currency, amount }]),
  );

it('diamonds become keys in the lobby, a key opens a chest at the table, and its bomb is seen by the others there, in the profile and on the own page', async () => {
  const [anna, ben] = [await signUpWith(server, 'anna_buys'), await signUpWith(server, 'ben_sees')];
  await give(anna.id, 'diamond', 75);
  const lobby = await server.enterLobby(anna);
  lobby.send('buy-key', { id: 0, n: 'first-key-of-anna' });
  expect(await lobby.nth('shop')).toMatchObject({ call: 'buy-key', success: true });
  await until('the balances in the lobby', () =>
    lobby.all('profile').some(({ key, diamond }) => key === 1 && diamond === 0),
  );
  await lobby.player.leave();

  const host = await server.createRoom(anna);
  const guest = await server.joinRoom(ben, host.roomId);
  host.send('unlock-chest', { box: 'garden', n: 'first-chest-of-anna' });
  const opened = await host.any('unlock-chest');
  expect(opened).toMatchObject({ theme: 'garden', duplicate: false, diamonds: 0 });
  expect(await host.any('item-unlocked')).toMatchObject({ type: 'bomb', value: opened.bomb });
  expect(await host.any('shop')).toMatchObject({ call: 'unlock-chest', item: 'garden', success: true });
  // The answer was lost: the same intent opens nothing again, and shows the same.
  host.send('unlock-chest', { box: 'garden', n: 'first-chest-of-anna' });
  await until('the same again', () => host.all('unlock-chest').length === 2);
  expect(host.all('unlock-chest')).toEqual([opened, opened]);
  host.send('unlock-chest', { box: 'garden' });
  await until('a refusal', () => host.all('shop').some((answer) => !answer.success));
  expect(host.all('shop').at(-1)).toMatchObject({ success: false, error: 'shop/not_enough_keys' });

  host.send('settings', { bomb: 1_000 });
  await until('a bomb that is not hers', () => host.refusals().includes('notAllowed'));
  host.send('settings', { bomb: opened.bomb });
  host.send('equip-bomb', { id: opened.bomb });
  host.send('equip-background', { id: 4 });
  await until('the bomb at the table', () => guest.state.bomb === opened.bomb);
  await until('the looks at her seat', () => {
    const seat = guest.state.players.get(host.id);
    return seat?.bomb === opened.bomb && seat.background === 4;
  });
  expect((await ben.get(`/profile/${anna.id}`)).body.p).toMatchObject({ background: 4 });
  const me = (await anna.get('/me')).body.user;
  expect([me.bomb, me.background, me.bombs, me.key]).toEqual([opened.bomb, 4, `0,${opened.bomb}`, 0]);
  expect((await anna.get('/shop')).body.chests.themes[0]).toMatchObject({
    untilLegendary: opened.rarity === 'legendary' ? 40 : 39,
  });
  // A table of hers that others host by now keeps no right to it.
  guest.send('settings', { bomb: opened.bomb });
  await until('who is no host', () => guest.refusals().includes('onlyHost'));
});

it('a bomb with a price is bought at the table, once for its price; backgrounds cost nothing [R0175 R0426]', async () => {
  const anna = await signUpWith(server, 'anna_pays');
  await give(anna.id, 'diamond', 12);
  const host = await server.createRoom(anna);
  const purse = async () => {
    const { diamond, key, score, bombs, background } = (await anna.get('/me')).body.user;
    return { diamond, key, score, bombs, background };
  };
  const before = await purse();
  expect(before).toMatchObject({ diamond: 12, bombs: '0', background: 0 });
  for (const id of [3, 5]) host.send('buy-background', { id, buyMethod: 'coin' });
  await until('both', () => host.all('shop').length === 2);
  const answers = [3, 5].map((item) => ({ call: 'buy-background', item, success: true }));
  expect(host.all('shop')).toEqual(expect.arrayContaining(answers));
  expect(await purse()).toEqual(before);
  // Nobody needs to: they are everybody's.
  host.send('equip-background', { id: 2 });
  await until('it is put on', () => host.state.players.get(host.id)?.background === 2);
  expect(await purse()).toEqual({ ...before, background: 2 });

  host.send('buy-bomb', { id: 51, buyMethod: 'diamond' });
  host.send('buy-bomb', { id: 51, buyMethod: 'diamond' });
  await until('two answers', () => host.all('shop').filter(({ call }) => call === 'buy-bomb').length === 2);
  expect(await purse()).toMatchObject({ diamond: 7, bombs: '0,51' });
  await host.leave();
});

it('chests are in the file of one’s own data, and go with the account', async () => {
  const anna = await signUpWith(server, 'anna_leaves');
  const lobby = await server.enterLobby(anna);
  await give(anna.id, 'key', 5);
  for (const n of ['chest-1-of-five', 'chest-2-of-five']) lobby.send('unlock-chest', { box: 'garden', n });
  await until('both chests', () => lobby.all('unlock-chest').length === 2);
  const { account } = (await anna.get('/account/export')).body;
  expect(account.chests).toMatchObject([{ theme: 'garden', opened: 2 }]);
  const gone = await anna.post('/account/delete', { username: 'anna_leaves', password: 'secret-1' });
  expect(gone.status).toBe(200);
  const { rows } = await server.database.pool.query('select from chest_count where player_id = $1', [anna.id]);
  expect(rows).toEqual([]);
});
