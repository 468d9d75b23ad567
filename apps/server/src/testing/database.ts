import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '#platform/db/index.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { TEMPLATE_DATABASE } from './cluster-address.ts';

async function administer(statement: string): Promise<void> {
  const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

/** A migrated database of one's own, or a copy of another template; closing it drops it. */
export async function openTestDatabase(
  poolSize = 10,
  template = TEMPLATE_DATABASE,
): Promise<Database & { readonly name: string }> {
  const name = `t_${randomId(12).toLowerCase()}`;
  await administer(`create database ${name} template ${template}`);
  const database = connectDatabase({ ...inject('cluster'), database: name }, poolSize);
  return {
    ...database,
    name,
    close: async () => {
      await database.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}
