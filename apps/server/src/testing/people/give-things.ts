import { addItems } from '#features/inventory';
import { runOperation } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { randomId } from '#platform/ids/random-id.ts';

/** Lets a player hold words that they have discovered. */
export async function giveWords(
  database: Database,
  playerId: string,
  words: readonly string[],
  locale = 'en-US',
): Promise<void> {
  for (const word of words)
    await database.pool.query(
      `insert into word_discovery (locale, word, player_id, holder_id, match_id, discovered_at, claims)
       values ($1, $2, $3, $3, 'someMatch', now(), 1)`,
      [locale, word, playerId],
    );
}

export async function giveTiles(
  database: Database,
  playerId: string,
  item: string,
  count: number,
  locale = 'en-US',
): Promise<void> {
  await runOperation(database, { actor: 'test', key: randomId(22), kind: 'grant', body: null }, (tx, id) =>
    addItems(tx, id, [{ playerId, kind: 'tile', locale, item, count }]).then(() => null),
  );
}
