import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS, type ReplyOf } from '@syllaboom/contracts';
import { CRAFT } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countBoardFaults } from '../../apps/server/src/features/crafting/testing/crafting-world.ts';
import { countItemFaults } from '../../apps/server/src/features/inventory/index.ts';
import { countImbalances } from '../../apps/server/src/features/wallet/index.ts';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import { giveTiles } from '../../apps/server/src/testing/people/give-things.ts';
import { grant } from '../../apps/server/src/testing/people/grant.ts';
import { buildBundle } from '../../tools/build.ts';
import { findFreePort, type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';
import { type SdkPlayer, signUpPlayer } from '../driver/sdk-player.ts';
import { askUntilOver, callKeyed, openLog, pause } from './intents.ts';
import { joinDatabase } from './join-database.ts';
import { openLeftDatabase } from './open-left-database.ts';

/** In each round four players lay, move, collect and expand, and the server is killed in the middle of it. */
const ROUNDS = process.env.TEST_LONG === '1' ? 20 : 3;
const PLAYERS = 4;
/** They spell plenty of words wherever they lie, and lie close together. */
const TILES = ['ST', 'AR', 'E', 'ING', 'T', 'R', 'S', 'EA'];
const TILES_OF_EACH = 3;
const CELLS = 6;
const START = { coin: 100_000_000 } as const;
const EARLIEST_KILL_MS = 600;
const LATEST_KILL_MS = 3_000;
/** Minutes that pass for all words again and again. */
const MINUTES = 10;
const EVERY_MS = 150;

const KINDS = ['place', 'move', 'return', 'collect', 'collect-all', 'expand'] as const;
type Kind = (typeof KINDS)[number];
type Board = ReplyOf<(typeof ENDPOINTS)['craftBoard']>;
/** Something that a player wants of their board, asked for until it is answered. */
interface Intent {
  readonly by: number;
  readonly key: string;
  readonly kind: Kind;
  readonly body?: Readonly<Record<string, unknown>>;
}

let dataDir = '';
let port = 0;
let server: SpawnedServer;
let players: SdkPlayer[];
/** As their players have seen them last. */
const boards: Board[] = [];
const log = openLog<Intent>();

beforeAll(async () => {
  await buildBundle();
  dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-craft-crash-'));
  port = await findFreePort();
  server = await spawnServer({ dataDir, port });
  players = [];
  for (let n = 0; n < PLAYERS; n += 1) players.push(await signUpPlayer(server.url, `builder-${n}`));
  await server.end('SIGTERM');
  const database = await openLeftDatabase(dataDir);
  for (const { user } of players) {
    await grant(database, user.id, START);
    for (const tile of TILES) await giveTiles(database, user.id, tile, TILES_OF_EACH);
  }
  await database.close();
  server = await spawnServer({ dataDir, port });
  for (const by of players.keys()) boards[by] = await readBoard(by);
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const playerOf = (by: number): SdkPlayer => {
  const player = players[by];
  if (player === undefined) throw new RangeError('Nobody there');
  return player;
};
const pick = <One>(from: readonly One[]): One | undefined => from[Math.floor(Math.random() * from.length)];
const cell = () => ({ x: Math.floor(Math.random() * CELLS), y: Math.floor(Math.random() * CELLS) });

async function readBoard(by: number): Promise<Board> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/craft/board`, {
    headers: { authorization: `Bearer ${playerOf(by).token}` },
    signal: AbortSignal.timeout(5_000),
  });
  if (!reply.ok) throw new Error(`No board: ${reply.status}`);
  return ENDPOINTS.craftBoard.reply.parse(await reply.json());
}

function wish(by: number): Intent {
  const board = boards[by];
  const kind = pick<Kind>(['place', 'place', 'place', 'move', 'move', 'return', 'collect', 'collect-all', 'expand']);
  const intent = { by, key: randomUUID() };
  const tile = pick(board?.board ?? []);
  const word = pick(board?.validWords ?? []);
  if (kind === 'move' && tile) return { ...intent, kind, body: { id: tile.id, ...cell() } };
  if (kind === 'return' && tile) return { ...intent, kind, body: { id: tile.id } };
  if (kind === 'collect' && word) return { ...intent, kind, body: { wordId: word.id, island: Math.random() < 0.3 } };
  if (kind === 'collect-all') return { ...intent, kind };
  if (kind === 'expand')
    return { ...intent, kind, body: { direction: pick(['south', 'east']), boardSize: board?.boardSize } };
  return { ...intent, kind: 'place', body: { syllable: pick(TILES), ...cell() } };
}

/** Asks, and looks at the board afterwards, if there is anybody who shows it. */
async function ask(intent: Intent): Promise<string> {
  const answer = await callKeyed(port, playerOf(intent.by), `/craft/${intent.kind}`, intent);
  await readBoard(intent.by).then(
    (board) => {
      boards[intent.by] = board;
    },
    () => undefined,
  );
  return answer;
}

/** Time passes for what lies on the boards until the server is killed. The boards are held first, as by a change of them. */
async function letTimePass(forMs: number): Promise<void> {
  const database = await joinDatabase(dataDir);
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    await database.pool.query(
      `with held as materialized (select player_id from craft_board order by player_id for update)
       update craft_word set last_reward = last_reward - make_interval(mins => $1) where player_id in (select player_id from held)`,
      [MINUTES],
    );
    await pause(EVERY_MS);
  }
  await database.close();
}

/** Ledgers that are off, and boards whose tiles, words or coins are; cells that hold two tiles. */
async function countFaults(database: Database): Promise<readonly number[]> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from (select from craft_tile group by player_id, x, y having count(*) > 1) twice`,
  );
  return [
    await countImbalances(database.db),
    await countItemFaults(database.db),
    await countBoardFaults(database),
    rows[0].count,
  ];
}
const NO_FAULTS = [0, 0, 0, 0];

interface Kept {
  /** What boards paid, and which word's coins came first, by player. */
  readonly pays: readonly { readonly actor: string; readonly word: string; readonly amount: number }[];
  readonly expansions: readonly { readonly actor: string; readonly size: unknown }[];
  readonly boards: ReadonlyMap<string, { readonly coins: number; readonly collected: number; readonly size: number }>;
  readonly tiles: ReadonlySet<string>;
}

async function readKept(database: Database): Promise<Kept> {
  const read = async (sql: string) => (await database.pool.query(sql)).rows;
  const pays = await read(
    `select o.actor, split_part(o.idempotency_key, ':', 2) as word, e.amount::int as amount from operation o
     join wallet_entry e on e.operation_id = o.id join wallet_account a on a.id = e.account_id
     where o.kind = 'craft' and a.player_id is not null`,
  );
  const expansions = await read(`select actor, result as size from operation where kind = 'craft-expand'`);
  const kept = await read(
    `select b.player_id, b.collected::int, b.width + b.height as size, a.balance::int as coins
     from craft_board b join wallet_account a on a.player_id = b.player_id and a.currency = 'coin'`,
  );
  const tiles = await read('select id::text from craft_tile');
  return {
    pays,
    expansions,
    boards: new Map(kept.map(({ player_id: id, ...one }) => [id, one])),
    tiles: new Set(tiles.map(({ id }) => id)),
  };
}

interface Heard {
  readonly intent: Intent;
  readonly said: Record<string, unknown>;
}
const heardOf = (kind: Kind): Heard[] =>
  [...log.acknowledged.values()]
    .map(({ intent, answer }) => ({ intent, said: JSON.parse(answer) as Record<string, unknown> }))
    .filter(({ intent, said }) => intent.kind === kind && said.success === true);

/** Every acknowledged collecting is a pay of its own. */
function expectPaidOnce({ pays }: Kept): number {
  const left = new Set(pays);
  const heard = [...heardOf('collect'), ...heardOf('collect-all')].filter(({ said }) => Number(said.coins) > 0);
  for (const { intent, said } of heard) {
    const isAlone = intent.kind === 'collect' && intent.body?.island === false;
    const pay = [...left].find(
      ({ actor, word, amount }) =>
        actor === playerOf(intent.by).user.id &&
        amount === said.coins &&
        (!isAlone || word === String(intent.body?.wordId)),
    );
    expect([intent, said.coins, pay !== undefined]).toEqual([intent, said.coins, true]);
    if (pay) left.delete(pay);
  }
  return heard.length;
}

/** What was laid lies there, unless somebody may have taken it off; what was taken off is gone. */
function expectTiles({ tiles }: Kept): void {
  const taken = heardOf('return').map(({ intent }) => String(intent.body?.id));
  const perhaps = new Set([
    ...taken,
    ...log.abandoned.filter(({ kind }) => kind === 'return').map(({ body }) => String(body?.id)),
    // A second try finds the tile gone.
    ...[...log.acknowledged.values()]
      .filter(({ intent }) => intent.kind === 'return')
      .map(({ intent }) => String(intent.body?.id)),
  ]);
  expect(taken.filter((id) => tiles.has(id))).toEqual([]);
  const laid = heardOf('place').map(({ said }) => (said.syllable as { id: string }).id);
  expect(laid.filter((id) => !tiles.has(id) && !perhaps.has(id))).toEqual([]);
}

it('a server that is killed while boards are built pays and expands each once, and leaves every tile in one place', {
  timeout: 120_000 + ROUNDS * 60_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
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
    await letTimePass(EARLIEST_KILL_MS + Math.random() * (LATEST_KILL_MS - EARLIEST_KILL_MS));
    await server.end('SIGKILL');
    server = await spawnServer({ dataDir, port });
    const database = await joinDatabase(dataDir);
    expect(await countFaults(database)).toEqual(NO_FAULTS);
    await database.close();
    isOver = true;
    await evenings;
  }
  await server.end('SIGTERM');
  const database = await openLeftDatabase(dataDir);
  const faults = await countFaults(database);
  const kept = await readKept(database);
  await database.close();
  expect(faults).toEqual(NO_FAULTS);
  const paid = expectPaidOnce(kept);
  expectTiles(kept);
  for (const { intent, said } of heardOf('expand'))
    expect(kept.expansions).toContainEqual({ actor: playerOf(intent.by).user.id, size: said });
  for (const { user } of players) {
    const { coins, collected, size } = kept.boards.get(user.id) ?? { coins: 0, collected: 0, size: 0 };
    const grown = kept.expansions.filter(({ actor }) => actor === user.id).length;
    expect(size).toBe(2 * CRAFT.size + grown);
    expect(coins).toBe(START.coin + collected - grown * CRAFT.expansion);
  }
  console.log(
    `${log.acknowledged.size} answers after ${log.tries} tries, ${log.abandoned.length} given up, over ${ROUNDS} kills (${KINDS.map((kind) => `${kind} ${heardOf(kind).length}`).join(', ')}); ${paid} of ${kept.pays.length} pays were heard of`,
  );
  for (const kind of KINDS) expect([kind, heardOf(kind).length]).not.toEqual([kind, 0]);
  expect(paid).toBeGreaterThan(0);
  expect(log.tries).toBeGreaterThan(log.acknowledged.size);
  server = await spawnServer({ dataDir, port });
});
