import type { ErrorCode } from '@syllaboom/contracts';
import { type ExchangeCurrency, type ExchangeQuote, quoteExchange, type Reserves } from '@syllaboom/engine';

/** What an amount that was typed would bring. */
export type Preview =
  | { readonly kind: 'blank' }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'offer'; readonly amount: number; readonly quote: ExchangeQuote };

/** Spaces between groups of digits, as some languages write them, don't count. */
const SPACES = /[\s\u00a0\u202f]/g;

/** Looks at a typed amount before the server does: by the same rule, with the same sentences. */
export function previewOf(text: string, from: ExchangeCurrency, held: number, reserves: Reserves): Preview {
  const typed = text.replace(SPACES, '');
  if (typed === '') return { kind: 'blank' };
  const amount = /^\d+$/.test(typed) ? Number(typed) : 0;
  if (!Number.isSafeInteger(amount) || amount < 1) return { kind: 'refused', code: 'exchange/amount' };
  if (amount > held) return { kind: 'refused', code: from === 'diamond' ? 'exchange/no_gems' : 'exchange/no_coins' };
  const quote = quoteExchange(reserves, from, amount);
  return quote === null ? { kind: 'refused', code: 'exchange/too_little' } : { kind: 'offer', amount, quote };
}
