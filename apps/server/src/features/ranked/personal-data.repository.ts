import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Records of seasons, hidden ratings and the perk. Matches stay for the opponents, under an id that is nobody's. */
export const rankedPersonalData: PersonalData = {
  name: 'ranked',
  read: async (db, playerId) => {
    const perk = await sql<{ perk: string | null }>`
      select perk from ranked_player where player_id = ${playerId}`.execute(db);
    const seasonRecords = await sql`
      select season, start_points, end_points, matches, wins from ranked_standing
      where player_id = ${playerId} order by season`.execute(db);
    const ratings = await sql`
      select locale, season, rating, deviation, volatility from ranked_rating
      where player_id = ${playerId} order by locale`.execute(db);
    const matches = await sql`
      select m.id, m.locale, m.season, m.state, m.booked_at, m.ended_at, s.points, s.change, s.left_at
      from ranked_seat s join ranked_match m on m.id = s.match_id
      where s.player_id = ${playerId} order by m.booked_at, m.id`.execute(db);
    const freeForAll = await sql`
      select mu, sigma, matches, rated_at from ffa_rating where player_id = ${playerId}`.execute(db);
    return {
      perk: perk.rows[0]?.perk ?? null,
      seasons: seasonRecords.rows,
      ratings: ratings.rows,
      matches: matches.rows,
      freeForAll: freeForAll.rows[0] ?? null,
    };
  },
  erase: async (tx, playerId) => {
    await sql`delete from ranked_player where player_id = ${playerId}`.execute(tx);
    await sql`delete from ranked_standing where player_id = ${playerId}`.execute(tx);
    await sql`delete from ranked_rating where player_id = ${playerId}`.execute(tx);
    await sql`delete from ffa_rating where player_id = ${playerId}`.execute(tx);
  },
};
