import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODES } from '@syllaboom/engine';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { keepBoardScores } from './board-score.repository.ts';
import { readPlace } from './board-places.repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const twenty = <Value>(make: (n: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: 20 }, (_, n) => make(n)));
const scoreOf = async (board: string, playerId: string) =>
  (await readPlace(server.database.db, board, playerId))?.score ?? null;

describe('twenty results at once', () => {
  it('leave the best of a record, the sum of a total, and places as counted', async () => {
    const players = await addPlayers(server.database, 4);
    const at = new Date('2026-05-05T00:00:00Z');
    await twenty((n) =>
      server.database.transact((tx) =>
        keepBoardScores(
          tx,
          // Everybody in another order: rows are taken in one.
          players
            .toSorted((a, b) => ((n % 2 === 0) === a < b ? -1 : 1))
            .flatMap((playerId, p) => [
              { board: 'plate', playerId, score: (n * 7 + p) % 23, at, match: { id: `m${n}`, seconds: n, turns: n } },
              { board: 'soloclimb', playerId, score: 100 - n, at, match: { id: `m${n}`, seconds: n, turns: n } },
              { board: 'category:race', playerId, score: 1, at },
            ]),
        ),
      ),
    );
    for (const playerId of players) {
      expect(await scoreOf('category:race', playerId)).toBe(20);
      expect(await scoreOf('soloclimb', playerId)).toBe(81);
    }
    const { rows } = await server.database.pool.query(
      "select player_id, score, match_id from board_score where board = 'plate' order by place_by, then_by, reached_at, player_id",
    );
    expect(rows.map((row) => row.score)).toEqual(rows.map((row) => row.score).toSorted((a, b) => b - a));
    for (const [at, { player_id }] of rows.entries())
      expect((await readPlace(server.database.db, 'plate', player_id))?.rank).toBe(at + 1);
  });

  it('of the same players’ matches add up to what their profiles say, and a match told twice counts once', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const matches = Array.from({ length: 20 }, (_, n) =>
      createFinishedMatch(
        [
          { ...createSeat(n % 2 === 0 ? anna : bert, 1, createStats(['KING'], { bestCombo: n })), scenarioScore: n },
          { ...createSeat(n % 2 === 0 ? bert : anna, 2, createStats(['RING'], { reachedWpp: 1 })), scenarioScore: 1 },
        ],
        { rules: { mode: MODES.original, scenario: 4 } },
      ),
    );
    await Promise.all([...matches, ...matches].map((match) => server.composition.roomPorts.recordMatch(match)));
    const { rows } = await server.database.pool.query(
      'select player_id, exp, wins, claimed_words, correct_words from profile join player_stats using (player_id) where player_id = any($1)',
      [[anna, bert]],
    );
    expect(rows).toHaveLength(2);
    for (const { player_id, exp, wins, claimed_words, correct_words } of rows) {
      const boards = ['exp', 'wins', 'claimed', 'wordcount'].map((board) => scoreOf(board, player_id));
      expect(await Promise.all(boards)).toEqual([exp, wins, claimed_words, correct_words]);
      expect(wins).toBe(10);
    }
    expect([await scoreOf('longwords', anna), await scoreOf('combo', anna)]).toEqual([18, 18]);
    expect([await scoreOf('longwords', bert), await scoreOf('combo', bert)]).toEqual([19, 19]);
  });
});
