import type { PersonalData } from '#features/account';
import { sql } from 'kysely';
import { freeAllOf } from './end-listings.ts';

/** What a player sells, has sold and bought. The sales stay in everybody's list, without a name. */
export const marketPersonalData: PersonalData = {
  name: 'market',
  read: async (db, playerId) => {
    const listings = await sql`
      select type, word, locales, counts, price, currency, listed_at, closed_at, closed_by from market_listing
      where seller_id = ${playerId} order by id`.execute(db);
    const sales = await sql`
      select at, type, locale, word, price, currency from market_sale where seller_id = ${playerId} order by id`.execute(
      db,
    );
    const purchases = await sql`
      select at, type, locale, word, price, currency from market_sale where buyer_id = ${playerId} order by id`.execute(
      db,
    );
    const days = await sql`
      select day, case when low_id = ${playerId} then to_low else to_high end as received,
        case when low_id = ${playerId} then to_high else to_low end as spent, sales
      from market_pair_day where low_id = ${playerId} or high_id = ${playerId} order by day`.execute(db);
    return { listings: listings.rows, sales: sales.rows, purchases: purchases.rows, days: days.rows };
  },
  erase: async (tx, playerId) => {
    await freeAllOf(tx, playerId);
    await sql`delete from market_listing where seller_id = ${playerId}`.execute(tx);
    await sql`delete from market_pair_day where low_id = ${playerId} or high_id = ${playerId}`.execute(tx);
    await sql`update market_sale set seller_id = null, untold = false where seller_id = ${playerId}`.execute(tx);
    await sql`update market_sale set buyer_id = null where buyer_id = ${playerId}`.execute(tx);
  },
};
