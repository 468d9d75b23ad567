import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/**
 * Sanctions and reports of a player. The staff's records stay, with ids alone: others were concerned by them. An appeal
 * that waits goes: there is nobody left to answer.
 */
export const moderationPersonalData: PersonalData = {
  name: 'moderation',
  read: async (db, playerId) => {
    const sanctions = await sql`
      select kind, reason, given_at, ends_at, lifted_at, lift_reason from sanction where player_id = ${playerId}
      order by given_at, id`.execute(db);
    const appeals = await sql`
      select a.text, a.sent_at, a.status, a.decided_at, a.note from appeal a join sanction s on s.id = a.sanction_id
      where s.player_id = ${playerId} order by a.sent_at, a.id`.execute(db);
    const reports = await sql`
      select target_id, categories, note, language, subject_kind, reported_at, status from report where reporter_id = ${playerId}
      order by reported_at, id`.execute(db);
    return { sanctions: sanctions.rows, appeals: appeals.rows, reports: reports.rows };
  },
  erase: async (tx, playerId) => {
    await sql`
      update report set room_chat = (
        select coalesce(jsonb_agg(case when line->>'id' = ${playerId} then line || '{"name": ""}' else line end order by at), '[]')
        from jsonb_array_elements(room_chat) with ordinality lines(line, at))
      where room_chat @> jsonb_build_array(jsonb_build_object('id', ${playerId}::text))`.execute(tx);
    // What the report was about was their own words or picture.
    await sql`
      update report set subject_copy = '' where target_id = ${playerId} and subject_kind is not null`.execute(tx);
    await sql`
      delete from takedown t using sanction s where s.id = t.sanction_id and s.player_id = ${playerId}`.execute(tx);
    await sql`
      delete from appeal a using sanction s
      where s.id = a.sanction_id and s.player_id = ${playerId} and a.status = 'open'`.execute(tx);
  },
};
