import { sql } from 'kysely';
import type { Preferences } from '@syllaboom/contracts';
import type { Db, Tx } from '#platform/db/index.ts';

/** Tables that only this feature reads and writes. */
type PreferenceTables = { preference: { player_id: string; prefs: unknown } };

/** What a player has changed; the client knows the defaults. */
export async function readPreferences(db: Db, playerId: string): Promise<Partial<Preferences>> {
  const row = await db
    .withTables<PreferenceTables>()
    .selectFrom('preference')
    .select('prefs')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return (row?.prefs ?? {}) as Partial<Preferences>;
}

/** Changed keys, as a call brings them. */
export type PreferenceChanges = { readonly [Key in keyof Preferences]?: Preferences[Key] | undefined };

/** Keeps the changed keys, leaves the others as they are. */
export async function mergePreferences(tx: Tx, playerId: string, changed: PreferenceChanges): Promise<void> {
  await sql`
    insert into preference as kept (player_id, prefs) values (${playerId}, ${JSON.stringify(changed)}::jsonb)
    on conflict (player_id) do update set prefs = kept.prefs || excluded.prefs`.execute(tx);
}

export async function deletePreferences(tx: Tx, playerId: string): Promise<void> {
  await tx.withTables<PreferenceTables>().deleteFrom('preference').where('player_id', '=', playerId).execute();
}
