import pg from 'pg';

/** What somebody has who trades: how people come by it is the subject of other journeys. */
interface Belongings {
  readonly coins?: number;
  readonly diamonds?: number;
  readonly keys?: number;
  /** English words that they discovered. */
  readonly words?: readonly string[];
  /** English tiles, each so often. */
  readonly tiles?: Readonly<Record<string, number>>;
}

const PLAYER = '(select player_id from profile where display_name = $1)';

/** Money comes from where all money comes from, with an entry on both sides. */
const GIVE_MONEY = `
  with made as (
    insert into operation (actor, idempotency_key, kind, request_hash)
    values ('journey', gen_random_uuid()::text, 'grant', '') returning id),
  giver as (
    insert into wallet_account (system, currency, balance) values ('mint', $3, -$2::bigint)
    on conflict on constraint wallet_account_holder_currency_key
    do update set balance = wallet_account.balance + excluded.balance returning id),
  taker as (
    insert into wallet_account (player_id, currency, balance) values (${PLAYER}, $3, $2)
    on conflict on constraint wallet_account_holder_currency_key
    do update set balance = wallet_account.balance + excluded.balance returning id)
  insert into wallet_entry (operation_id, account_id, amount)
  select made.id, giver.id, -$2 from made, giver union all select made.id, taker.id, $2 from made, taker`;

/** A word may have been discovered by an earlier try of the journey. */
const GIVE_WORD = `
  insert into word_discovery (locale, word, player_id, holder_id, match_id, discovered_at, claims)
  select 'en-US', $2, player_id, player_id, 'journey', now(), 1 from profile where display_name = $1
  on conflict (locale, word) do update
  set player_id = excluded.player_id, holder_id = excluded.holder_id, match_id = 'journey', discovered_at = now()`;

const GIVE_TILES = `
  insert into inventory_item (player_id, kind, locale, item, count)
  select player_id, 'tile', 'en-US', $2, $3::int from profile where display_name = $1`;

export async function giveBelongings(
  name: string,
  { coins = 0, diamonds = 0, keys = 0, words = [], tiles = {} }: Belongings,
): Promise<void> {
  const client = new pg.Client({ host: process.env.E2E_DATABASE_SOCKET ?? '', user: 'app', database: 'postgres' });
  await client.connect();
  try {
    for (const [currency, amount] of Object.entries({ coin: coins, diamond: diamonds, key: keys }))
      if (amount > 0) await client.query(GIVE_MONEY, [name, amount, currency]);
    for (const word of words) await client.query(GIVE_WORD, [name, word]);
    for (const [tile, count] of Object.entries(tiles)) await client.query(GIVE_TILES, [name, tile, count]);
  } finally {
    await client.end();
  }
}
