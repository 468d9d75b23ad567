import { createLogger } from '#platform/log/logger.ts';
import { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalances } from '#features/wallet';
import type { Database, Tx } from '#platform/db/index.ts';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createAchievementsService } from './achievements.service.ts';

let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startTestServer();
  database = server.database;
});
afterAll(() => server.close());

const openDesk = () => {
  const channel = new PlayerChannel(createLogger('silent'));
  const received: unknown[] = [];
  channel.subscribe((playerId, { event, payload }) => received.push([playerId, event, payload]));
  const announced: string[] = [];
  const ports = { announceChange: (_tx: Tx, playerId: string) => void announced.push(playerId) };
  return {
    announced,
    received,
    service: createAchievementsService({ database, clock: createShiftingClock(), channel, ports }),
  };
};
const addPlayer = async (): Promise<string> => (await addPlayers(database, 1))[0] ?? '';
/** Sets how far a player is, as matches would. */
async function reach(player: string, progress: { words?: number; wins?: number; games?: number; players?: number }) {
  const { words = 0, wins = 0, games = 0, players = 0 } = progress;
  await database.pool.query('update profile set wins = $2, matches = $3 where player_id = $1', [player, wins, games]);
  await database.pool.query(
    `insert into player_stats (player_id, best_combo, best_wpm, typed_words, correct_words, longest_match_seconds,
       best_alphabets, alphabets, played_seconds, last_match_at, most_players)
     values ($1, 0, 0, $2, $2, 0, 0, 0, 0, now(), $3)
     on conflict (player_id) do update set correct_words = $2, most_players = $3`,
    [player, words, players],
  );
}

describe('achievements', () => {
  it('are sixteen steps, all at the beginning for a new player [R0564]', async () => {
    const views = await openDesk().service.progress(await addPlayer());
    const ids = 'words-100 words-500 words-1000 words-5000 wins-10 wins-50 wins-100 wins-250 ';
    const others = 'games-20 games-100 games-200 games-500 players-2 players-4 players-6 players-8';
    expect(views.map(({ id }) => id)).toEqual((ids + others).split(' '));
    expect(views.every((view) => view.progress === 0 && !view.isClaimable && !view.isClaimed)).toBe(true);
    expect(views[0]).toEqual({
      id: 'words-100',
      kind: 'words',
      target: 100,
      reward: 2,
      progress: 0,
      isClaimable: false,
      isClaimed: false,
    });
  });

  it('go from in progress to claimable to claimed, and pay 2 to 5 diamonds [R0180 R0228 R0565 R0566]', async () => {
    const [player, { service, announced }] = [await addPlayer(), openDesk()];
    const stateOf = async (id: string) => {
      const view = (await service.progress(player)).find((one) => one.id === id);
      return [view?.progress, view?.isClaimable, view?.isClaimed];
    };
    await reach(player, { words: 99 });
    expect(await stateOf('words-100')).toEqual([99, false, false]);
    expect(await service.claim(player, 'words-100')).toBeNull();
    await reach(player, { words: 5000, wins: 49 });
    expect(await stateOf('words-100')).toEqual([100, true, false]);
    const rewards: unknown[] = [];
    for (const id of ['words-100', 'words-500', 'words-1000', 'words-5000'])
      rewards.push(await service.claim(player, id));
    expect(rewards).toEqual([2, 3, 4, 5].map((reward) => ({ reward })));
    expect(await stateOf('words-100')).toEqual([100, false, true]);
    expect(await service.claim(player, 'words-100')).toBeNull();
    expect(await service.claim(player, 'wins-50')).toBeNull();
    expect(await service.claim(player, 'nothing-1')).toBeNull();
    expect((await readBalances(database.db, player)).diamond).toBe(14);
    expect(announced).toEqual([player, player, player, player]);
  });

  it('count what matches bring: words, wins, games and the most people at one table', async () => {
    const { recordMatch, achievements } = server.composition.roomPorts;
    const [anna = '', bert = '', carl = ''] = await addPlayers(database, 3);
    const words = Array.from({ length: 60 }, (_, n) => `WORD${n}`);
    const seats = (ids: readonly (string | null)[]) =>
      ids.map((playerId, at) => createSeat(playerId, at + 1, createStats(at === 0 ? words : ['X'])));
    await recordMatch(createFinishedMatch(seats([anna, bert])));
    // A guest sits there, too; bots are no people.
    await recordMatch(createFinishedMatch(seats([anna, bert, carl, 'guest0001', null, null])));
    const progress = Object.fromEntries(
      (await achievements.progress(anna))
        .filter(({ reward }) => reward === 5)
        .map((view) => [view.kind, view.progress]),
    );
    expect(progress).toEqual({ words: 120, wins: 2, games: 2, players: 4 });
    expect((await achievements.emitReached(anna)).map(({ id }) => id)).toEqual(['words-100', 'players-2', 'players-4']);
    expect(await achievements.emitReached(anna)).toEqual([]);
    expect(await achievements.claim(anna, 'players-4')).toEqual({ reward: 3 });
  });

  it('are told once, also when they were claimed before anybody told', async () => {
    const [player, { service, received }] = [await addPlayer(), openDesk()];
    expect(await service.emitReached(player)).toEqual([]);
    await reach(player, { wins: 50 });
    await service.claim(player, 'wins-10');
    expect((await service.emitReached(player)).map(({ id }) => id)).toEqual(['wins-50']);
    expect(await service.emitReached(player)).toEqual([]);
    expect(received).toEqual([
      [player, 'popup', { kind: 'info', key: 'achievementReached', params: { diamonds: 3 } }],
      [player, 'achievement-progress', { achievements: await service.progress(player) }],
    ]);
    expect(await service.claim(player, 'wins-50')).toEqual({ reward: 3 });
  });

  it('are nothing for guests', async () => {
    const { service } = openDesk();
    expect([await service.claim('guest0001', 'words-100'), await service.emitReached('guest0001')]).toEqual([null, []]);
  });
});
