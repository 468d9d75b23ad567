import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { markBanned } from '#features/account';
import { keepBoardScores } from './board-score.repository.ts';
import { countRows, readPlace, readRows } from './board-places.repository.ts';
import { leaderboardsPersonalData } from './personal-data.repository.ts';
import { startBoardRefresh, refreshBoards } from './refresh-boards.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A board of strangers with few different scores and times, so that every part of the order decides somewhere. */
const fill = (board: string, count: number) =>
  database.pool.query(
    `with a as (insert into account (player_id, username, username_fold, username_skeleton)
       select p, p, p, p from (select $1 || lpad(n::text, 12 - length($1), '0') as p from generate_series(1, $2::int) n) g
       on conflict do nothing)
     insert into board_score (board, player_id, score, place_by, then_by, reached_at)
     select $1, $1 || lpad(n::text, 12 - length($1), '0'), n * 7919 % 40, -(n * 7919 % 40), n * 31 % 3,
       '2026-01-01T00:00:00Z'::timestamptz + (n * 17 % 5) * interval '1 second 3 microseconds'
     from generate_series(1, $2::int) n`,
    [board, count],
  );
/** Everybody in the order of the board, counted by hand. */
const truth = async (board: string): Promise<string[]> => {
  const { rows } = await database.pool.query(
    `select player_id from board_score where board = $1 and not hidden
     order by place_by, then_by, reached_at, player_id`,
    [board],
  );
  return rows.map((row) => row.player_id);
};
const placesOf = (board: string, players: readonly string[]) =>
  Promise.all(players.map(async (player) => (await readPlace(database.db, board, player))?.rank));
const every = (players: readonly string[], step: number) => players.filter((_, at) => at % step === 0);

async function expectTruth(board: string): Promise<void> {
  const order = await truth(board);
  expect(await countRows(database.db, board)).toBe(order.length);
  const sample = every(order, 37);
  expect(await placesOf(board, sample)).toEqual(sample.map((player) => order.indexOf(player) + 1));
  for (const offset of [0, 50, 249, 250, 251, 1250, 2980]) {
    const rows = await readRows(database.db, board, offset, 50);
    expect(rows.map((row) => row.playerId)).toEqual(order.slice(offset, offset + 50));
  }
}

describe('places and pages', () => {
  it('are what counting everybody says, with marks and without', async () => {
    await fill('long', 3000);
    await expectTruth('long');
    await refreshBoards(database, 0);
    const marks = await database.pool.query("select place from board_mark where board = 'long' order by place");
    expect(marks.rows.map((row) => row.place)).toEqual(Array.from({ length: 12 }, (_, n) => 250 * (n + 1)));
    await expectTruth('long');
  });

  it('are exact within a stretch between two marks at once, and everywhere after the next look', async () => {
    await fill('moving', 3000);
    await refreshBoards(database, 0);
    const order = await truth('moving');
    const [riser = '', faller = ''] = [order[2990], order[20]];
    const at = new Date('2026-02-01T00:00:00Z');
    await database.pool.query(
      "update board_score set place_by = -1000, score = 1000 where board = 'moving' and player_id = $1",
      [riser],
    );
    await database.pool.query(
      "update board_score set place_by = 1000, score = -1000 where board = 'moving' and player_id = $1",
      [faller],
    );
    expect(await placesOf('moving', [riser])).toEqual([1]);
    await database.transact((tx) => keepBoardScores(tx, [{ board: 'moving', playerId: riser, score: 2000, at }]));
    await refreshBoards(database, 0);
    await expectTruth('moving');
    expect(await placesOf('moving', [riser, faller])).toEqual([1, 3000]);
  });

  it('leave out the banned after the next look', async () => {
    await fill('banned', 1500);
    const [first = ''] = await truth('banned');
    await database.transact((tx) => markBanned(tx, first, { since: new Date(), until: null }));
    await refreshBoards(database, 0);
    expect(await readPlace(database.db, 'banned', first)).toBeNull();
    const order = await truth('banned');
    expect(order).toHaveLength(1499);
    expect(await placesOf('banned', order.slice(0, 3))).toEqual([1, 2, 3]);
  });

  it('of a board that grew short need no marks', async () => {
    await fill('short', 1200);
    await refreshBoards(database, 0);
    await database.pool.query("delete from board_score where board = 'short' and player_id > 'short0000200'");
    await refreshBoards(database, 0);
    const { rows } = await database.pool.query("select 1 from board_mark where board = 'short'");
    expect(rows).toEqual([]);
    expect(await countRows(database.db, 'short')).toBe(200);
    await fill('gone', 1200);
    await refreshBoards(database, 0);
    await database.pool.query("delete from board_score where board = 'gone'");
    await refreshBoards(database, 0);
    expect(await countRows(database.db, 'gone')).toBe(0);
  });
});

describe('marks', () => {
  it('are not made anew while they are fresh', async () => {
    const marked = async () =>
      (await database.pool.query("select distinct marked_at::text as at from board_mark where board = 'long'")).rows;
    const before = await marked();
    expect(before).toHaveLength(1);
    await refreshBoards(database, 60_000);
    expect(await marked()).toEqual(before);
    await Promise.all(Array.from({ length: 4 }, () => refreshBoards(database, 0)));
    expect(await marked()).not.toEqual(before);
    expect(await marked()).toHaveLength(1);
  });
});

it('boards are tended again and again until the server stops, also after a failure', async () => {
  const waits: { readonly ms: number; readonly run: () => void }[] = [];
  const after = (ms: number, run: () => void) => {
    waits.push({ ms, run });
    return () => undefined;
  };
  const clock = { ...systemClock, after };
  const logged: unknown[] = [];
  const log = { error: (data: unknown) => logged.push(data) } as unknown as Logger;
  let broken = false;
  const flaky = {
    ...database,
    transact: (async (work) => {
      if (broken) throw new Error('gone');
      return database.transact(work);
    }) as typeof database.transact,
  };
  const stop = startBoardRefresh(flaky, clock, log);
  const next = async () => {
    const before = waits.length;
    waits[before - 1]?.run();
    await vi.waitFor(() => expect(waits.length).toBe(before + 1));
  };
  await fill('timed', 1100);
  await next();
  expect((await database.pool.query("select 1 from board_mark where board = 'timed'")).rows).not.toEqual([]);
  broken = true;
  await next();
  expect([logged.length, waits.every(({ ms }) => ms >= 15_000)]).toEqual([1, true]);
  const stopped = stop();
  waits.at(-1)?.run();
  await stopped;
  await new Promise((done) => setTimeout(done, 100));
  expect([waits.length, logged.length]).toEqual([3, 1]);
});

it('a player’s scores are exported and erased', async () => {
  const [player = ''] = await addPlayers(database, 1);
  const match = { id: 'm1', seconds: 61, turns: 9 };
  await database.transact((tx) =>
    keepBoardScores(tx, [{ board: 'combo', playerId: player, score: 7, at: new Date(), match }]),
  );
  expect(await leaderboardsPersonalData.read(database.db, player)).toMatchObject({
    scores: [{ board: 'combo', score: 7, match_id: 'm1', duration: 61, turns: 9 }],
  });
  await database.transact((tx) => leaderboardsPersonalData.erase(tx, player));
  expect(await leaderboardsPersonalData.read(database.db, player)).toEqual({ scores: [] });
});
