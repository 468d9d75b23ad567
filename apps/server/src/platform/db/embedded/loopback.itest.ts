import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { MIGRATIONS } from '../../../migrations/index.ts';
import { connectDatabase } from '../database.ts';
import { openDatabase } from '../open.ts';
import { findRunning } from './find-running.ts';
import { type EmbeddedDatabase, startEmbedded } from './supervisor.ts';

const WRITER = join(import.meta.dirname, '../../../testing/commit-writer.ts');
/** One for all tests: making a cluster takes the longest. The first one makes it over a socket. */
let dataDir: string;
let started: EmbeddedDatabase[] = [];

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-db-'));
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  for (const embedded of started) await embedded.stop();
  started = [];
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(loopback = true): Promise<EmbeddedDatabase & { readonly target: pg.ClientConfig }> {
  const embedded = await startEmbedded({ dataDir, binDir: null, clock: systemClock, loopback });
  started.push(embedded);
  return embedded as EmbeddedDatabase & { readonly target: pg.ClientConfig };
}
async function ask<Row>(target: pg.ClientConfig, question: string): Promise<Row[]> {
  const client = new pg.Client(target);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(question)).rows as Row[];
  } finally {
    await client.end();
  }
}
const passwordFile = () => join(dataDir, 'pg.password');
const hex = (port: number): string => port.toString(16).toUpperCase().padStart(4, '0');
/** Local addresses that listen on a port, as the kernel writes them. */
const listeners = (port: number): string[] =>
  ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === '0A' && local?.endsWith(`:${hex(port)}`))
    .map(([, local]) => local?.split(':')[0] ?? '');

describe('the embedded database over 127.0.0.1', () => {
  it('opens data that was written over a socket, and gives it back', async () => {
    const socket = await start(false);
    await ask(socket.target, 'create table kept (n int)');
    await socket.stop();
    const loopback = await start();
    await ask(loopback.target, 'insert into kept values (1)');
    await loopback.stop();
    const again = await start(false);
    expect(await ask(again.target, 'select n from kept')).toEqual([{ n: 1 }]);
    await expect(ask({ ...loopback.target }, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  }, 60_000);

  it('lets in who has the password, nobody else, and listens nowhere else', async () => {
    const { target, host } = await start();
    expect(host).toBe('127.0.0.1');
    expect(await ask(target, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await ask(target, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    for (const password of ['', 'wrong', undefined]) {
      const { password: _, ...rest } = target;
      await expect(ask({ ...rest, ...(password === undefined ? {} : { password }) }, 'select 1')).rejects.toThrow(
        /password/,
      );
    }
    const [stored] = await ask<{ rolpassword: string }>(
      target,
      "select rolpassword from pg_authid where rolname = 'app'",
    );
    expect(stored?.rolpassword).toMatch(/^SCRAM-SHA-256\$/);
    if (process.platform !== 'linux') return;
    expect(listeners(target.port ?? 0)).toEqual(['0100007F']);
    expect(existsSync(join(dataDir, 'sock', '.s.PGSQL.5432'))).toBe(false);
  }, 60_000);

  it('is found by a command beside it, either way', async () => {
    for (const loopback of [true, false]) {
      const { stop } = await start(loopback);
      expect(await ask(findRunning(dataDir) as pg.ClientConfig, 'select 1 as n')).toEqual([{ n: 1 }]);
      await stop();
    }
  }, 60_000);

  it('keeps its password for itself and its data from start to start, and needs the file no longer than it is there', async () => {
    const first = await start();
    await ask(first.target, 'insert into kept values (2)');
    expect(statSync(passwordFile()).mode & 0o777).toBe(0o600);
    expect(readFileSync(passwordFile(), 'utf8').trim()).toBe(first.target.password);
    expect(String(first.target.password)).toHaveLength(43);
    await first.stop();
    expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false);
    const second = await start();
    expect(second.target.password).toBe(first.target.password);
    await second.stop();
    rmSync(passwordFile());
    const third = await start();
    expect(third.target.password).not.toBe(first.target.password);
    expect(await ask(third.target, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  }, 60_000);

  it('is started again on the same port when it dies, and the pool finds it', async () => {
    const embedded = await start();
    const database = connectDatabase(embedded.target, 2);
    await database.pool.query('create table if not exists alive (n int primary key)');
    process.kill(embedded.pid ?? 0, 'SIGKILL');
    await database.transact(
      async (tx) =>
        void (await tx
          .insertInto('alive' as never)
          .values({ n: 1 } as never)
          // It may have been committed just before the connection was lost.
          .onConflict((conflict) => conflict.doNothing())
          .execute()),
    );
    // A server process that outlived its master for a moment may have taken the row, and go only now.
    const rows = await database.transact((tx) =>
      tx
        .selectFrom('alive' as never)
        .select('n' as never)
        .execute(),
    );
    expect(rows).toEqual([{ n: 1 }]);
    await database.close();
  }, 60_000);

  it('stops at once although its process was killed a moment ago', async () => {
    const { pid, stop } = await start();
    process.kill(pid ?? 0, 'SIGKILL');
    await stop();
    expect(await ask((await start()).target, 'select 1 as one')).toEqual([{ one: 1 }]);
  }, 30_000);

  it('refuses a second server, takes over from a killed one, and is not misled by a stale pid file', async () => {
    const child = spawn(process.execPath, ['--no-warnings', WRITER, dataDir, 'loopback'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await new Promise((done) => child.stdout.once('data', done));
    await expect(start()).rejects.toThrow('Another game server is already using');
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
    const embedded = await start();
    const [row] = await ask<{ count: number }>(embedded.target, 'select count(*)::int as count from written');
    expect(row?.count).toBeGreaterThan(0);
    await embedded.stop();
    writeFileSync(join(dataDir, 'pg', 'postmaster.pid'), `${process.pid}\n${join(dataDir, 'pg')}\n`);
    chmodSync(join(dataDir, 'pg', 'postmaster.pid'), 0o644);
    expect(await ask((await start()).target, 'select 1 as one')).toEqual([{ one: 1 }]);
  }, 60_000);

  it('carries the whole server: it is opened and migrated that way', async () => {
    const config = { url: null, dataDir, binDir: null, loopback: true, poolSize: 2 };
    const log = { info: () => undefined, error: () => undefined } as never;
    const database = await openDatabase(config, MIGRATIONS, systemClock, log);
    const { rows } = await database.pool.query('select inet_server_addr()::text as address');
    expect(rows).toEqual([{ address: '127.0.0.1/32' }]);
    await database.close();
  }, 60_000);
});
