import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { MIGRATIONS } from '../../../migrations/index.ts';
import { connectDatabase } from '../database.ts';
import { isMigrated, migrateToLatest } from '../migrate.ts';
import { lockDataDir } from './instance-lock.ts';
import { startEmbedded } from './supervisor.ts';

const WRITER = join(import.meta.dirname, '../../../testing/commit-writer.ts');
/** PostgreSQL 15 of the distribution, where there is one. */
const DEBIAN_BINARIES = '/usr/lib/postgresql/15/bin';
const options = (dataDir: string) => ({ dataDir, binDir: null, clock: systemClock });
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-db-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A process of its own that opens the database and writes numbers, telling each acknowledged one. */
function startWriter(): {
  child: ReturnType<typeof spawn>;
  acknowledged: () => number;
  ready: Promise<void>;
  stderr: () => string;
} {
  const child = spawn(process.execPath, ['--no-warnings', WRITER, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  const ready = Promise.withResolvers<void>();
  child.stdout?.on('data', (chunk) => {
    out += chunk;
    if (out.includes('0\n')) ready.resolve();
  });
  child.stderr?.on('data', (chunk) => (err += chunk));
  child.once('exit', () => ready.reject(new Error(err)));
  ready.promise.catch(() => {});
  return {
    child,
    ready: ready.promise,
    stderr: () => err,
    acknowledged: () => Number(out.slice(0, out.lastIndexOf('\n')).split('\n').at(-1) || -1),
  };
}

/** Ended, and all that it wrote is read: that may come after its end. */
const gone = (child: ReturnType<typeof spawn>) =>
  new Promise<void>((done) => {
    const isClosed = (child.exitCode ?? child.signalCode) !== null && child.stdout?.closed;
    if (isClosed) done();
    else child.once('close', () => done());
  });
const postmasterPid = () => Number.parseInt(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8'), 10);
/** Processes whose command line names this data directory. */
const postgresProcesses = () =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join(dataDir, 'pg')) &&
          !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
        );
      } catch {
        return false;
      }
    });
const readNumbers = async (host: string, user: string) => {
  const database = connectDatabase({ host, user, database: 'postgres' }, 1);
  const { rows } = await database.pool.query('select count(*)::int as count, max(n) as last from written');
  await database.close();
  return rows[0] as { count: number; last: number };
};

describe('the embedded database', () => {
  it('F1 keeps every acknowledged commit when the server is killed, and is there again within 5 s', async () => {
    let expected = -1;
    for (let round = 0; round < 4; round++) {
      const writer = startWriter();
      await writer.ready;
      await systemClock.sleep(100 + Math.random() * 250);
      writer.child.kill('SIGKILL');
      await gone(writer.child);
      expected += writer.acknowledged() + 1;
      const began = performance.now();
      const embedded = await startEmbedded(options(dataDir));
      expect(performance.now() - began).toBeLessThan(5000);
      const { count } = await readNumbers(embedded.host, embedded.user);
      await embedded.stop();
      expect(count).toBeGreaterThanOrEqual(expected + 1);
      // One commit may have happened without its acknowledgement.
      expect(count).toBeLessThanOrEqual(expected + 2);
      expected = count - 1;
    }
  }, 60_000);

  it('stops an orphan that goes on although its server was killed', async () => {
    const writer = startWriter();
    await writer.ready;
    const orphan = postmasterPid();
    // Without the death signal the orphan would live on: a stopped process cannot act on it.
    process.kill(orphan, 'SIGSTOP');
    writer.child.kill('SIGKILL');
    await gone(writer.child);
    const starting = startEmbedded(options(dataDir));
    await systemClock.sleep(200);
    process.kill(orphan, 'SIGCONT');
    const embedded = await starting;
    expect(embedded.pid).not.toBe(orphan);
    expect((await readNumbers(embedded.host, embedded.user)).count).toBeGreaterThan(0);
    await embedded.stop();
    expect(postgresProcesses()).toEqual([]);
  }, 60_000);

  it('refuses a second server on the same data, with a sentence that helps', async () => {
    const writer = startWriter();
    await writer.ready;
    await expect(startEmbedded(options(dataDir))).rejects.toThrow(
      `Another game server is already using ${dataDir}. Stop it, choose another DATA_DIR, or set DATABASE_URL to run several processes.`,
    );
    const second = startWriter();
    await gone(second.child);
    expect(second.stderr()).toContain('Another game server is already using');
    writer.child.kill('SIGTERM');
    await gone(writer.child);
  }, 60_000);

  it('comes back by itself when the database process dies, and the pool with it', async () => {
    const incidents: string[] = [];
    const embedded = await startEmbedded({ ...options(dataDir), onIncident: (message) => incidents.push(message) });
    const database = connectDatabase({ host: embedded.host, user: embedded.user, database: embedded.database }, 4);
    await database.pool.query('create table kept (n int primary key)');
    const first = embedded.pid;
    process.kill(postmasterPid(), 'SIGKILL');
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        database.transact(
          async (tx) =>
            void (await tx
              .insertInto('kept' as never)
              .values({ n } as never)
              // It may have been committed just before the connection was lost.
              .onConflict((conflict) => conflict.doNothing())
              .execute()),
        ),
      ),
    );
    const { rows } = await database.pool.query('select count(*)::int as count from kept');
    expect(rows[0].count).toBe(8);
    await vi.waitFor(() => expect(embedded.pid).not.toBe(first), 10_000);
    expect(incidents).toEqual(['the embedded database ended unexpectedly and is started again']);
    await database.close();
    await embedded.stop();
    expect(postgresProcesses()).toEqual([]);
  }, 60_000);

  it('begins anew after a start that was killed while the cluster was made', async () => {
    const first = startWriter();
    while (!existsSync(join(dataDir, 'pg.init'))) await systemClock.sleep(1);
    first.child.kill('SIGKILL');
    await gone(first.child);
    expect(existsSync(join(dataDir, 'pg'))).toBe(false);
    const embedded = await startEmbedded(options(dataDir));
    await embedded.stop();
  }, 60_000);

  it('lets nobody else near its socket, and works below a deep path', async () => {
    const deep = join(dataDir, 'd'.repeat(60), 'e'.repeat(60));
    const embedded = await startEmbedded(options(deep));
    expect(statSync(embedded.host).mode & 0o777).toBe(0o700);
    expect(embedded.host.length).toBeLessThan(90);
    await embedded.stop();
  }, 60_000);

  it('says which version wrote data that it cannot read', async () => {
    const embedded = await startEmbedded(options(dataDir));
    await embedded.stop();
    writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '15\n');
    await expect(startEmbedded(options(dataDir))).rejects.toThrow(/was written by PostgreSQL 15; see docs\/upgrade.md/);
  }, 60_000);

  it.runIf(existsSync(DEBIAN_BINARIES))(
    'runs other binaries, migrates there, and refuses their data later',
    async () => {
      const old = await startEmbedded({ ...options(dataDir), binDir: DEBIAN_BINARIES });
      expect(old.version).toBe('15');
      const database = connectDatabase({ host: old.host, user: old.user, database: old.database }, 2);
      await migrateToLatest(database.db, MIGRATIONS);
      expect(await isMigrated(database.db, MIGRATIONS)).toBe(true);
      await database.close();
      await old.stop();
      await expect(startEmbedded(options(dataDir))).rejects.toThrow(
        /was written by PostgreSQL 15; see docs\/upgrade.md/,
      );
      await expect(startEmbedded({ ...options(dataDir), binDir: '/nowhere' })).rejects.toThrow(
        'PG_BIN_DIR=/nowhere holds no "postgres".',
      );
    },
    60_000,
  );

  it.runIf(process.getuid?.() === 0)(
    'runs below a directory that only root may enter',
    async () => {
      chmodSync(dataDir, 0o700);
      const usable = spawnSync('unshare', ['--user', 'true']).status === 0;
      const starting = startEmbedded(options(join(dataDir, 'inner')));
      if (usable) {
        const embedded = await starting;
        expect(embedded.how).toContain('user namespace');
        await embedded.stop();
      } else await expect(starting).rejects.toThrow('DATABASE_URL');
    },
    60_000,
  );
});

it('the lock of a data directory ends with its holder', () => {
  const release = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow('Another game server is already using');
  release();
  lockDataDir(dataDir)();
});
