/** `node bench/leaderboards.ts [players] [matches]`: boards and histories that have grown long, against the plain queries for the same. */
import { BOARD_PAGE } from '@syllaboom/contracts';
import { keepBoardScores, refreshBoards } from '../apps/server/src/features/leaderboards/index.ts';
import { createLeaderboards } from '../apps/server/src/features/leaderboards/leaderboards.service.ts';
import { matchHistory } from '../apps/server/src/features/match/history/match-history.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { addHistory, openMillion, playerId } from './boards/million-players.ts';
import { printTable } from './print-table.ts';

const CALLS = 300;
/** The plain queries are too slow for more. */
const PLAIN_CALLS = 30;
const RESULTS_PER_SECOND = 50;
/** As long as marks may grow old while the server runs, and a little more. */
const BUSY_SECONDS = 20;

const players = Number(process.argv[2] ?? 1_000_000);
const matches = Number(process.argv[3] ?? 100_000);
const within = (most: number): number => 1 + Math.floor(Math.random() * most);

interface Times {
  /** What it takes when nothing else wants the core. */
  readonly p10: number;
  readonly p50: number;
  readonly p99: number;
}

async function measure(calls: number, call: () => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let n = -10; n < calls; n++) {
    const began = performance.now();
    await call();
    if (n >= 0) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return { p10: at(0.1), p50: at(0.5), p99: at(0.99) };
}
const shown = ({ p10, p50, p99 }: Times): string => `${p10.toFixed(2)} / ${p50.toFixed(2)} / ${p99.toFixed(1)}`;
const ratio = (plain: Times, ours: Times): string => `${(plain.p50 / ours.p50).toFixed(0)} ×`;

const database = await openMillion(players);
const boards = createLeaderboards(database, systemClock, {
  knowsCategory: () => true,
  clansOf: async () => new Map(),
});
const pages = Math.floor(players / BOARD_PAGE);
const guest = 'guest';
const anyPage = (): Promise<unknown> => boards.page('words', 2 + within(pages - 2), guest);
const ownRank = (): Promise<unknown> => boards.page('words', 1, playerId(within(players)));
const plainPage = (): Promise<unknown> =>
  database.pool.query(
    `select * from board_score where board = 'words' and not hidden
     order by place_by, then_by, reached_at, player_id offset $1 limit ${BOARD_PAGE}`,
    [within(players - BOARD_PAGE)],
  );
const plainRank = (): Promise<unknown> =>
  database.pool.query(
    `select 1 + count(*) as rank from board_score other, board_score own
     where own.board = 'words' and own.player_id = $1 and other.board = 'words' and not other.hidden
       and (other.place_by, other.then_by, other.reached_at, other.player_id)
         < (own.place_by, own.then_by, own.reached_at, own.player_id)`,
    [playerId(within(players))],
  );

/** Results of two players each, as often as a busy server records them. */
async function recordFor(seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const began = performance.now();
    const entries = [within(players), within(players)].map((n) => ({
      board: 'words',
      playerId: playerId(n),
      score: within(40),
      at: new Date(),
    }));
    await database.transact((tx) => keepBoardScores(tx, entries));
    await systemClock.sleep(Math.max(0, 1000 / RESULTS_PER_SECOND - (performance.now() - began)));
  }
}

/** By how many places the ranks that players are told are off, at most and in the mean. */
async function rankErrors(): Promise<{ readonly most: number; readonly mean: number }> {
  const { rows } = await database.pool.query<{ player_id: string; place: number }>(
    `select player_id, place from (select player_id, row_number() over (order by place_by, then_by, reached_at, player_id) as place
     from board_score where board = 'words' and not hidden) s where place % ${Math.max(1, Math.floor(players / CALLS))} = 0`,
  );
  const errors: number[] = [];
  for (const { player_id, place } of rows)
    errors.push(Math.abs(((await boards.page('words', 1, player_id)).localPlayer?.rank ?? 0) - place));
  return { most: Math.max(...errors), mean: errors.reduce((sum, error) => sum + error, 0) / errors.length };
}

async function benchBoards(): Promise<void> {
  const began = performance.now();
  await refreshBoards(database, 0);
  const tendMs = performance.now() - began;
  const [page, rank] = [await measure(CALLS, anyPage), await measure(CALLS, ownRank)];
  const kept = await measure(CALLS, () => boards.page('words', 1, guest));
  const [slowPage, slowRank] = [await measure(PLAIN_CALLS, plainPage), await measure(PLAIN_CALLS, plainRank)];
  const [, busyPage, busyRank] = await Promise.all([
    recordFor(BUSY_SECONDS),
    measure(CALLS, anyPage),
    measure(CALLS, ownRank),
  ]);
  const stale = await rankErrors();
  await refreshBoards(database, 0);
  const fresh = await rankErrors();
  printTable(
    `${players} players on a board, ms p10 / p50 / p99`,
    ['', 'alone', `with ${RESULTS_PER_SECOND} results a second`, 'plain query', 'ratio'],
    [
      ['any page of 50, with names and total', shown(page), shown(busyPage), shown(slowPage), ratio(slowPage, page)],
      ['first page and own rank', shown(rank), shown(busyRank), shown(slowRank), ratio(slowRank, rank)],
      ['first page for a guest', shown(kept), '', '', ''],
    ],
  );
  printTable(
    'Ranks against a full count',
    ['', 'off by most', 'off in the mean'],
    [
      [
        `${BUSY_SECONDS} s after the marks, ${BUSY_SECONDS * RESULTS_PER_SECOND} results later`,
        String(stale.most),
        stale.mean.toFixed(2),
      ],
      ['after new marks', String(fresh.most), fresh.mean.toFixed(2)],
    ],
  );
  console.log(`\nMarking the board: ${tendMs.toFixed(0)} ms in the database's process.`);
}

async function benchHistory(): Promise<void> {
  await addHistory(database, matches);
  const ask = (query: object) => () =>
    matchHistory(database.db, systemClock, playerId(1), { playerId: playerId(1), ...query });
  const last = String(Math.floor(matches / 10));
  const rows: [string, Times][] = [
    ['first page', await measure(CALLS, ask({}))],
    ['last page', await measure(CALLS, ask({ page: last }))],
    ['oldest first', await measure(CALLS, ask({ sortOrder: 'oldest' }))],
    [
      'ranked, of a mode, 70 turns and more',
      await measure(CALLS, ask({ ranked: 'true', gameMode: '3', minTurns: '70' })),
    ],
    ['of the last week', await measure(CALLS, ask({ timeRange: 'week' }))],
  ];
  printTable(
    `A history of ${matches} matches, ms p10 / p50 / p99`,
    ['page of 10, with people and total', 'ms'],
    rows.map(([name, times]) => [name, shown(times)]),
  );
}

try {
  await benchBoards();
  await benchHistory();
} finally {
  await database.close();
}
