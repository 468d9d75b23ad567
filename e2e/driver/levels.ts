import { expOfLevel } from '@syllaboom/engine';
import pg from 'pg';

async function ask(query: string, values: readonly unknown[]): Promise<number> {
  const client = new pg.Client({ host: process.env.E2E_DATABASE_SOCKET ?? '', user: 'app', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query(query, [...values])).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Gives a player of the journeys' server the experience of a level: ranked play would take them hours else. */
export async function raiseToLevel(name: string, level: number): Promise<void> {
  const count = await ask('update profile set exp = $1 where display_name = $2', [expOfLevel(level), name]);
  if (count !== 1) throw new Error(`Nobody is called ${name}`);
}

/** Puts a frame and a bomb on a player who has earned neither: how one comes by them is the subject of other journeys. */
export async function wearLooks(name: string, looks: { readonly frame: number; readonly bomb: number }): Promise<void> {
  const count = await ask(
    `with player as (update profile set frame = $2::int, bomb = $3::int where display_name = $1 returning player_id)
     insert into inventory_item (player_id, kind, item, count)
     select player_id, kind, item, 1 from player, (values ('frame', $2::text), ('bomb', $3::text)) looks (kind, item)`,
    [name, looks.frame, looks.bomb],
  );
  if (count !== 2) throw new Error(`Nobody is called ${name}`);
}

/** Makes friends of all these players: how people become friends is the subject of another journey. */
export async function makeFriends(names: readonly string[]): Promise<void> {
  await ask(
    `insert into friendship (low_id, high_id, since)
     select low.player_id, high.player_id, now() from profile low join profile high
     on low.player_id collate "C" < high.player_id collate "C"
     where low.display_name = any($1) and high.display_name = any($1)`,
    [names],
  );
}

/** Every word of a category, as if the player had typed each of them in a match: hundreds of turns else. */
export async function giveCategory(
  name: string,
  locale: string,
  category: string,
  words: readonly string[],
): Promise<void> {
  await ask(
    `with player as (select player_id from profile where display_name = $1),
     claims as (
       insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at, categorised)
       select player_id, $2, unnest($4::text[]), 1, now(), now(), true from player
     ),
     facts as (insert into word_discovery (locale, word) select $2, unnest($4::text[]) on conflict do nothing)
     insert into category_claim (player_id, locale, category, words)
     select player_id, $2, $3, cardinality($4::text[]) from player`,
    [name, locale, category, words],
  );
}

/** Lets everything on a player's crafting board have earned for so many minutes: a journey can't wait for them. */
export async function ripenBoard(name: string, minutes: number): Promise<void> {
  await ask(
    `update craft_word set last_reward = last_reward - $2 * interval '1 minute'
     where player_id = (select player_id from profile where display_name = $1)`,
    [name, minutes],
  );
}
