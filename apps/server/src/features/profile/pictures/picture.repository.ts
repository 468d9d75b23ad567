import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { ProfileTables } from '../profile.tables.ts';

/** How avatars begin that are pictures and no seeds. */
const PICTURE_PREFIX = 'up:';

export const isPicture = (avatar: string): boolean => avatar.startsWith(PICTURE_PREFIX);
export const pictureHash = (avatar: string): string => avatar.slice(PICTURE_PREFIX.length);
/** The avatar that shows the picture with this hash. */
export const pictureAvatar = (hash: string): string => `${PICTURE_PREFIX}${hash}`;

/** Keeps a picture under the hash of its bytes; its row stays locked, so that nobody drops it meanwhile. */
export async function keepPicture(tx: Tx, hash: string, bytes: Buffer, at: Date): Promise<void> {
  await tx
    .withTables<ProfileTables>()
    .insertInto('picture')
    .values({ hash, bytes, added_at: at })
    .onConflict((on) => on.column('hash').doUpdateSet({ added_at: at }))
    .execute();
}

/** The bytes of a picture; null when there is none. */
export async function readPicture(db: Db, hash: string): Promise<Buffer | null> {
  const row = await db
    .withTables<ProfileTables>()
    .selectFrom('picture')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Drops the picture of a former avatar unless somebody wears it. The lock comes first: who uploads it now is seen then. */
export async function dropUnusedPicture(tx: Tx, avatar: string): Promise<void> {
  if (!isPicture(avatar)) return;
  const tables = tx.withTables<ProfileTables>();
  const hash = pictureHash(avatar);
  await tables.selectFrom('picture').select('hash').where('hash', '=', hash).forUpdate().execute();
  // The pattern says again what `isPicture` has found: the index holds pictures alone.
  const worn = tables
    .selectFrom('profile')
    .select('player_id')
    .where('avatar', '=', avatar)
    .where('avatar', 'like', sql.lit(`${PICTURE_PREFIX}%`));
  await tables
    .deleteFrom('picture')
    .where('hash', '=', hash)
    .where(({ not, exists }) => not(exists(worn)))
    .execute();
}

/** Until when the player may upload nothing; null: they may. */
export async function readUploadBlock(db: Db, playerId: string): Promise<Date | null> {
  const row = await db
    .withTables<ProfileTables>()
    .selectFrom('profile')
    .select('pictures_blocked_until')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.pictures_blocked_until ?? null;
}

/** Null: the player may upload again. */
export async function blockUploads(tx: Tx, playerId: string, until: Date | null): Promise<void> {
  await tx
    .withTables<ProfileTables>()
    .updateTable('profile')
    .set({ pictures_blocked_until: until })
    .where('player_id', '=', playerId)
    .execute();
}
