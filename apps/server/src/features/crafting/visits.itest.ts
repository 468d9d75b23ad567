import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpWith } from '../../testing/people/staff.ts';
import type { TestServer } from '../../testing/server.ts';
import { addCrafter, layRow, letPass, startCraftingServer } from './testing/crafting-world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startCraftingServer();
});
afterAll(() => server.close());
const MINUTE = 60;

describe('visitors', () => {
  it('see the board of another player as it is, and change nothing of it [L0225]', async () => {
    const player = await addCrafter(server, 'host', { BA: 1, NA: 1, KING: 3 });
    const guest = await addCrafter(server, 'visitor');
    await layRow(player, ['BA', 'NA']);
    const own = (await player.get('/craft/board')).body;
    const { status, body } = await guest.get(`/craft/preview/${player.id}`);
    expect([status, body.success, body.board, body.boardSize, body.validWords, body.inventory]).toEqual([
      200,
      true,
      own.board,
      own.boardSize,
      own.validWords,
      {},
    ]);
    expect(body.player).toMatchObject({ id: player.id, displayName: 'host' });
    const [{ id }] = own.validWords;
    expect((await guest.post(`/craft/collect/${id}`)).body.code).toBe('craft/unknown_word');
  });

  it('see an empty one of somebody who has never laid a tile, and none of nobody', async () => {
    const player = await addCrafter(server, 'looker');
    const idle = await signUpWith(server, 'idle');
    const { body } = await player.get(`/craft/preview/${idle.id}`);
    expect([body.board, body.boardSize]).toEqual([[], { width: 20, height: 20 }]);
    const { rows } = await server.database.pool.query('select 1 from craft_board where player_id = $1', [idle.id]);
    expect(rows).toEqual([]);
    for (const unknown of ['nobodyAtAll1', 'abcdefghi'])
      expect((await player.get(`/craft/preview/${unknown}`)).body.code).toBe('profile/not_found');
  });

  it('are refused where one has blocked the other, and where the owner is erased', async () => {
    const player = await addCrafter(server, 'blocker');
    const other = await addCrafter(server, 'blocked');
    await player.post('/blocks', { playerId: other.id, kind: 'block', on: true });
    const codes = await Promise.all([
      player.get(`/craft/preview/${other.id}`),
      other.get(`/craft/preview/${player.id}`),
    ]);
    expect(codes.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'craft/blocked'],
      [403, 'craft/blocked'],
    ]);
    const gone = await addCrafter(server, 'leaver', { BA: 2 });
    await layRow(gone, ['BA']);
    expect((await other.get(`/craft/preview/${gone.id}`)).body.board).toHaveLength(1);
    const erased = await gone.post('/account/delete', { username: 'leaver', password: 'secret-1' });
    expect(erased.status).toBe(200);
    expect((await other.get(`/craft/preview/${gone.id}`)).body.code).toBe('profile/not_found');
    const left = await server.database.pool.query('select 1 from craft_tile where player_id = $1', [gone.id]);
    expect(left.rows).toEqual([]);
  });
});

it('lists who has collected most, and one’s own place [L0234]', async () => {
  const fresh = await startCraftingServer();
  try {
    const [first, second, none] = [
      await addCrafter(fresh, 'first', { BA: 1, NA: 2 }),
      await addCrafter(fresh, 'second', { BA: 1, NA: 1 }),
      await addCrafter(fresh, 'nothing'),
    ];
    await layRow(first, ['BA', 'NA', 'NA']);
    await layRow(second, ['BA', 'NA']);
    await letPass(fresh, 30 * MINUTE);
    await first.post('/craft/collect-all');
    await second.post('/craft/collect-all');
    fresh.clock.forward(10);
    const { body } = await second.get('/craft/leaderboard');
    expect(body).toMatchObject({
      success: true,
      leaderboard: [
        { userId: first.id, displayName: 'first', totalCoinsCollected: 60, avatar: expect.any(String) },
        { userId: second.id, displayName: 'second', totalCoinsCollected: 30 },
      ],
      userRank: { totalCoinsCollected: 30, rank: 2 },
    });
    expect((await none.get('/craft/leaderboard')).body.userRank).toBeNull();
  } finally {
    await fresh.close();
  }
});
