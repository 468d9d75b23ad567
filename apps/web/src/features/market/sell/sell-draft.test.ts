import { expect, it } from 'vitest';
import { checkDraft } from './sell-draft.ts';

const coins = (price: string, count = '1') => checkDraft({ price, count, currency: 'coin' }, 3);
const diamonds = (price: string) => checkDraft({ price, count: '1', currency: 'diamond' }, 3);

it('takes whole numbers alone for prices', () => {
  for (const price of ['', 'x', '0', '-5', '1.5', '1e3', 'NaN', '1000 coins', '9007199254740993'])
    expect([price, coins(price).price]).toEqual([price, 'market/price']);
});

it('holds prices to the limits of their currency', () => {
  expect(['999', '1000', '5000000', '5000001'].map((price) => coins(price).price)).toEqual([
    'market/coin_price',
    null,
    null,
    'market/coin_price',
  ]);
  expect(['1', '10000', '10001'].map((price) => diamonds(price).price)).toEqual([null, null, 'market/diamond_price']);
});

it('takes as many pieces as there are free ones', () => {
  expect(['0', '1', '3', '4', '', 'two', '1.5'].map((count) => coins('1000', count).count)).toEqual([
    'market/count',
    null,
    null,
    'market/count',
    'market/count',
    'market/count',
    'market/count',
  ]);
});
