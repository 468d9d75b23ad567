import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** What a player has exchanged. The amounts stay in everybody's list, without a name. */
export const exchangePersonalData: PersonalData = {
  name: 'exchange',
  read: async (db, playerId) => {
    const { rows } = await sql`
      select at, from_currency, from_amount, to_amount from exchange_trade
      where player_id = ${playerId} order by id`.execute(db);
    return rows;
  },
  erase: async (tx, playerId) => {
    await sql`update exchange_trade set player_id = null where player_id = ${playerId}`.execute(tx);
  },
};
