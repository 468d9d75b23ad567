import type { ExchangeRow, SessionUser } from '@syllaboom/contracts';
import {
  EXCHANGE,
  type ExchangeCurrency,
  otherCurrency,
  quoteExchange,
  rateOf,
  type Reserves,
} from '@syllaboom/engine';
import { page } from 'vitest/browser';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { sessionUser } from '../../../testing/sign-in.ts';

export const RESERVES: Reserves = { diamond: EXCHANGE.diamonds, coin: EXCHANGE.coins };
const idAt = (ms: number): string =>
  Math.floor(ms / 1000)
    .toString(16)
    .padStart(8, '0')
    .padEnd(24, '0');
export const rowOf = (changes: Partial<ExchangeRow> = {}): ExchangeRow => ({
  _id: idAt(Date.now() - 120_000),
  userId: 'account-ida-01',
  avatar: 'Ida',
  frame: 0,
  displayName: 'Ida',
  from: 'diamond',
  to: 'coin',
  from_amount: 1_000,
  to_amount: 1_800_000,
  ...changes,
});

interface Kept {
  purse: Partial<SessionUser>;
  rows: readonly ExchangeRow[];
  reserves: Reserves;
  /** Instead of the usual answer, by method and path. */
  instead: Readonly<Record<string, () => Response | Promise<Response>>>;
}

/** A server that exchanges by the engine's rule. */
export function serveExchange(first: Partial<Kept> = {}) {
  const kept: Kept = { purse: {}, rows: [], reserves: RESERVES, instead: {}, ...first };
  const exchange = ({ body }: SeenCall): Response => {
    const from = body.from as ExchangeCurrency;
    const quote = quoteExchange(kept.reserves, from, Number(body.amount));
    if (quote === null) return refusal('exchange/too_little', 409);
    const { amountSpent, amountReceived } = quote;
    const [coins, diamonds] = from === 'coin' ? [-amountSpent, amountReceived] : [amountReceived, -amountSpent];
    const { score = 0, diamond = 0 } = kept.purse;
    kept.purse = { ...kept.purse, score: score + coins, diamond: diamond + diamonds };
    const own = { _id: idAt(Date.now()), userId: 'account-me-1', avatar: 'me', frame: 0, displayName: 'me' };
    const traded = { from, to: otherCurrency(from), from_amount: amountSpent, to_amount: amountReceived };
    kept.rows = [{ ...own, ...traded }, ...kept.rows];
    return reply({ success: true, from, amountSpent, amountReceived, message: 'Exchanged' });
  };
  const answers: Record<string, (call: SeenCall) => Response> = {
    'GET /exchange/rates': () =>
      reply({
        rates: (['coin', 'diamond'] as const).map((from) => ({
          from,
          to: otherCurrency(from),
          rate: rateOf(kept.reserves, from),
        })),
        reserves: kept.reserves,
        fee: EXCHANGE.feePercent,
      }),
    'GET /exchange/history': ({ query }) =>
      reply(kept.rows.filter(({ userId }) => query.mine !== 'true' || userId === 'account-me-1')),
    'POST /exchange/currency': exchange,
    'GET /me': () => reply({ user: sessionUser(kept.purse) }),
  };
  const seen = fakeFetch((call) => {
    const name = `${call.method} ${call.path}`;
    const answer = kept.instead[name] ?? answers[name];
    return answer?.(call) ?? refusal('http/not_found', 404);
  });
  return { kept, seen, exchanges: () => seen.filter(({ path }) => path === '/exchange/currency') };
}

export const card = (buys: ExchangeCurrency) =>
  page.getByRole('form', { name: buys === 'coin' ? 'Buy coins with diamonds' : 'Buy diamonds with coins' });
export const field = (buys: ExchangeCurrency) => card(buys).getByRole('textbox');
export const button = (buys: ExchangeCurrency) => card(buys).getByRole('button', { name: /^Exchange/ });
/** What would come, as it stands in the card and as readers say it. */
export const offer = (buys: ExchangeCurrency) => page.getByTestId(`offer-${buys}`);
