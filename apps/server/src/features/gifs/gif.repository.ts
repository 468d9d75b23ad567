import type { GifRef } from '@syllaboom/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { KnownGif } from './gif.ts';
import type { GifTables } from './gifs.tables.ts';

const toGif = (row: Selectable<GifTables['gif']>): KnownGif => ({
  p: row.provider,
  id: row.id,
  title: row.title,
  tiny: row.tiny,
  whole: row.whole,
  still: row.still,
  width: row.width,
  height: row.height,
});

/** Keeps what a provider has shown, in the order of the keys; what is known already gets its newest addresses. */
export async function keepGifs(tx: Tx, gifs: readonly KnownGif[], at: Date): Promise<void> {
  const byId = new Map(gifs.map((gif) => [gif.id, gif]));
  const rows = [...byId.values()]
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ p, ...gif }) => ({ ...gif, provider: p as 'klipy' | 'giphy', found_at: at }));
  if (rows.length === 0) return;
  await tx
    .withTables<GifTables>()
    .insertInto('gif')
    .values(rows)
    .onConflict((on) =>
      on.columns(['provider', 'id']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        tiny: eb.ref('excluded.tiny'),
        whole: eb.ref('excluded.whole'),
        still: eb.ref('excluded.still'),
        width: eb.ref('excluded.width'),
        height: eb.ref('excluded.height'),
        found_at: eb.ref('excluded.found_at'),
      })),
    )
    .execute();
}

/** Those of these that some provider has shown to this server. */
export async function findGifs(db: Db, refs: readonly GifRef[]): Promise<KnownGif[]> {
  if (refs.length === 0) return [];
  const { rows } = await sql<Selectable<GifTables['gif']>>`
    select gif.* from gif
    join unnest(${refs.map(({ p }) => p)}::text[], ${refs.map(({ id }) => id)}::text[]) as wanted (provider, id)
      on wanted.provider = gif.provider and wanted.id = gif.id`.execute(db);
  return rows.map(toGif);
}

/** One that some provider has shown to this server; as somebody sends it, it stays known. */
export async function takeGif(tx: Tx, { p, id }: GifRef): Promise<KnownGif | null> {
  const { rows } = await sql<Selectable<GifTables['gif']>>`
    update gif set used = true where provider = ${p} and id = ${id} returning *`.execute(tx);
  return rows[0] === undefined ? null : toGif(rows[0]);
}

/** Forgets what was only found. */
export async function forgetUnused(tx: Tx, before: Date): Promise<void> {
  await sql`delete from gif where not used and found_at < ${before}`.execute(tx);
}
