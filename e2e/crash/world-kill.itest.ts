import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import { buildBundle } from '../../tools/build.ts';
import { findFreePort, type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';
import { letBoardsEarn } from './boards-earn.ts';
import { keepSignedIn } from '../driver/sdk-player.ts';
import { askUntilOver, callKeyed, openLog, pause } from './intents.ts';
import { joinDatabase } from './join-database.ts';
import { MOST_RESTART_MS, restartAfterKill } from './restart-after-kill.ts';
import {
  expectLaid,
  expectLines,
  expectMessages,
  expectOperations,
  expectResults,
  findFaults,
  type Heard,
  succeeded,
} from './world/invariants.ts';
import { layTables, playUntilDeath } from './world/tables.ts';
import {
  AREAS,
  forgetBefore,
  type Intent,
  isOfBoard,
  isOfClan,
  KINDS,
  learnFrom,
  REPEATABLE,
  wish,
} from './world/wishes.ts';
import { endow, endRests, gather, lookAtBoard, lookForClan, playerOf, settle, type World } from './world/world.ts';

/**
 * Twenty players play matches, trade, gamble, exchange, write, build boards, and found, manage, join and leave clans, all at
 * once. The server is killed in the middle of it, and before they go on everything that must hold is looked at.
 */
const ROUNDS = process.env.TEST_LONG === '1' ? 100 : 5;
/** Matches end about 8 s after they began: kills are spread over all of one and a little beyond. */
const EARLIEST_KILL_MS = 1_000;
const LATEST_KILL_MS = 14_000;
/** So long a busy server may take to answer one of twenty. */
const ANSWER_MS = 20_000;
const ASKED_AGAIN = 30;

let server: SpawnedServer;
let world: World;
const log = openLog<Intent>();
const tables = layTables();
/** The keys of all that was ever wished for. */
const known = new Set<string>();
const restartsMs: number[] = [];
let asking = 0;
/** Players wait here while it is looked at what a killed server left. */
let gate = Promise.resolve();
let openGate = (): void => undefined;

/** A server whose rooms hardly pause before a match and after it. */
const ENTRY = 'apps/server/src/testing/short-pauses-server.ts';
const start = (dataDir: string, port: number): Promise<SpawnedServer> => spawnServer({ dataDir, port, entry: ENTRY });

beforeAll(async () => {
  await buildBundle();
  const dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-world-crash-'));
  const port = await findFreePort();
  server = await start(dataDir, port);
  world = await gather(server.url, { dataDir, port });
  await server.end('SIGTERM');
  await endow(world);
  server = await start(dataDir, port);
  await settle(world);
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(world.dataDir, { recursive: true, force: true });
});

function closeGate(): void {
  gate = new Promise((done) => {
    openGate = done;
  });
}

/** Asks, and looks at what has changed, if there is anybody who shows it. */
async function ask(intent: Intent): Promise<string> {
  await gate;
  asking += 1;
  try {
    forgetBefore(world, intent);
    const answer = await callKeyed(world.port, playerOf(world, intent.by), intent.path, intent, ANSWER_MS);
    const said = JSON.parse(answer) as Record<string, unknown>;
    if (!('error' in said)) learnFrom(world, intent, said);
    if (isOfBoard(intent.kind)) await lookAtBoard(world, intent.by).catch(() => undefined);
    if (isOfClan(intent.kind)) await lookForClan(world, intent.by).catch(() => undefined);
    return answer;
  } finally {
    asking -= 1;
  }
}

async function killOnce(): Promise<void> {
  closeGate();
  const { server: started, quietMs } = await restartAfterKill(server, world.port, ENTRY);
  server = started;
  restartsMs.push(quietMs);
  await keepSignedIn(server.url, world.players);
  // What the kill has cut off knows of it.
  while (asking > 0) await pause(20);
}

async function expectAllWell(database: Database): Promise<void> {
  expect(await findFaults(database)).toEqual({});
  await expectOperations(database, log, known);
  await expectLaid(database, world);
  await expectMessages(database, { log, world, known });
  await expectLines(database, log);
  await expectResults(database, tables);
}

/** Everything that was ever kept, counted. */
async function countAll({ pool }: Database): Promise<unknown> {
  const { rows } = await pool.query(
    `select (select count(*) from operation) as operations, (select count(*) from wallet_entry) as entries,
      (select count(*) from inventory_entry) as things, (select count(*) from chat_message) as messages,
      (select count(*) from market_sale) as sales, (select count(*) from clan) as clans`,
  );
  return rows[0];
}

/** Asked again with its key, everything is answered as it was, and nothing moves. */
async function expectSameAnswers(database: Database, heard: readonly Heard[], most: number): Promise<void> {
  const before = await countAll(database);
  const step = Math.max(1, Math.ceil(heard.length / most));
  for (const { intent, answer } of heard.filter((_, n) => n % step === 0)) {
    const again = await callKeyed(world.port, playerOf(world, intent.by), intent.path, intent, ANSWER_MS);
    expect([intent, again]).toEqual([intent, answer]);
  }
  expect(await countAll(database)).toEqual(before);
}

const report = (): string => {
  const count = (kind: (typeof KINDS)[number]): string => `${kind} ${succeeded(log, kind).length}`;
  return [
    `${log.acknowledged.size} answers after ${log.tries} tries, ${log.abandoned.length} given up, over ${ROUNDS} kills`,
    KINDS.map(count).join(', '),
    `${tables.results.length} results heard of ${tables.begun} matches, ${tables.said} lines said at tables and ${tables.heard.length} heard`,
    `ready again after ${restartsMs.join(', ')} ms of a quiet machine`,
  ].join('\n');
};

it('whatever twenty players do when their server is killed, all that they were told of is there once, and everything adds up', {
  timeout: 120_000 + ROUNDS * 60_000,
}, async () => {
  let isOver = false;
  closeGate();
  const evenings = Promise.all(
    world.players.map((_, by) =>
      askUntilOver(
        log,
        () => isOver,
        () => {
          const intent = wish(world, by);
          known.add(intent.key);
          return intent;
        },
        ask,
      ),
    ),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const earlier = new Set(log.acknowledged.keys());
    const death = new AbortController();
    openGate();
    playUntilDeath(world, tables, death.signal);
    const untilKill = EARLIEST_KILL_MS + ((LATEST_KILL_MS - EARLIEST_KILL_MS) * ((round % 5) + Math.random())) / 5;
    await Promise.all([letBoardsEarn(world.dataDir, untilKill), endRests(world, untilKill)]);
    const restarted = killOnce();
    death.abort();
    await restarted;
    const database = await joinDatabase(world.dataDir);
    await expectAllWell(database);
    const lately = succeeded(log, ...REPEATABLE).filter(({ intent }) => !earlier.has(intent.key));
    await expectSameAnswers(database, lately, ASKED_AGAIN);
    await database.close();
  }
  isOver = true;
  openGate();
  await evenings;
  const database = await joinDatabase(world.dataDir);
  await expectSameAnswers(database, succeeded(log, ...REPEATABLE), 10 * ASKED_AGAIN);
  await expectAllWell(database);
  await database.close();
  console.log(report());
  expect(Object.keys(AREAS).filter((area) => succeeded(log, ...(AREAS[area] ?? [])).length === 0)).toEqual([]);
  expect(tables.results.length).toBeGreaterThan(0);
  expect(tables.heard.length).toBeGreaterThan(0);
  expect(log.tries).toBeGreaterThan(log.acknowledged.size);
  expect(Math.max(...restartsMs)).toBeLessThan(MOST_RESTART_MS);
});
