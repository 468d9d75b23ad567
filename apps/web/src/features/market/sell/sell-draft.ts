import { findPriceFault, type MarketCurrency } from '@syllaboom/engine';
import type { ErrorCode } from '@syllaboom/contracts';

/** What stands in the form's fields. */
export interface SellDraft {
  readonly price: string;
  readonly count: string;
  readonly currency: MarketCurrency;
}
/** What is wrong with it, by field; null: nothing. */
export interface DraftFaults {
  readonly price: ErrorCode | null;
  readonly count: ErrorCode | null;
}

const WHOLE = /^\d+$/;
/** A typed number; what is none is no price and no count. */
const numberOf = (text: string): number => (WHOLE.test(text.trim()) ? Number(text) : Number.NaN);

/** Looks at what was typed before the server does: by the same rule, with the same sentences. */
export function checkDraft({ price, count, currency }: SellDraft, free: number): DraftFaults {
  const fault = findPriceFault(numberOf(price), currency);
  const pieces = numberOf(count);
  return {
    price: fault === null ? null : `market/${fault}`,
    count: pieces >= 1 && pieces <= free ? null : 'market/count',
  };
}

/** The numbers of a draft that is in order. */
export const amountsOf = ({ price, count }: SellDraft): { price: number; count: number } => ({
  price: Number(price),
  count: Number(count),
});
