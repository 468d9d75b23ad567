import { sql } from 'kysely';
import type { PersonalData } from '#features/account';

/** What a player has collected, likes, and has looked at lately. Whoever looked is counted still when they are gone. */
export const collectionsPersonalData: PersonalData = {
  name: 'collections',
  read: async (db, playerId) => {
    const collections = await sql`
      select c.id, c.name, c.description, c.locale, c.is_public, c.download_allowed, c.views, c.downloads, c.favorites,
        c.hidden_at, c.created_at, c.changed_at,
        array(select w.word from collection_word w where w.collection_id = c.id order by w.word) as words
      from collection c where c.owner_id = ${playerId} order by c.created_at, c.id`.execute(db);
    const favorites = await sql`
      select collection_id, added_at from collection_favorite where player_id = ${playerId}
      order by added_at, collection_id`.execute(db);
    const views = await sql`
      select collection_id, day, downloaded from collection_view where player_id = ${playerId}
      order by day, collection_id`.execute(db);
    return { collections: collections.rows, favorites: favorites.rows, views: views.rows };
  },
  erase: async (tx, playerId) => {
    // In the order in which the hourly count holds them, too.
    await sql`
      select from collection where owner_id = ${playerId}
        or id in (select collection_id from collection_favorite where player_id = ${playerId})
      order by id for update`.execute(tx);
    await sql`delete from collection where owner_id = ${playerId}`.execute(tx);
    await sql`
      with gone as (delete from collection_favorite where player_id = ${playerId} returning collection_id)
      update collection c set favorites = c.favorites - 1 from gone where c.id = gone.collection_id`.execute(tx);
    await sql`delete from collection_view where player_id = ${playerId}`.execute(tx);
  },
};
