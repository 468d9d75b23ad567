import { CLAN_DEEDS, type ClanCurrency, type ClanDeedKind } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { currencyOf } from './clan.repository.ts';

/** Something that happened in a clan. */
export interface Deed {
  readonly clanId: string;
  readonly at: Date;
  readonly kind: ClanDeedKind;
  readonly by?: string | null;
  readonly player?: string | null;
  readonly amount?: number;
  readonly paid?: number;
  readonly currency?: ClanCurrency | null;
}
/** For so long deeds are kept: for disputes. */
const KEPT_DAYS = 180;

export async function addDeed(tx: Tx, deed: Deed): Promise<void> {
  const { clanId, at, kind, by = null, player = null, amount = 0, paid = 0, currency = null } = deed;
  await sql`
    insert into clan_log (clan_id, at, kind, by_id, player_id, amount, paid, currency)
    values (${clanId}, ${at}, ${kind}, ${by}, ${player}, ${amount}, ${paid}, ${currency})`.execute(tx);
}

export async function readDeeds(
  db: Db,
  clanId: string,
  most: number,
): Promise<(Required<Deed> & { readonly id: number })[]> {
  const { rows } = await sql<{
    id: number;
    at: Date;
    kind: string;
    by_id: string | null;
    player_id: string | null;
    amount: number;
    paid: number;
    currency: string | null;
  }>`select id, at, kind, by_id, player_id, amount, paid, currency from clan_log
    where clan_id = ${clanId} order by id desc limit ${most}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    clanId,
    at: row.at,
    kind: CLAN_DEEDS.find((kind) => kind === row.kind) ?? 'founded',
    by: row.by_id,
    player: row.player_id,
    amount: row.amount,
    paid: row.paid,
    currency: row.currency === null ? null : currencyOf(row.currency),
  }));
}

export async function forgetDeeds(tx: Tx, now: Date): Promise<void> {
  await sql`delete from clan_log where at < ${new Date(now.getTime() - KEPT_DAYS * 86_400_000)}`.execute(tx);
}
