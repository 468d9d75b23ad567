import { addProfile } from '#features/profile';
import { addPlayerAccounts } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { PLAYER_ID_LENGTH, randomId } from '#platform/ids/random-id.ts';

/** Adds players without the cost of signing up; their ids. */
export async function addPlayers(database: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomId(PLAYER_ID_LENGTH));
  for (const id of ids) {
    await database.pool.query(
      'insert into account (player_id, username, username_fold, username_skeleton, password_hash) values ($1, $2, $2, $2, $3)',
      [id, `p-${id}`, 'none'],
    );
  }
  await database.transact(async (tx) => {
    for (const playerId of ids) {
      await addProfile(tx, { playerId, displayName: `p-${playerId}`, avatar: 'seed', locale: 'en-US' });
      await addPlayerAccounts(tx, playerId);
    }
  });
  return ids;
}
