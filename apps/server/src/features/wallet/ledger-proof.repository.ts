import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** Keeps other processes from proving until the transaction ends. */
export async function lockProof(tx: Tx): Promise<void> {
  await sql`select from wallet_proof for update`.execute(tx);
}

/**
 * As `countImbalances`, but reads only entries that came after those that are proved: their sums are kept. Balances are
 * compared for all accounts, so that one that changed without an entry is found.
 */
export async function countNewImbalances(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with sums as materialized (
      select account_id, sum(total) as total from (
        select account_id, total::numeric from wallet_proved
        union all
        select account_id, sum(amount) from wallet_entry
        where id > (select entry_id from wallet_proof) group by account_id) parts
      group by account_id)
    select (
      (select count(*) from (
        select a.currency from sums s join wallet_account a on a.id = s.account_id
        group by a.currency having sum(s.total) <> 0) c) +
      (select count(*) from wallet_account a left join sums s on s.account_id = a.id
        where a.system is null and a.balance <> coalesce(s.total, 0))
    )::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Adds what may count as proved to the kept sums: entries up to a number below which nobody can write any more. */
export async function extendProof(tx: Tx): Promise<void> {
  await sql`
    with due as (
      select entry_id, next_entry_id from wallet_proof
      where next_entry_id > entry_id and next_transaction <= pg_snapshot_xmin(pg_current_snapshot())),
    moved as (update wallet_proof p set entry_id = due.next_entry_id from due)
    insert into wallet_proved as kept (account_id, total)
    select e.account_id, sum(e.amount) from wallet_entry e, due
    where e.id > due.entry_id and e.id <= due.next_entry_id
    group by e.account_id order by e.account_id
    on conflict (account_id) do update set total = kept.total + excluded.total`.execute(tx);
}

/** The number of the newest entry. Those below it may still be missing: their transactions have not ended. */
export async function readNewestEntry(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::bigint as id from wallet_entry`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Notes how far the next proof goes. Needs a transaction of its own, begun after the entry was seen: whoever may still write
 * an entry below it had begun to write before, and thus has a lower number than this transaction. Once all of those are
 * over, nothing below the entry can come any more.
 */
export async function planProof(tx: Tx, newestEntry: number): Promise<void> {
  await sql`
    update wallet_proof set next_entry_id = ${newestEntry}, next_transaction = pg_current_xact_id()
    where next_entry_id = entry_id and ${newestEntry}::bigint > entry_id`.execute(tx);
}
