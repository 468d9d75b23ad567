import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { OperationId } from './run-operation.ts';
import { type AccountRow, type Currency, type Holder, lockAccounts, writeEntries } from './wallet.repository.ts';

/** Money that goes from one holder to another. */
export interface Move {
  readonly from: Holder;
  readonly to: Holder;
  readonly currency: Currency;
  /** A whole number of at least 1. */
  readonly amount: number;
}

/** Posts moves within an operation: locks the accounts, refuses what is not covered, writes both legs of each move. */
export async function post(tx: Tx, operationId: OperationId, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  for (const { amount } of moves) {
    if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`Not an amount: ${amount}`);
  }
  const holders = moves.flatMap((move) => [move.from, move.to]);
  const accounts = await lockAccounts(
    tx,
    [...new Set(holders.flatMap((holder) => ('playerId' in holder ? [holder.playerId] : [])))],
    [...new Set(holders.flatMap((holder) => ('clanId' in holder ? [holder.clanId] : [])))],
  );
  const entries = moves.flatMap((move) => [
    { account: findAccount(accounts, move.from, move.currency), amount: -move.amount },
    { account: findAccount(accounts, move.to, move.currency), amount: move.amount },
  ]);
  refuseUncovered(entries);
  await writeEntries(
    tx,
    operationId,
    entries.map(({ account, amount }) => ({ accountId: account.id, amount })),
  );
}

function findAccount(accounts: readonly AccountRow[], holder: Holder, currency: Currency): AccountRow {
  const found = accounts.find((account) => account.currency === currency && isHeldBy(account, holder));
  if (found === undefined) throw new AppError('profile/not_found');
  return found;
}

function isHeldBy(account: AccountRow, holder: Holder): boolean {
  if ('playerId' in holder) return account.playerId === holder.playerId;
  if ('clanId' in holder) return account.clanId === holder.clanId;
  return account.system === holder.system;
}

function refuseUncovered(entries: readonly { account: AccountRow; amount: number }[]): void {
  const after = new Map<AccountRow, number>();
  for (const { account, amount } of entries) after.set(account, (after.get(account) ?? account.balance) + amount);
  for (const [account, balance] of after) {
    if (account.system === null && balance < 0) throw new AppError('wallet/insufficient_funds');
  }
}
