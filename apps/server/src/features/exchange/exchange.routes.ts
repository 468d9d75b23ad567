import { EXCHANGE, EXCHANGE_CURRENCIES, otherCurrency, rateOf, reservesOf } from '@syllaboom/engine';
import type { FeatureRoutes } from '#manifest/feature.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ExchangeDeps } from './exchange.deps.ts';
import { exchangeCurrency, type Exchanged } from './exchange-currency.ts';
import { listTrades } from './list-trades.ts';
import { readPool } from './pool.repository.ts';
import { readWish } from './read-wish.ts';

/** What coins and diamonds bring, the exchange itself, and what was exchanged. */
export const createExchangeRoutes = (deps: ExchangeDeps) =>
  ({
    exchangeRates: async () => {
      requireOpen(deps);
      const reserves = reservesOf(await readPool(deps.database.db, deps.clock.now()));
      const rates = EXCHANGE_CURRENCIES.map((from) => ({
        from,
        to: otherCurrency(from),
        rate: rateOf(reserves, from),
      }));
      return { rates, reserves, fee: EXCHANGE.feePercent };
    },
    exchangeCurrency: async ({ caller, body, key }) => {
      requireOpen(deps);
      const exchanged = await exchangeCurrency(deps, caller.playerId, readWish(body), key);
      return { success: true, ...exchanged, message: sayExchanged(exchanged) };
    },
    exchangeHistory: ({ caller, query }) => listTrades(deps, caller.playerId, query.mine === 'true'),
  }) satisfies FeatureRoutes;

function requireOpen({ isOpen }: ExchangeDeps): void {
  if (!isOpen) throw new AppError('exchange/off');
}

function sayExchanged({ from, amountSpent, amountReceived }: Exchanged): string {
  const [gems, coins] = from === 'diamond' ? [amountSpent, amountReceived] : [amountReceived, amountSpent];
  return from === 'diamond' ? `${gems} gems brought ${coins} coins` : `${coins} coins brought ${gems} gems`;
}
