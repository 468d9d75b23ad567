import { type Migration, Migrator } from 'kysely/migration';
import { type Kysely, sql } from 'kysely';
import type { Db } from './database.ts';

/** Numbered migrations by name, in order. */
export type MigrationList = Readonly<Record<string, Migration>>;

/** A migration of one SQL text. Steps forward only. */
export const sqlMigration = (text: string): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
});

const createMigrator = (db: Db, migrations: MigrationList): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

/** Brings the database to the newest version; safe with several processes at once (kysely takes an advisory lock). */
export async function migrateToLatest(db: Db, migrations: MigrationList): Promise<void> {
  const { error } = await createMigrator(db, migrations).migrateToLatest();
  if (error !== undefined) throw new Error(`The database could not be migrated: ${reasonOf(error)}`, { cause: error });
}

/** What whoever starts the server by hand needs to know; a refused connection has no message, only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? String((error as NodeJS.ErrnoException).code ?? error.name) : error.message;
}

/** Whether every known migration has run. */
export async function isMigrated(db: Db, migrations: MigrationList): Promise<boolean> {
  const states = await createMigrator(db, migrations).getMigrations();
  return states.every((state) => state.executedAt !== undefined);
}
