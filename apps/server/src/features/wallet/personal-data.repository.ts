import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Balances and their ledger, which stays: it balances only with every entry, and holds an id alone. */
export const walletPersonalData: PersonalData = {
  name: 'wallet',
  read: async (db, playerId) => {
    const balances = await sql`
      select currency, balance from wallet_account where player_id = ${playerId} order by currency`.execute(db);
    const entries = await sql`
      select a.currency, e.amount, o.kind, o.at from wallet_entry e
      join wallet_account a on a.id = e.account_id join operation o on o.id = e.operation_id
      where a.player_id = ${playerId} order by e.id`.execute(db);
    return { balances: balances.rows, entries: entries.rows };
  },
  erase: async () => {},
};
