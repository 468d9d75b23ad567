import { afterAll, beforeAll, expect, it } from 'vitest';
import { readItems } from '#features/inventory';
import { countImbalances, readBalances } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { matchPorts } from '../../../testing/matches/match-ports.ts';
import { addPlayers } from '../../../testing/people/players.ts';
import type { MatchPorts } from '../ports.ts';
import { recordMatch } from './record-match.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Two matches of one player each: a plain one, and one to which a feature adds. */
const play = async (atMatchEnd: MatchPorts['atMatchEnd']) => {
  const [anna = '', bert = ''] = await addPlayers(database, 2);
  const match = createFinishedMatch([
    createSeat(anna, 1, createStats(['RACER'])),
    createSeat(bert, 2, createStats(['KING'])),
  ]);
  const { players } = await recordMatch(database, { ...matchPorts, atMatchEnd }, match);
  return { anna, received: players[anna] };
};

it('what features add goes to purse, inventory and boards with the match itself, and is told as balance', async () => {
  const seen: unknown[] = [];
  const { anna, received } = await play(async (_tx, { match, players, categories }) => {
    seen.push(...players.map(({ won, grant, seat }) => [won, grant.exp > 0, seat.place]), categories);
    const playerId = players[0]?.seat.playerId ?? '';
    return {
      bombs: [],
      moves: [{ from: { system: 'mint' }, to: { playerId }, currency: 'key', amount: 7 }],
      items: [{ playerId, kind: 'bomb', locale: '', item: '4', count: 1 }],
      boards: [{ board: 'combo', playerId, score: 12, at: match.endedAt }],
    };
  });
  expect(seen).toEqual([[true, true, 1], [false, true, 2], []]);
  expect((await readBalances(database.db, anna)).key).toBe(7);
  expect(received?.key).toBe(7);
  expect(await readItems(database.db, anna, 'bomb')).toMatchObject([{ item: '4', count: 1 }]);
  const { rows } = await database.pool.query('select board, score::int from board_score where player_id = $1', [anna]);
  expect(rows).toEqual([{ board: 'combo', score: 12 }]);
  expect(await countImbalances(database.db)).toBe(0);
});

it('a feature that fails leaves nothing of the match', async () => {
  const before = (await database.pool.query('select count(*)::int as n from match')).rows;
  await expect(play(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await database.pool.query('select count(*)::int as n from match')).rows).toEqual(before);
});
