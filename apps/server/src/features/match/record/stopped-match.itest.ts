import { asSeatId, MODES } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { addPlayers } from '../../../testing/people/players.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import type { FinishedMatch } from './finished-match.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signUp('reader'));
});
afterAll(() => server.close());

const record = (match: FinishedMatch) => server.composition.roomPorts.recordMatch(match);
const detail = async (match: FinishedMatch) => server.call('GET', `/api/match/${match.matchId}`, undefined, { token });
const countRows = async (table: string, where: string, values: unknown[]) => {
  const { rows } = await server.database.pool.query(
    `select count(*)::int as count from ${table} where ${where}`,
    values,
  );
  return rows[0].count as number;
};
/** Words that no other match has played. */
let wordNumber = 0;
const newWords = (count: number) => Array.from({ length: count }, () => `STOPPED${wordNumber++}`);

describe('a stopped match', () => {
  const stopped = (players: readonly string[], deserter: string | null, turns = 12) =>
    createFinishedMatch(
      players.map((player, n) => ({
        ...createSeat(player, n + 1, createStats(newWords(6), { ownTurns: 6 })),
        place: null,
      })),
      { winner: null, deserter: deserter === null ? null : asSeatId(deserter), turns },
    );

  it('pays its words, and names no winner and no places: in detail, history, statistics and common matches', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const match = stopped([anna, bert], null);
    const { recorded, players } = await record(match);
    expect(recorded).toBe(true);
    const played = await record({ ...stopped([anna, bert], null), winner: asSeatId('seat-1') });
    // Both earned the same; only the one that was played to its end pays for that.
    expect(players[anna]?.gainedCoins).toBeGreaterThan(0);
    expect(players[anna]?.gainedExp).toBe((played.players[anna]?.gainedExp ?? 0) - 40);
    const { body } = await detail(match);
    expect(body.match.winner).toBeNull();
    const stats = Object.values(body.match.stats as Record<string, { place: number | null; defeated: number }>);
    expect(stats.map(({ place, defeated }) => [place, defeated])).toEqual([
      [null, 0],
      [null, 0],
    ]);
    expect(await countRows('match_player', 'match_id = $1 and place is null', [match.matchId])).toBe(2);
    expect(players[anna]?.rating).toBe(0);
    const wins = `board = 'wins' and player_id = any($1)`;
    expect((await record(stopped([anna], null))).players[anna]?.gainedExp).toBe(50);
    expect(await countRows('board_score', wins, [[anna, bert]])).toBe(1);
  });

  it('below the least turns leaves nothing, not even for who stopped it', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const match = stopped([anna, bert], 'seat-1', 3);
    expect(await record(match)).toEqual({ recorded: false, players: {} });
    expect((await detail(match)).status).toBe(404);
    expect(await countRows('ffa_rating', 'player_id = any($1)', [[anna, bert]])).toBe(0);
  });

  it('lowers the rating of who stopped it while others were in it, as after the last place, and no other', async () => {
    const [anna = '', bert = '', carl = ''] = await addPlayers(server.database, 3);
    const ratings = async () => {
      const { rows } = await server.database.pool.query(
        'select player_id, mu, matches from ffa_rating where player_id = any($1)',
        [[anna, bert, carl]],
      );
      return new Map(rows.map((row) => [row.player_id, { mu: row.mu as number, matches: row.matches as number }]));
    };
    const { players } = await record(stopped([anna, bert, carl], 'seat-1'));
    const after = await ratings();
    expect(after.get(anna)?.matches).toBe(1);
    expect(after.get(anna)?.mu).toBeLessThan(25);
    expect([after.get(bert), after.get(carl)]).toEqual(Array(2).fill({ mu: 25, matches: 0 }));
    expect([players[bert]?.rating, players[carl]?.rating]).toEqual([0, 0]);
    expect(players[anna]?.rating).toBeLessThan(1_000);
    // As after a match that was lost to both.
    const [dora = '', emil = '', fred = ''] = await addPlayers(server.database, 3);
    const lost = createFinishedMatch([
      ...[emil, fred].map((player) => createSeat(player, 1, createStats(newWords(1)))),
      createSeat(dora, 2, createStats([])),
    ]);
    expect((await record(lost)).players[dora]?.rating).toBe(players[anna]?.rating);
  });

  it('moves no rating where nobody is rated or nobody was left', async () => {
    const [anna = '', bert = ''] = await addPlayers(server.database, 2);
    const unrated = stopped([anna, bert], 'seat-1');
    await record({ ...unrated, setup: { ...unrated.setup, rules: { ...unrated.setup.rules, mode: MODES.climb } } });
    await record(stopped([anna, bert], null));
    expect(await countRows('ffa_rating', 'player_id = any($1)', [[anna, bert]])).toBe(0);
  });

  it('50 lowers it also when a script stopped it: nobody leaves for nothing by calling the own input untyped', async () => {
    const [anna = '', bert = '', carl = ''] = await addPlayers(server.database, 3);
    const match = stopped([anna, bert, carl], 'seat-1');
    const seats = match.seats.map((seat, n) => (n < 2 ? { ...seat, stats: { ...seat.stats, untrusted: true } } : seat));
    const { players } = await record({ ...match, seats });
    expect(players[anna]?.rating).toBeGreaterThan(0);
    expect(players[anna]?.rating).toBeLessThan(1_000);
    expect([players[bert]?.rating, players[carl]?.rating]).toEqual([0, 0]);
  });
});
