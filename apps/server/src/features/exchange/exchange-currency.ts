import { type ExchangeCurrency, otherCurrency, quoteExchange, reservesOf } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { lockBalances, post, runOperation } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ExchangeDeps } from './exchange.deps.ts';
import { lockPool, savePool } from './pool.repository.ts';
import type { ExchangeWish } from './read-wish.ts';
import { addTrade } from './trade.repository.ts';

/** What came of it. */
export interface Exchanged {
  readonly from: ExchangeCurrency;
  readonly amountSpent: number;
  readonly amountReceived: number;
}

/**
 * Exchanges one currency for the other, once per key: spends no more than brings the same. Throws `exchange/no_gems`,
 * `exchange/no_coins`, `exchange/too_little`, `exchange/moved`. Account, pool, purse: so the rows are locked.
 */
export async function exchangeCurrency(
  deps: ExchangeDeps,
  playerId: string,
  wish: ExchangeWish,
  key: string,
): Promise<Exchanged> {
  const at = deps.clock.now();
  const { result } = await runOperation<Exchanged>(
    deps.database,
    { actor: playerId, key, kind: 'exchange', body: wish },
    async (tx, operationId) => {
      await requireAccount(tx, playerId);
      const { pool, settledAt } = await lockPool(tx, at);
      await requireBalance(tx, playerId, wish);
      const quote = quoteExchange(reservesOf(pool), wish.from, wish.amount);
      if (quote === null) throw new AppError('exchange/too_little');
      const { amountSpent, amountReceived, price } = quote;
      if (amountReceived < wish.least) throw new AppError('exchange/moved');
      const [player, house] = [{ playerId }, { system: 'exchange' }] as const;
      await post(tx, operationId, [
        { from: player, to: house, currency: wish.from, amount: amountSpent },
        { from: house, to: player, currency: otherCurrency(wish.from), amount: amountReceived },
      ]);
      await savePool(tx, { ...pool, price }, settledAt);
      await addTrade(tx, { at, playerId, from: wish.from, amountSpent, amountReceived });
      deps.ports.announceChange(tx, playerId);
      return { from: wish.from, amountSpent, amountReceived };
    },
  );
  return result;
}

async function requireBalance(tx: Tx, playerId: string, { from, amount }: ExchangeWish): Promise<void> {
  const balances = await lockBalances(tx, playerId);
  if (amount > balances[from]) throw new AppError(from === 'diamond' ? 'exchange/no_gems' : 'exchange/no_coins');
}
