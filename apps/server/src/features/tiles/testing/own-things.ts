import { addItems } from '#features/inventory';
import { runOperation } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { randomId } from '#platform/ids/random-id.ts';

/** Gives a player tiles out of nothing; those named twice come twice. */
export async function giveTiles(
  database: Database,
  playerId: string,
  tiles: readonly string[],
  locale = 'en-US',
): Promise<void> {
  await runOperation(database, { actor: 'test', key: randomId(22), kind: 'grant', body: null }, (tx, id) =>
    addItems(
      tx,
      id,
      tiles.map((item) => ({ playerId, kind: 'tile' as const, locale, item, count: 1 })),
    ).then(() => null),
  );
}

/** Lets a player be the first who has played a word, in some languages. */
export async function giveWord(
  database: Database,
  playerId: string,
  word: string,
  locales: readonly string[] = ['en-US'],
): Promise<void> {
  await database.pool.query(
    `insert into word_discovery (locale, word, player_id, holder_id, match_id, discovered_at, claims)
     select locale, $2, $1, $1, 'm', now(), 1 from unnest($3::text[]) l(locale)`,
    [playerId, word, locales],
  );
  await database.pool.query(
    `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at)
     select $1, locale, $2, 3, now(), now() from unnest($3::text[]) l(locale)`,
    [playerId, word, locales],
  );
}
