import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { WalletTables } from './wallet.tables.ts';

/** What players hold in accounts. */
export const CURRENCIES = ['coin', 'diamond', 'key'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Accounts of the house: where money is made, where it is burnt, and the other side of every exchange. */
type House = 'mint' | 'shop' | 'exchange';

/** Whose account: a player's, a clan's, or one of the house. The house's accounts keep no running balance, so no row is hot. */
export type Holder = { readonly playerId: string } | { readonly clanId: string } | { readonly system: House };

/** An account with what is known of it. */
export interface AccountRow {
  readonly id: number;
  readonly playerId: string | null;
  readonly clanId: string | null;
  readonly system: string | null;
  readonly currency: Currency;
  readonly balance: number;
}

/** Opens a new player's accounts, one a currency. */
export async function addPlayerAccounts(tx: Tx, playerId: string): Promise<void> {
  await tx
    .withTables<WalletTables>()
    .insertInto('wallet_account')
    .values(CURRENCIES.map((currency) => ({ player_id: playerId, currency })))
    .execute();
}

/** Opens a new clan's accounts, one a currency. */
export async function addClanAccounts(tx: Tx, clanId: string): Promise<void> {
  await tx
    .withTables<WalletTables>()
    .insertInto('wallet_account')
    .values(CURRENCIES.map((currency) => ({ clan_id: clanId, currency })))
    .execute();
}

/**
 * The accounts of players, clans and the house; those of players and clans are locked, in the order of their ids so that
 * nobody waits in a circle.
 */
export async function lockAccounts(
  tx: Tx,
  playerIds: readonly string[],
  clanIds: readonly string[] = [],
): Promise<AccountRow[]> {
  const accounts = tx
    .withTables<WalletTables>()
    .selectFrom('wallet_account')
    .select(['id', 'player_id', 'clan_id', 'system', 'currency', 'balance']);
  const locked = await accounts
    .where((is) => {
      const ofPlayers = is('player_id', 'in', [...playerIds, '']);
      // The three first columns of one index find a clan's accounts, too.
      const ofClans = is.and([
        is('player_id', 'is', null),
        is('system', 'is', null),
        is('clan_id', 'in', [...clanIds, '']),
      ]);
      return clanIds.length === 0 ? ofPlayers : is.or([ofPlayers, ofClans]);
    })
    .orderBy('id')
    .forUpdate()
    .execute();
  const systemAccounts = await accounts.where('system', 'is not', null).execute();
  return [...locked, ...systemAccounts].map((row) => ({
    id: row.id,
    playerId: row.player_id,
    clanId: row.clan_id,
    system: row.system,
    currency: row.currency as Currency,
    balance: row.balance,
  }));
}

/** Writes entries and moves the balances of players' and clans' accounts by their sums. */
export async function writeEntries(
  tx: Tx,
  operationId: number,
  entries: readonly { accountId: number; amount: number }[],
): Promise<void> {
  const accounts = entries.map((entry) => entry.accountId);
  const amounts = entries.map((entry) => entry.amount);
  await sql`
    update wallet_account a set balance = a.balance + d.amount
    from (select account_id, sum(amount)::bigint amount from unnest(${accounts}::bigint[], ${amounts}::bigint[]) e(account_id, amount) group by account_id) d
    where a.id = d.account_id and a.system is null`.execute(tx);
  await sql`
    insert into wallet_entry (operation_id, account_id, amount)
    select ${operationId}::bigint, e.account_id, e.amount from unnest(${accounts}::bigint[], ${amounts}::bigint[]) e(account_id, amount)`.execute(
    tx,
  );
}

/** What a player holds of each currency; nothing for those without accounts. */
export async function readBalances(db: Db, playerId: string): Promise<Record<Currency, number>> {
  const rows = await db
    .withTables<WalletTables>()
    .selectFrom('wallet_account')
    .select(['currency', 'balance'])
    .where('player_id', '=', playerId)
    .execute();
  const balanceOf = (currency: Currency) => rows.find((row) => row.currency === currency)?.balance ?? 0;
  return { coin: balanceOf('coin'), diamond: balanceOf('diamond'), key: balanceOf('key') };
}

/** What lies in a clan's purse. */
export async function readClanBalances(db: Db, clanId: string): Promise<Record<Currency, number>> {
  const rows = await db
    .withTables<WalletTables>()
    .selectFrom('wallet_account')
    .select(['currency', 'balance'])
    .where('player_id', 'is', null)
    .where('system', 'is', null)
    .where('clan_id', '=', clanId)
    .execute();
  const balanceOf = (currency: Currency) => rows.find((row) => row.currency === currency)?.balance ?? 0;
  return { coin: balanceOf('coin'), diamond: balanceOf('diamond'), key: balanceOf('key') };
}

/** What a player holds, held until the transaction ends: for whoever takes no more than there is. */
export async function lockBalances(tx: Tx, playerId: string): Promise<Record<Currency, number>> {
  await lockAccounts(tx, [playerId]);
  return readBalances(tx, playerId);
}

/** Statements may take as long as they take, until the transaction ends. */
export async function liftTimeLimit(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
}

/** @internal For tests. Currencies whose entries do not sum to zero, and accounts of players and clans whose balance is not the sum of their entries. Always 0. */
export async function countImbalances(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with sums as materialized (
      select account_id, sum(amount) as total from wallet_entry group by account_id)
    select (
      (select count(*) from (
        select a.currency from sums s join wallet_account a on a.id = s.account_id
        group by a.currency having sum(s.total) <> 0) c) +
      (select count(*) from wallet_account a left join sums s on s.account_id = a.id
        where a.system is null and a.balance <> coalesce(s.total, 0))
    )::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}
