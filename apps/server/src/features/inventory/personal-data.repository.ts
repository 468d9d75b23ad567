import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** What the player owns, and how it came; the ledger stays, with an id alone. */
export const inventoryPersonalData: PersonalData = {
  name: 'inventory',
  read: async (db, playerId) => {
    const items = await sql`
      select kind, locale, item, count, reserved from inventory_item where player_id = ${playerId}
      order by kind, locale, item`.execute(db);
    const entries = await sql`
      select e.kind, e.locale, e.item, e.delta, o.at from inventory_entry e join operation o on o.id = e.operation_id
      where e.player_id = ${playerId} order by e.id`.execute(db);
    const untold = await sql`
      select kind, item from inventory_news where player_id = ${playerId} order by kind, item`.execute(db);
    return { items: items.rows, entries: entries.rows, untold: untold.rows };
  },
  erase: async (tx, playerId) => {
    await sql`delete from inventory_news where player_id = ${playerId}`.execute(tx);
  },
};
