import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import {
  connectDatabase,
  isMigrated,
  type MigrationList,
  migrateToLatest,
  openDatabase,
  sqlMigration,
} from '#platform/db/index.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { createLogger } from '#platform/log/logger.ts';
import { openTestDatabase } from '../testing/database.ts';
import { dumpSchema } from '../testing/dump-schema.ts';
import { MIGRATIONS } from './index.ts';

it('lead to the structure in schema.sql', async () => {
  const database = await openTestDatabase();
  await expect(await dumpSchema(database.pool)).toMatchFileSnapshot(join(import.meta.dirname, 'schema.sql'));
  await database.close();
});

it('are listed in order, each file once', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => /^\d{4}_\w+\.ts$/.test(file))
    .map((file) => file.replace('.ts', ''));
  expect(Object.keys(MIGRATIONS)).toEqual(files.sort());
});

it('run once when six processes start on an empty database', async () => {
  const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await admin.connect();
  await admin.query('create database migrate_race');
  const databases = Array.from({ length: 6 }, () =>
    connectDatabase({ ...inject('cluster'), database: 'migrate_race' }, 2),
  );
  for (const database of databases) expect(await isMigrated(database.db, MIGRATIONS)).toBe(false);
  await Promise.all(databases.map((database) => migrateToLatest(database.db, MIGRATIONS)));
  for (const database of databases) {
    expect(await isMigrated(database.db, MIGRATIONS)).toBe(true);
    await database.close();
  }
  await admin.query('drop database migrate_race');
  await admin.end();
});

describe('at the start', () => {
  /** Opens a database with these migrations, as the server does. */
  const open = (name: string, migrations: MigrationList) => {
    const { host, user } = inject('cluster');
    const url = `postgresql:///${name}?host=${encodeURIComponent(host)}&user=${user}`;
    const config = { url, dataDir: '/nowhere', binDir: null, loopback: false, poolSize: 2 };
    return openDatabase(config, migrations, systemClock, createLogger('silent'));
  };
  const inNewDatabase = async (work: (name: string) => Promise<void>) => {
    const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });
    await admin.connect();
    const name = `start_${randomId(8).toLowerCase()}`;
    await admin.query(`create database ${name}`);
    try {
      await work(name);
    } finally {
      await admin.query(`drop database ${name} with (force)`);
    }
    await admin.end();
  };

  it('a step over a large table may take longer than a call of a player', () =>
    inNewDatabase(async (name) => {
      const database = await open(name, {
        '0001_slow': sqlMigration("create table seen as select current_setting('statement_timeout') as allowed"),
      });
      expect((await database.pool.query('select allowed from seen')).rows).toEqual([{ allowed: '0' }]);
      expect((await database.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }]);
      await database.close();
    }));

  it('a step that fails names its reason, and leaves nothing half done', () =>
    inNewDatabase(async (name) => {
      const good = { '0001_good': sqlMigration('create table good (n int)') };
      const bad = { ...good, '0002_bad': sqlMigration('create table half (n int); select 1 / 0') };
      await expect(open(name, bad)).rejects.toThrow('The database could not be migrated: division by zero');
      const database = await open(name, good);
      const { rows } = await database.pool.query("select to_regclass('half') as half, to_regclass('good') as good");
      expect(rows).toEqual([{ half: null, good: 'good' }]);
      await database.close();
      await expect(open(name, {})).rejects.toThrow(/could not be migrated: .*0001_good/);
    }));

  it('a database that is not there is named as the reason', async () => {
    const config = {
      url: 'postgresql://nobody@127.0.0.1:9/none',
      dataDir: '/nowhere',
      binDir: null,
      loopback: false,
      poolSize: 2,
    };
    const opened = openDatabase(config, MIGRATIONS, systemClock, createLogger('silent'));
    await expect(opened).rejects.toThrow(/could not be migrated: .*ECONNREFUSED/);
  });
});
