import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPathOf } from '@syllaboom/engine/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveTiles } from '../../apps/server/src/testing/people/give-things.ts';
import { grant } from '../../apps/server/src/testing/people/grant.ts';
import { buildBundle } from '../../tools/build.ts';
import { findFreePort, type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';
import { BOARD_STEPS, BOARD_TILES, type Board, type BoardStep, nextBoardStep, readBoard } from '../driver/sdk-board.ts';
import { keepSignedIn, type SdkPlayer, signUpPlayer } from '../driver/sdk-player.ts';
import { letBoardsEarn } from './boards-earn.ts';
import {
  countFaultsOfBoards,
  expectExpandedOnce,
  expectPaidOnce,
  expectTilesOnce,
  type HeardStep,
  readBoardsKept,
} from './boards-kept.ts';
import { countLedgerFaults } from './count-ledger-faults.ts';
import { askUntilOver, callKeyed, openLog } from './intents.ts';
import { joinDatabase } from './join-database.ts';
import { openLeftDatabase } from './open-left-database.ts';
import { MOST_RESTART_MS, restartAfterKill } from './restart-after-kill.ts';

/** In each round four players lay, move, collect and expand, and the server is killed in the middle of it. */
const ROUNDS = process.env.TEST_LONG === '1' ? 50 : 5;
const PLAYERS = 4;
const TILES_OF_EACH = 3;
const COINS = 100_000_000;
const EARLIEST_KILL_MS = 500;
const LATEST_KILL_MS = 2_500;

/** Something that a player wants of their board, asked for until it is answered. */
interface Intent extends BoardStep {
  readonly by: number;
  readonly key: string;
}

let dataDir = '';
let port = 0;
let server: SpawnedServer;
const players: SdkPlayer[] = [];
/** As their players have seen them last. */
const boards: Board[] = [];
const restartsMs: number[] = [];
const log = openLog<Intent>();

beforeAll(async () => {
  await buildBundle();
  dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-craft-crash-'));
  port = await findFreePort();
  server = await spawnServer({ dataDir, port });
  for (let n = 0; n < PLAYERS; n += 1) players.push(await signUpPlayer(server.url, `builder-${n}`));
  await server.end('SIGTERM');
  await endow();
  server = await spawnServer({ dataDir, port });
  for (const [by, player] of players.entries()) boards[by] = await readBoard(server.url, player);
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Coins and tiles, written where a server rests. */
async function endow(): Promise<void> {
  const database = await openLeftDatabase(dataDir);
  for (const { user } of players) {
    await grant(database, user.id, { coin: COINS });
    for (const tile of BOARD_TILES) await giveTiles(database, user.id, tile, TILES_OF_EACH);
  }
  await database.close();
}

const of = <One>(all: readonly One[], by: number): One => {
  const one = all[by];
  if (one === undefined) throw new RangeError('Nobody there');
  return one;
};
const wish = (by: number): Intent => ({ by, key: randomUUID(), ...nextBoardStep(of(boards, by)) });

/** Asks, and looks at the board afterwards, if there is anybody who shows it. */
async function ask(intent: Intent): Promise<string> {
  const player = of(players, intent.by);
  const answer = await callKeyed(port, player, intent.path, intent);
  const seen = await readBoard(server.url, player).catch(() => null);
  if (seen !== null) boards[intent.by] = seen;
  return answer;
}

async function killOnce(): Promise<void> {
  let isOver = false;
  const evenings = Promise.all(
    players.map((_, by) =>
      askUntilOver(
        log,
        () => isOver,
        () => wish(by),
        ask,
      ),
    ),
  );
  await letBoardsEarn(dataDir, EARLIEST_KILL_MS + Math.random() * (LATEST_KILL_MS - EARLIEST_KILL_MS));
  const restart = await restartAfterKill(server, port);
  server = restart.server;
  restartsMs.push(restart.quietMs);
  await keepSignedIn(server.url, players);
  const database = await joinDatabase(dataDir);
  expect(await countFaultsOfBoards(database)).toBe(0);
  await database.close();
  isOver = true;
  await evenings;
}

/** Asked for again, a board that has grown is as large as it was said to be, and nothing grows. */
async function expectSameAgain(heard: readonly (HeardStep & { readonly intent: Intent })[]): Promise<void> {
  const grown = heard.filter(({ step, said }) => step.kind === 'expand' && said.success === true);
  for (const { intent, said } of grown.slice(-20)) expect(JSON.parse(await ask(intent))).toEqual(said);
}

/** Every word can be read where its tiles lie. */
async function expectReadable(): Promise<void> {
  for (const player of players) {
    const { board, validWords } = await readBoard(server.url, player);
    const tiles = new Map(board.map((tile) => [tile.id, tile]));
    const wrong = validWords.filter(
      ({ word, path }) =>
        !isPathOf(
          word,
          path.flatMap(({ id }) => tiles.get(id) ?? []),
        ),
    );
    expect(wrong).toEqual([]);
  }
}

it('a server that is killed while boards are built pays and expands each once, and leaves every tile in one place', {
  timeout: 120_000 + ROUNDS * 60_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) await killOnce();
  const heard = [...log.acknowledged.values()].map(({ intent, answer }) => {
    const said: Record<string, unknown> = JSON.parse(answer);
    return { intent, step: intent, playerId: of(players, intent.by).user.id, said };
  });
  await expectSameAgain(heard);
  await expectReadable();
  await server.end('SIGTERM');
  expect(await countLedgerFaults(dataDir)).toBe(0);
  const database = await openLeftDatabase(dataDir);
  const faults = await countFaultsOfBoards(database);
  const kept = await readBoardsKept(database);
  const purses = await database.pool.query(
    `select player_id as actor, balance::int as coins from wallet_account where currency = 'coin' and player_id is not null`,
  );
  await database.close();
  server = await spawnServer({ dataDir, port });
  expect(faults).toBe(0);
  const paid = expectPaidOnce(heard, kept);
  expectTilesOnce(heard, log.abandoned, kept);
  const spent = expectExpandedOnce(heard, kept);
  const coinsOf = new Map(purses.rows.map(({ actor, coins }) => [actor, coins]));
  for (const { actor, collected } of kept.boards)
    expect([actor, coinsOf.get(actor)]).toEqual([actor, COINS + collected - (spent.get(actor) ?? 0)]);
  const did = BOARD_STEPS.map(
    (kind) => [kind, heard.filter(({ step, said }) => step.kind === kind && said.success === true).length] as const,
  );
  console.log(
    `${log.acknowledged.size} answers after ${log.tries} tries, ${log.abandoned.length} given up, over ${ROUNDS} kills (${did.map(([kind, count]) => `${kind} ${count}`).join(', ')}); ${paid} of ${kept.pays.length} pays were heard of; ready again after ${restartsMs.join(', ')} ms of a quiet machine`,
  );
  for (const [kind, count] of did) expect([kind, count]).not.toEqual([kind, 0]);
  expect(paid).toBeGreaterThan(0);
  expect(Math.max(...restartsMs)).toBeLessThan(MOST_RESTART_MS);
  expect(log.tries).toBeGreaterThan(log.acknowledged.size);
});
