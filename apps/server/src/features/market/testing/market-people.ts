import type { MarketSeller } from '@syllaboom/contracts';
import { expOfLevel, MARKET } from '@syllaboom/engine';
import type { Database } from '#platform/db/index.ts';
import { grant } from '../../../testing/people/grant.ts';
import { signUpWith, type SignedIn } from '../../../testing/people/staff.ts';
import type { Answer, TestServer } from '../../../testing/server.ts';

/** Somebody who may sell, and buy as long as the money lasts. */
export async function addTrader(
  server: TestServer,
  username: string,
  goods: Parameters<typeof grant>[2] = { coin: 1_000_000, diamond: 100 },
): Promise<SignedIn> {
  const trader = await signUpWith(server, username);
  await setLevel(server.database, trader.id, MARKET.sellLevel);
  if (Object.keys(goods).length > 0) await grant(server.database, trader.id, goods);
  return trader;
}

export async function setLevel(database: Database, playerId: string, level: number): Promise<void> {
  await database.pool.query('update profile set exp = $2 where player_id = $1', [playerId, expOfLevel(level)]);
}

export { giveTiles, giveWords } from '../../../testing/people/give-things.ts';

/** Who holds a word, and whether it is promised. */
export async function holderOf(
  database: Database,
  word: string,
  locale = 'en-US',
): Promise<{ readonly holder: string | null; readonly reserved: boolean } | null> {
  const { rows } = await database.pool.query(
    'select holder_id as holder, reserved from word_discovery where word = $1 and locale = $2',
    [word, locale],
  );
  return rows[0] ?? null;
}

/** A player's tiles: `[locale, item, count, reserved]`. */
export async function tilesOf(database: Database, playerId: string): Promise<[string, string, number, number][]> {
  const { rows } = await database.pool.query(
    `select locale, item, count, reserved from inventory_item
     where player_id = $1 and kind = 'tile' and count > 0 order by locale, item`,
    [playerId],
  );
  return rows.map(({ locale, item, count, reserved }) => [locale, item, count, reserved]);
}

export const moneyOf = async (player: SignedIn): Promise<[coins: number, diamonds: number]> => {
  const { score, diamond } = (await player.get('/me')).body.user;
  return [score, diamond];
};

/** What a page of the market shows: `seller WORD price currency xcount locales`. */
export async function marketOf(player: SignedIn, query = ''): Promise<string[]> {
  const { status, body } = await player.get(`/market${query}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body.sellers as MarketSeller[]).flatMap(({ displayName, words }) =>
    words.map(
      ({ word, price, priceType, count, locales }) =>
        `${displayName} ${word} ${price} ${priceType} x${count} ${locales.join('+')}`,
    ),
  );
}

/** What a call came to: its status, and the sentence of a refusal. */
export const saidBy = async (answer: Promise<Answer> | Answer): Promise<[number, string | null]> => {
  const { status, body } = await answer;
  return [status, body.error ?? null];
};

/** What must hold whatever anybody did on the market. */
export async function countMarketFaults({ pool }: Database): Promise<number> {
  const { rows } = await pool.query(`
    with open as (
      select l.seller_id, l.type, l.word, g.locale, g.count
      from market_listing l, unnest(l.locales, l.counts) g(locale, count) where l.closed_at is null),
    words as (
      select holder_id, locale, word from word_discovery where reserved),
    -- What is for sale, and what lies on boards.
    tiles_wanted as (
      select player_id, locale, item, sum(count) as count from (
        select seller_id as player_id, locale, word as item, count from open where type = 'syllable'
        union all
        select player_id, locale, syllable, 1 from craft_tile) w
      group by 1, 2, 3),
    tiles as (
      select player_id, locale, item, reserved from inventory_item where kind = 'tile' and reserved > 0)
    select (
      -- A word is promised exactly if it is for sale, once, by whoever holds it.
      (select count(*) from words w full join (select * from open where type = 'discovery') o
        on o.seller_id = w.holder_id and o.locale = w.locale and o.word = w.word and o.count = 1
        where w.word is null or o.word is null) +
      -- So many tiles are promised as are for sale or lie on a board.
      (select count(*) from tiles t full join tiles_wanted o
        on o.player_id = t.player_id and o.locale = t.locale and o.item = t.item and o.count = t.reserved
        where t.item is null or o.item is null) +
      (select count(*) from word_discovery where reserved and holder_id is null) +
      -- What is found by language is what is for sale.
      (select count(*) from market_listing_locale i full join (
          select l.id, g.locale, l.type, l.currency, l.coin_value, l.listed_at, l.seller_id
          from market_listing l, unnest(l.locales) g(locale) where l.closed_at is null and not l.offensive) o
        on (i.listing_id, i.locale, i.type, i.currency, i.coin_value, i.listed_at, i.seller_id)
          = (o.id, o.locale, o.type, o.currency, o.coin_value, o.listed_at, o.seller_id)
        where i.listing_id is null or o.id is null) +
      -- Sales are paid and counted.
      (select count(*) from (
        select sum(sales) as counted, sum(to_low + to_high) as worth from market_pair_day) d, (
        select count(*) as sold, sum(case currency when 'coin' then price else 2000 * price end) as worth
        from market_sale where seller_id is not null and buyer_id is not null) s
        where coalesce(d.counted, 0) <> s.sold or coalesce(d.worth, 0) <> coalesce(s.worth, 0))
    )::int as count`);
  return rows[0].count;
}
