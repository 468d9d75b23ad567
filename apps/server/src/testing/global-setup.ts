import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { systemClock } from '#platform/clock/clock.ts';
import { connectDatabase, migrateToLatest } from '#platform/db/index.ts';
import { startEmbedded } from '#platform/db/embedded/supervisor.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { type ClusterAddress, TEMPLATE_DATABASE } from './cluster-address.ts';

/** One PostgreSQL for the whole run, never synced to disk, with a migrated database to clone from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-test-'));
  // As root the database runs as another user, who must get in.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({
    dataDir,
    binDir: process.env['PG_BIN_DIR'] ?? null,
    clock: systemClock,
    durable: false,
    maxConnections: 200,
  });
  const address: ClusterAddress = { host: embedded.host, user: embedded.user };
  const admin = new pg.Client({ ...address, database: embedded.database });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  await admin.end();
  const template = connectDatabase({ ...address, database: TEMPLATE_DATABASE }, 2);
  await migrateToLatest(template.db, MIGRATIONS);
  await template.close();
  project.provide('cluster', address);
  return async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
