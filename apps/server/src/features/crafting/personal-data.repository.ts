import type { PersonalData } from '#features/account';
import { releaseItems } from '#features/inventory';
import { sql } from 'kysely';
import { lockBoard } from './board.repository.ts';
import { stockOf } from './lay-tiles.ts';

/** A player's board, and what it has paid. */
export const craftingPersonalData: PersonalData = {
  name: 'crafting',
  read: async (db, playerId) => {
    const boards = await sql`
      select width, height, collected from craft_board where player_id = ${playerId}`.execute(db);
    const tiles = await sql`
      select locale, syllable, x, y from craft_tile where player_id = ${playerId} order by y, x`.execute(db);
    const words = await sql`
      select locale, word, last_reward from craft_word where player_id = ${playerId} order by id`.execute(db);
    return { board: boards.rows[0] ?? null, tiles: tiles.rows, words: words.rows };
  },
  erase: async (tx, playerId) => {
    const board = await lockBoard(tx, playerId);
    if (board === null) return;
    await releaseItems(
      tx,
      board.tiles.map((tile) => stockOf(playerId, tile)),
    );
    await sql`delete from craft_word where player_id = ${playerId}`.execute(tx);
    await sql`delete from craft_tile where player_id = ${playerId}`.execute(tx);
    await sql`delete from craft_board where player_id = ${playerId}`.execute(tx);
  },
};
