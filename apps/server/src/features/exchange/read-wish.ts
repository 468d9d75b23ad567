import { EXCHANGE_CURRENCIES, type ExchangeCurrency, otherCurrency } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';

/** What somebody wants to exchange. */
export interface ExchangeWish {
  readonly from: ExchangeCurrency;
  readonly amount: number;
  /** Refused where less would come. */
  readonly least: number;
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;
const isCurrency = (value: unknown): value is ExchangeCurrency => EXCHANGE_CURRENCIES.some((one) => one === value);

/** Reads the body of the call; throws `exchange/pair` and `exchange/amount`. */
export function readWish(body: {
  readonly from?: unknown;
  readonly to?: unknown;
  readonly amount?: unknown;
  readonly least?: unknown;
}): ExchangeWish {
  const { from, to, amount, least } = body;
  if (!isCurrency(from) || to !== otherCurrency(from)) throw new AppError('exchange/pair');
  if (!isAmount(amount) || !(least === undefined || isAmount(least))) throw new AppError('exchange/amount');
  return { from, amount, least: least ?? 1 };
}
