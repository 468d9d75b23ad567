import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { connectDatabase, isMigrated, migrateToLatest } from '#platform/db/index.ts';
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
