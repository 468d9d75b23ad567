import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countClanFaults } from '../../apps/server/src/features/clans/testing/clan-people.ts';
import { post, runOperation } from '../../apps/server/src/features/wallet/index.ts';
import { buildBundle } from '../../tools/build.ts';
import { findFreePort, type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';
import { type SdkPlayer, signUpPlayer } from '../driver/sdk-player.ts';
import { countLedgerFaults } from './count-ledger-faults.ts';
import { openLeftDatabase } from './open-left-database.ts';

/** In each round clans are founded, enlarged and joined, and the server is killed in the middle of it. */
const ROUNDS = process.env.TEST_LONG === '1' ? 20 : 3;
const OWNERS = 3;
const JOINERS = 6;
const KEYS = 1000;
const COINS = 1_000_000;
const FEE = 700;
const EARLIEST_KILL_MS = 100;
const LATEST_KILL_MS = 1_500;

let dataDir = '';
let port = 0;
let server: SpawnedServer;
let owners: SdkPlayer[];
let joiners: SdkPlayer[];

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

beforeAll(async () => {
  await buildBundle();
  dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-clans-crash-'));
  port = await findFreePort();
  server = await spawnServer({ dataDir, port });
  const signUp = async (count: number, name: string): Promise<SdkPlayer[]> => {
    const players: SdkPlayer[] = [];
    for (let n = 0; n < count; n += 1) players.push(await signUpPlayer(server.url, `${name}-${n}`));
    return players;
  };
  owners = await signUp(OWNERS, 'owner');
  joiners = await signUp(JOINERS, 'joiner');
  await server.end('SIGTERM');
  await endow();
  server = await spawnServer({ dataDir, port });
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Keys and coins, written where a server rests. */
async function endow(): Promise<void> {
  const database = await openLeftDatabase(dataDir);
  const moves = [...owners, ...joiners].flatMap(({ user }) => [
    { from: { system: 'mint' as const }, to: { playerId: user.id }, currency: 'key' as const, amount: KEYS },
    { from: { system: 'mint' as const }, to: { playerId: user.id }, currency: 'coin' as const, amount: COINS },
  ]);
  await runOperation(database, { actor: 'test', key: 'endow', kind: 'endow', body: null }, (tx, id) =>
    post(tx, id, moves).then(() => null),
  );
  await database.close();
}

/** What the server says, or null when it is gone. */
async function call(player: SdkPlayer, path: string, body?: object): Promise<Response | null> {
  try {
    return await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${player.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body ?? {}),
      signal: AbortSignal.timeout(5_000),
    });
  } catch {
    return null;
  }
}
async function clanOf(player: SdkPlayer): Promise<string | null> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/api/clan`, {
      headers: { authorization: `Bearer ${player.token}` },
      signal: AbortSignal.timeout(5_000),
    });
    const { clanId } = (await reply.json()) as { clanId: string | 0 };
    return clanId === 0 ? null : clanId;
  } catch {
    return null;
  }
}

/** Until the server is gone: found, set a fee, ask, accept, enlarge. */
async function play(round: number, isOver: () => boolean): Promise<void> {
  await Promise.all(
    owners.map(async (owner, n) => {
      const letters = `${'ABCDEFGHJK'[round % 10]}${'KLMNPQRSTU'[Math.floor(round / 10)]}${'ABC'[n]}`;
      await call(owner, '/clan/create', { name: `Crash ${letters}`, tag: letters });
      const clanId = await clanOf(owner);
      await call(owner, '/clan/update', { minLevel: 1, joinFee: FEE, feeType: 'coin' });
      while (!isOver()) {
        for (const joiner of joiners.filter((_, at) => at % OWNERS === n)) {
          if (clanId !== null) await call(joiner, '/clan/join', { clanId });
          await call(owner, '/clan/manage/accept', { acceptedPlayer: joiner.user.id });
        }
        await call(owner, '/clan/upgrade');
      }
    }),
  );
}

interface Books {
  readonly keys: number;
  readonly coins: number;
  readonly clans: number;
  readonly slots: number;
  readonly members: number;
}
/** What was paid, and what is there for it. */
async function readBooks(): Promise<Books> {
  const database = await openLeftDatabase(dataDir);
  try {
    expect(await countClanFaults(database)).toBe(0);
    const { rows } = await database.pool.query(`
      select
        (select coalesce(sum(balance), 0) from wallet_account where player_id is not null and currency = 'key')::int as keys,
        (select coalesce(sum(balance), 0) from wallet_account where clan_id is not null and currency = 'coin')::int as coins,
        (select count(*) from clan)::int as clans,
        (select coalesce(sum((select sum(case when s < 15 then 1 when s < 20 then 2 when s < 30 then 3 else 5 end)
          from generate_series(10, c.slots - 1) s)), 0) from clan c)::int as slots,
        (select count(*) from clan_member m join clan c on c.id = m.clan_id where m.player_id <> c.owner_id)::int as members`);
    return rows[0];
  } finally {
    await database.close();
  }
}
/** Everybody leaves, so that the next round begins anew. */
async function endClans(): Promise<void> {
  const database = await openLeftDatabase(dataDir);
  const { pool } = database;
  for (const table of ['clan_member', 'clan_request', 'clan_left', 'clan_log', 'clan_line', 'clan_week', 'clan'])
    await pool.query(`delete from ${table}`);
  await database.close();
}

it('keys and fees of a killed server are gone if and only if clan, place and member are there', {
  timeout: ROUNDS * 60_000,
}, async () => {
  const all = (OWNERS + JOINERS) * KEYS;
  let spent = 0;
  let fees = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false;
    const playing = play(round, () => isOver);
    await pause(EARLIEST_KILL_MS + Math.random() * (LATEST_KILL_MS - EARLIEST_KILL_MS));
    await server.end('SIGKILL');
    isOver = true;
    await playing;
    expect(await countLedgerFaults(dataDir)).toBe(0);
    const books = await readBooks();
    expect(all - books.keys - spent).toBe(10 * books.clans + books.slots);
    expect(books.coins - fees).toBe(FEE * books.members);
    spent = all - books.keys;
    fees = books.coins;
    await endClans();
    server = await spawnServer({ dataDir, port });
  }
  expect(spent).toBeGreaterThan(0);
});
