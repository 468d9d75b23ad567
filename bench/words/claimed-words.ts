import { openMillion, playerId } from '../boards/million-players.ts';
import type { Database } from '../../apps/server/src/platform/db/index.ts';

/** Other players who have claimed words. */
const OTHERS = 2000;
/** Words of the player whose pages are measured. */
export const OWN_WORDS = 30_000;
export const OWNER = playerId(1);

/** A word of seven to sixteen letters by number; en-US and fr-FR know it by turns. */
const WORD = "translate(substr(md5(k::text), 1, 1 + k % 10) || lpad(to_hex(k), 6, '0'), '0123456789', 'ghijklmnop')";
const LOCALE = "case when k % 3 = 0 then 'fr-FR' else 'en-US' end";

/**
 * A database in which so many claims are kept, scattered as matches scatter them: a player with 30 000 words, half of them
 * discovered and held, and two thousand others. A word in eight is elite.
 */
export async function openClaims(claims: number): Promise<Database> {
  const database = await openMillion(OTHERS + 1);
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('set work_mem = 256000');
  const words = Math.max(OWN_WORDS * 4, Math.round(claims / 8));
  for (const statement of [
    // Squared: the first words are claimed by many, the last ones by hardly anybody.
    `create temp table drawn as
     select distinct lpad((2 + n % ${OTHERS})::text, 12, 'p') as id, (power(random(), 2) * ${words})::int as k
     from generate_series(1, ${claims}) n`,
    `insert into drawn select '${OWNER}', n * 4 from generate_series(1, ${OWN_WORDS}) n`,
    `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at, categorised)
     select id, ${LOCALE}, ${WORD}, 1 + (random() * random() * 40)::int, now() - random() * interval '300 days',
       now() - random() * interval '100 days', true from drawn order by random()`,
    `insert into word_discovery (locale, word, player_id, holder_id, match_id, discovered_at, claims)
     select locale, word, who, who, 'm', now(), claims from (
       select locale, word, count(*) as claims,
         case when bool_or(player_id = '${OWNER}') and random() < 0.5 then '${OWNER}' else min(player_id) end as who
       from word_claim group by locale, word) f order by random()`,
    'drop table drawn',
    'vacuum analyze word_claim, word_discovery',
  ])
    await client.query(statement);
  client.release();
  return database;
}
