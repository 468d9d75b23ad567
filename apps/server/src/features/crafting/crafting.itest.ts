import { CRAFT, craftRate, craftStore } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countItemFaults } from '#features/inventory';
import { countImbalances } from '#features/wallet';
import { grant } from '../../testing/people/grant.ts';
import { signUpWith } from '../../testing/people/staff.ts';
import type { TestServer } from '../../testing/server.ts';
import {
  addCrafter,
  coinsOf,
  countBoardFaults,
  layRow,
  letPass,
  LONG_WORD,
  startCraftingServer,
  wordIdOf,
  wordsOf,
} from './testing/crafting-world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startCraftingServer();
});
afterEach(async () => {
  const { database } = server;
  expect([
    await countImbalances(database.db),
    await countItemFaults(database.db),
    await countBoardFaults(database),
  ]).toEqual([0, 0, 0]);
});
afterAll(() => server.close());
const MINUTE = 60;

describe('a new board', () => {
  it('is 20 × 20, empty, and comes with twelve starter tiles, once [L0103]', async () => {
    const player = await signUpWith(server, 'newcomer');
    const { status, body } = await player.get('/craft/board');
    expect([status, body.board, body.boardSize, body.validWords]).toEqual([200, [], { width: 20, height: 20 }, []]);
    const tiles = Object.values<number>(body.inventory).reduce((sum, count) => sum + count, 0);
    expect(tiles).toBe(CRAFT.starterTiles);
    expect((await player.get('/craft/board')).body.inventory).toEqual(body.inventory);
  });

  it('is nothing for guests', async () => {
    const { body } = await server.call('POST', '/api/auth/guest', { locale: 'en-US' });
    expect((await server.call('GET', '/api/craft/board', undefined, { token: body.token })).status).toBe(401);
  });
});

describe('tiles', () => {
  it('of the inventory lie down as tiles with ids, and words are found as they form [L0102 L0224 L0226]', async () => {
    const player = await addCrafter(server, 'layer', { BA: 1, NA: 2, KING: 1 });
    const first = await player.post('/craft/place', { syllable: 'BA', x: 3, y: 4 });
    expect(first.body).toMatchObject({
      success: true,
      syllable: { id: expect.any(String), s: 'BA', x: 3, y: 4, status: 'free' },
      validWords: [],
      paid: 0,
    });
    const second = await player.post('/craft/place', { syllable: 'NA', x: 4, y: 4 });
    expect(second.body.syllable.status).toBe('used');
    expect(second.body.validWords).toMatchObject([{ word: 'BANA', earns: true, lastReward: second.body.now }]);
    await player.post('/craft/place', { syllable: 'NA', x: 4, y: 5 });
    const { body } = await player.get('/craft/board');
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['success', 'board', 'boardSize', 'inventory', 'validWords']),
    );
    expect(body.inventory).toEqual({ KING: 1 });
    expect(body.board.map(({ s, x, y, status }: Record<string, unknown>) => [s, x, y, status])).toEqual([
      ['BA', 3, 4, 'used'],
      ['NA', 4, 4, 'used'],
      ['NA', 4, 5, 'used'],
    ]);
    const [ba, na, below] = body.board.map(({ id }: { id: string }) => id);
    expect(body.validWords.map(({ word, path }: Record<string, unknown>) => [word, path])).toEqual([
      [
        'BANA',
        [
          { id: ba, x: 3, y: 4 },
          { id: na, x: 4, y: 4 },
        ],
      ],
      // Right, then down.
      [
        'BANANA',
        [
          { id: ba, x: 3, y: 4 },
          { id: na, x: 4, y: 4 },
          { id: below, x: 4, y: 5 },
        ],
      ],
    ]);
    for (const { id, lastReward } of body.validWords)
      expect([typeof id, typeof lastReward]).toEqual(['string', 'number']);
  });

  it('read neither to the left nor upwards, nor with two bends', async () => {
    const player = await addCrafter(server, 'backwards', { BA: 1, NA: 3 });
    await player.post('/craft/place', { syllable: 'BA', x: 5, y: 5 });
    await player.post('/craft/place', { syllable: 'NA', x: 4, y: 5 });
    await player.post('/craft/place', { syllable: 'NA', x: 5, y: 4 });
    expect(await wordsOf(player)).toEqual(['NABA']);
  });

  it('fall on free cells of the board alone, and only where there is one of them [L0171]', async () => {
    const player = await addCrafter(server, 'misplacer', { BA: 1, NA: 1 });
    const place = async (x: unknown, y: unknown, syllable = 'NA') => {
      const { status, body } = await player.post('/craft/place', { syllable, x, y });
      return [status, body.code ?? 'done'];
    };
    for (const [x, y] of [
      [20, 0],
      [-1, 0],
      [0, 20],
      [0, -1],
      [2 ** 40, 0],
    ])
      expect(await place(x, y)).toEqual([400, 'craft/outside']);
    for (const x of [1.5, '1', null]) expect(await place(x, 0)).toEqual([400, 'http/bad_request']);
    expect(await place(0, 0, 'BA')).toEqual([200, 'done']);
    expect(await place(0, 0)).toEqual([409, 'craft/occupied']);
    expect(await place(1, 1, 'BA')).toEqual([409, 'craft/no_tile']);
    expect(await place(1, 1, 'NOPE')).toEqual([409, 'craft/no_tile']);
    expect(await place(19, 19)).toEqual([200, 'done']);
    expect((await player.get('/craft/board')).body.inventory).toEqual({});
  });

  it('move, and go back to the inventory; a word that breaks is paid at once [L0227 L0228]', async () => {
    const player = await addCrafter(server, 'mover', { BA: 1, NA: 2 });
    const [ba = '', , last = ''] = await layRow(player, ['BA', 'NA', 'NA']);
    await letPass(server, 10 * MINUTE);
    const moved = await player.post('/craft/move', { id: last, x: 5, y: 5 });
    expect(moved.body).toMatchObject({ success: true, paid: 10, validWords: [{ word: 'BANA' }] });
    expect(await coinsOf(player)).toBe(10);
    for (const [id, x, y, code] of [
      [last, 0, 0, 'craft/occupied'],
      [last, 20, 0, 'craft/outside'],
      ['999999', 1, 1, 'craft/unknown_tile'],
      ['nonsense', 1, 1, 'craft/unknown_tile'],
    ])
      expect((await player.post('/craft/move', { id, x, y })).body.code).toBe(code);
    expect((await player.post('/craft/move', { id: last, x: 5, y: 5 })).body).toMatchObject({ success: true, paid: 0 });
    const taken = await player.post('/craft/return', { id: ba });
    expect(taken.body).toMatchObject({ success: true, validWords: [], paid: 10 });
    expect((await player.post('/craft/return', { id: ba })).body.code).toBe('craft/unknown_tile');
    const { body } = await player.get('/craft/board');
    expect([body.inventory, body.board.length]).toEqual([{ BA: 1 }, 2]);
    // Formed again it begins anew.
    await player.post('/craft/place', { syllable: 'BA', x: 0, y: 0 });
    expect((await player.post('/craft/collect-all')).body.coins).toBe(0);
  });

  it('keep a word that can be read elsewhere, with what it has earned', async () => {
    const player = await addCrafter(server, 'twice', { BA: 2, NA: 2 });
    const [ba = ''] = await layRow(player, ['BA', 'NA']);
    await layRow(player, ['BA', 'NA'], { x: 0, y: 9 });
    await letPass(server, 5 * MINUTE);
    const { body } = await player.post('/craft/return', { id: ba });
    expect([body.paid, body.validWords.map(({ path }: { path: { y: number }[] }) => path[0]?.y)]).toEqual([0, [9]]);
    expect((await player.post('/craft/collect-all')).body.coins).toBe(5);
  });

  it('of somebody else are not touched', async () => {
    const player = await addCrafter(server, 'owner-of-tile', { BA: 1 });
    const other = await addCrafter(server, 'reacher');
    const [id = ''] = await layRow(player, ['BA']);
    expect((await other.post('/craft/move', { id, x: 1, y: 1 })).body.code).toBe('craft/unknown_tile');
    expect((await other.post('/craft/return', { id })).body.code).toBe('craft/unknown_tile');
  });

  it('on a board are neither gambled nor sold', async () => {
    const player = await addCrafter(server, 'promised', { KING: 1 });
    await layRow(player, ['KING']);
    await grant(server.database, player.id, { diamond: 50 });
    await server.database.pool.query('update profile set exp = 10000000 where player_id = $1', [player.id]);
    expect((await player.post('/syllable/gamble', { syllable: 'KING' })).body.code).toBe('gamble/no_tile');
    const sold = await player.post('/sell', { word: 'KING', price: 1000, currency: 'coin', type: 'syllable' });
    expect(sold.status).toBeGreaterThanOrEqual(400);
    expect((await player.get('/syllable/own')).body.tiles).toEqual([
      { syllable: 'KING', locale: 'en-US', count: 1, free: 0 },
    ]);
  });
});

describe('words', () => {
  it('earn by the minute until their store is full, and begin anew when they are collected [L0152 L0153 L0229 L0230]', async () => {
    const player = await addCrafter(server, 'earner', { BA: 1, NA: 1 });
    await layRow(player, ['BA', 'NA']);
    const id = await wordIdOf(player, 'BANA');
    const collect = async () => (await player.post(`/craft/collect/${id}`)).body;
    expect((await collect()).coins).toBe(0);
    await letPass(server, 7 * MINUTE);
    const before = await coinsOf(player);
    const { success, coins, newLastReward, now } = await collect();
    expect([success, coins, newLastReward]).toEqual([true, 7, now]);
    expect((await coinsOf(player)) - before).toBe(7);
    expect((await collect()).coins).toBe(0);
    // A tap too early does not lose what has begun to add up.
    await letPass(server, 50);
    expect((await collect()).newLastReward).toBe(newLastReward - 50_000);
    await letPass(server, 10);
    expect((await collect()).coins).toBe(1);
    await letPass(server, 30 * 24 * 60 * MINUTE);
    expect((await collect()).coins).toBe(craftStore('BANA'));
    for (const unknown of ['999999', 'nonsense'])
      expect((await player.post(`/craft/collect/${unknown}`)).body.code).toBe('craft/unknown_word');
  });

  it('of every length earn as they are worth: longer ones store and earn more', async () => {
    const player = await addCrafter(server, 'long', { BA: 4, NA: 8, S: 1, KING: 1, SING: 1 });
    await layRow(player, ['BA', 'NA', 'NA', 'BA', 'NA', 'NA', 'BA', 'NA', 'NA', 'BA', 'NA', 'NA', 'S']);
    await letPass(server, 60 * MINUTE);
    const { body } = await player.post(`/craft/collect/${await wordIdOf(player, LONG_WORD)}`);
    expect(body.coins).toBe(60 * craftRate(LONG_WORD));
    expect([craftRate('BANA'), craftRate(LONG_WORD)]).toEqual([1, 2]);
  });

  it('are collected all at once, or by the island that they share [L0231]', async () => {
    const player = await addCrafter(server, 'collector', { BA: 2, NA: 3 });
    await layRow(player, ['BA', 'NA', 'NA']);
    await layRow(player, ['NA'], { x: 0, y: 3 });
    await layRow(player, ['BA'], { x: 1, y: 3 });
    expect(await wordsOf(player)).toEqual(['BANA', 'BANANA', 'NABA']);
    await letPass(server, 3 * MINUTE);
    const island = await player.post(`/craft/collect/${await wordIdOf(player, 'BANA')}?island=true`);
    expect(island.body.coins).toBe(6);
    await letPass(server, MINUTE);
    const all = await player.post('/craft/collect-all');
    expect([all.body.success, all.body.coins]).toEqual([true, 2 + 4]);
    expect((await player.post('/craft/collect-all')).body.coins).toBe(0);
  });

  it('that leave the dictionary earn no more, and pay what they have stored', async () => {
    const player = await addCrafter(server, 'remover', { SING: 1, ER: 1 });
    await layRow(player, ['SING', 'ER']);
    await letPass(server, 20 * MINUTE);
    await server.database.transact(async (tx) =>
      server.composition.features['crafting']?.listeners?.wordLeaves?.(tx, { locale: 'en-US', word: 'SINGER' }),
    );
    expect(await wordsOf(player)).toEqual([]);
    await server.database.pool.query("update craft_removed_word set at = at - interval '5 minutes'");
    await server.composition.features['crafting']?.jobs?.[0]?.run();
    expect(await coinsOf(player)).toBe(15);
    const { rows } = await server.database.pool.query('select 1 from craft_word where player_id = $1', [player.id]);
    expect(rows).toEqual([]);
    await server.database.pool.query('delete from craft_removed_word');
  });
});

describe('a board', () => {
  it('grows south and east for 1 000 000 coins each [L0172 L0173 L0232 L0362]', async () => {
    const player = await addCrafter(server, 'grower');
    const expand = async (direction: unknown, more = {}) => player.post('/craft/expand', { direction, ...more });
    for (const direction of ['north', 'west', '', 1, undefined])
      expect((await expand(direction)).body.code).toBe('craft/direction');
    await grant(server.database, player.id, { coin: 999_999 });
    expect((await expand('south')).body.code).toBe('craft/no_coins');
    expect([await coinsOf(player), (await player.get('/craft/board')).body.boardSize]).toEqual([
      999_999,
      { width: 20, height: 20 },
    ]);
    await grant(server.database, player.id, { coin: 1_000_001 });
    expect((await expand('south')).body).toEqual({ success: true, newBoardSize: { width: 20, height: 21 } });
    expect(await coinsOf(player)).toBe(1_000_000);
    // Asked for again with the size that the caller saw, it grows once.
    const seen = { boardSize: { width: 20, height: 21 } };
    expect((await expand('east', seen)).body.newBoardSize).toEqual({ width: 21, height: 21 });
    expect((await expand('east', seen)).body.newBoardSize).toEqual({ width: 21, height: 21 });
    expect((await expand('south', seen)).body.code).toBe('craft/size_changed');
    expect(await coinsOf(player)).toBe(0);
    expect((await player.get('/craft/board')).body.boardSize).toEqual({ width: 21, height: 21 });
  });

  it('grows to 40 × 40 and no further', async () => {
    const player = await addCrafter(server, 'giant');
    await grant(server.database, player.id, { coin: 3_000_000 });
    await server.database.pool.query('update craft_board set width = 39, height = 40 where player_id = $1', [
      player.id,
    ]);
    expect((await player.post('/craft/expand', { direction: 'south' })).body.code).toBe('craft/largest');
    expect((await player.post('/craft/expand', { direction: 'east' })).body.newBoardSize).toEqual({
      width: 40,
      height: 40,
    });
    expect((await player.post('/craft/expand', { direction: 'east' })).body.code).toBe('craft/largest');
    expect(await coinsOf(player)).toBe(2_000_000);
  });

  it('is cleared of what is part of no word [L0233]', async () => {
    const player = await addCrafter(server, 'sweeper', { BA: 1, NA: 1, KING: 2, SING: 1 });
    const tiles = await layRow(player, ['BA', 'NA']);
    for (const [n, syllable] of ['KING', 'KING', 'SING'].entries())
      await player.post('/craft/place', { syllable, x: 2 * n, y: 5 });
    const { body } = await player.post('/craft/clear-unused');
    expect(body).toEqual({
      success: true,
      clearedCount: 3,
      inventory: { KING: 2, SING: 1 },
      clearedSyllables: { KING: 2, SING: 1 },
    });
    const again = await player.post('/craft/clear-unused');
    expect(again.body).toEqual({ success: true, clearedCount: 0, inventory: body.inventory, clearedSyllables: {} });
    expect((await player.get('/craft/board')).body.board.map(({ id }: { id: string }) => id)).toEqual(tiles);
  });

  it('is not cleared while a word names a tile that is not there', async () => {
    const player = await addCrafter(server, 'broken', { BA: 1, NA: 1, KING: 1 });
    await layRow(player, ['BA', 'NA']);
    await layRow(player, ['KING'], { x: 8, y: 8 });
    const { pool } = server.database;
    const { rows } = await pool.query('select id, path from craft_word where player_id = $1', [player.id]);
    await pool.query('update craft_word set path = array[path[1], 0] where id = $1', [rows[0].id]);
    const { status, body } = await player.post('/craft/clear-unused');
    expect([status, body.error]).toEqual([
      409,
      'Cannot clear syllables: Word path inconsistency detected. Please refresh the page.',
    ]);
    expect((await player.get('/craft/board')).body.board).toHaveLength(3);
    await pool.query('update craft_word set path = $2 where id = $1', [rows[0].id, rows[0].path]);
  });
});
