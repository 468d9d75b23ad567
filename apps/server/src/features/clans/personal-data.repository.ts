import type { PersonalData } from '#features/account';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import type { ClanDeps } from './clans.deps.ts';
import { tellClan } from './announce.ts';
import { findClanIdOf } from './membership/member.repository.ts';
import { lockClan } from './clan.repository.ts';
import { takeOut } from './membership/end-membership.ts';
import { passOn } from './membership/pass-on.ts';

/**
 * A player's clan, requests, deeds and lines. Erasing takes them out of their clan, which goes on to whoever has earned most of
 * it, or ends with its last member; what they have earned stays the clan's, their lines stay empty.
 */
export const clansPersonalData = (deps: ClanDeps): PersonalData => ({
  name: 'clan',
  read: async (db, playerId) => {
    const member = await sql`
      select c.name, c.tag, m.joined_at, m.earned, m.paid_keys, c.owner_id = ${playerId} as own
      from clan_member m join clan c on c.id = m.clan_id where m.player_id = ${playerId}`.execute(db);
    const requests = await sql`
      select c.name, r.sent_at, r.fee, r.fee_type from clan_request r join clan c on c.id = r.clan_id
      where r.player_id = ${playerId} order by r.sent_at`.execute(db);
    const left = await sql`select at from clan_left where player_id = ${playerId}`.execute(db);
    const deeds = await sql`
      select at, kind, by_id = ${playerId} as own, amount, paid, currency from clan_log
      where by_id = ${playerId} or player_id = ${playerId} order by id`.execute(db);
    const lines = await sql`
      select text, said_at from clan_line where sender_id = ${playerId} order by id`.execute(db);
    const weeks = await sql`
      select week, best from clan_week_member where player_id = ${playerId} order by week`.execute(db);
    return {
      member: member.rows,
      requests: requests.rows,
      left: left.rows,
      deeds: deeds.rows,
      lines: lines.rows,
      weeks: weeks.rows,
    };
  },
  erase: async (tx, playerId) => {
    await leaveForGood(deps, tx, playerId);
    await sql`delete from clan_request where player_id = ${playerId}`.execute(tx);
    await sql`delete from clan_left where player_id = ${playerId}`.execute(tx);
    await sql`delete from clan_week_member where player_id = ${playerId}`.execute(tx);
    await sql`update clan_line set text = '', sender_id = null, nonce = null where sender_id = ${playerId}`.execute(tx);
    await sql`update clan_log set by_id = null where by_id = ${playerId}`.execute(tx);
    await sql`update clan_log set player_id = null where player_id = ${playerId}`.execute(tx);
  },
});

async function leaveForGood(deps: ClanDeps, tx: Tx, playerId: string): Promise<void> {
  const at = deps.clock.now();
  const clanId = await findClanIdOf(tx, playerId);
  const clan = clanId === null ? null : await lockClan(tx, clanId);
  if (clan === null || (await findClanIdOf(tx, playerId)) !== clan.id) return;
  if (clan.ownerId === playerId && clan.memberCount > 1) await passOn(deps, tx, clan, { at, toBanned: true });
  await takeOut(tx, clan, playerId, at);
  await tellClan(deps, tx, clan.id);
}
