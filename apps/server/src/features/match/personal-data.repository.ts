import { ERASED_NAME, type PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Matches and what each day gave. Results stay for the others who played, without a name and a picture. */
export const matchPersonalData: PersonalData = {
  name: 'matches',
  read: async (db, playerId) => {
    const played = await sql`
      select m.id, m.mode, m.difficulty, m.locale, m.ranked, m.started_at, m.ended_at, p.display_name, p.place, p.stats
      from match_player p join match m on m.id = p.match_id
      where p.player_id = ${playerId} order by m.ended_at, m.id`.execute(db);
    const days = await sql`
      select day, coins, exp, untrusted_coins, untrusted_exp, diamonds, keys, discoveries, matches_alone from daily_play
      where player_id = ${playerId} order by day`.execute(db);
    const flagged = await sql`
      select match_id, cause, figures, withheld_coins, withheld_exp, status, appeal, appealed_at, decided_at, note
      from match_flag where player_id = ${playerId} order by ended_at, match_id`.execute(db);
    return { played: played.rows, days: days.rows, flagged: flagged.rows };
  },
  erase: async (tx, playerId) => {
    // A replay knows seats, not players: the player's is told by the name or picture of that match.
    await sql`
      update match_log l set seats = (
        select jsonb_agg(
          case when s.seat->>'name' = p.display_name or s.seat->>'avatar' = p.avatar
            then s.seat || jsonb_build_object('name', ${ERASED_NAME}::text, 'avatar', l.match_id)
            else s.seat end order by s.position)
        from jsonb_array_elements(l.seats) with ordinality s(seat, position))
      from match_player p
      where p.match_id = l.match_id and p.player_id = ${playerId} and jsonb_array_length(l.seats) > 0`.execute(tx);
    await sql`
      update match_player set display_name = ${ERASED_NAME}, avatar = match_id where player_id = ${playerId}`.execute(
      tx,
    );
    // Nobody is left to answer.
    await sql`delete from match_flag where player_id = ${playerId}`.execute(tx);
    await sql`delete from daily_play where player_id = ${playerId}`.execute(tx);
  },
};
