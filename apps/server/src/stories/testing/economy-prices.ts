import { BOMBS, findBomb, findFrame, findHeartEffect, findStreak, isBackground } from '@syllaboom/engine';
import type { Currency, Holdings } from './economy-state.ts';

export type Goods = Partial<Record<Currency, number>>;

/** What the articles give that are bought for money. */
export const GOODS: readonly Goods[] = [{ diamond: 500 }, { key: 3, diamond: 10 }];

/** What a look (`bomb 3`) costs; null: there is none, or it is not sold so. */
export function priceOf(look: string, method: 'coin' | 'diamond' | null): Goods | null {
  const [kind, number] = look.split(' ');
  const id = Number(number);
  if (kind === 'background') return isBackground(id) ? {} : null;
  if (kind === 'heart' || kind === 'streak') {
    const effect = kind === 'heart' ? findHeartEffect(id) : findStreak(id);
    return effect && (effect.keys === 0 ? {} : { key: effect.keys });
  }
  const piece = kind === 'bomb' ? findBomb(id) : findFrame(id);
  if (piece === null) return null;
  if (id === 0) return {};
  return piece.price === null || method === null ? null : { [method]: piece.price[method] };
}

export const isLook = (look: string): boolean =>
  priceOf(look, 'coin') !== null || BOMBS.some(({ id }) => look === `bomb ${id}`);
export const isFree = (look: string): boolean => {
  const price = priceOf(look, 'coin');
  return price !== null && Object.keys(price).length === 0;
};

const entriesOf = (goods: Goods): [Currency, number][] => Object.entries(goods) as [Currency, number][];

/** Takes a price; false: there is too little, and nothing goes. */
export function takeGoods({ purse }: Holdings, price: Goods): boolean {
  if (entriesOf(price).some(([currency, amount]) => purse[currency] < amount)) return false;
  for (const [currency, amount] of entriesOf(price)) purse[currency] -= amount;
  return true;
}

export function addGoods({ purse }: Holdings, goods: Goods): void {
  for (const [currency, amount] of entriesOf(goods)) purse[currency] += amount;
}

/** What a purchase gives pays what is owed first. */
export function settleOwed({ purse, owed }: Holdings, goods: Goods): void {
  for (const currency of ['diamond', 'key'] as const) {
    const paid = Math.min(owed[currency], goods[currency] ?? 0);
    owed[currency] -= paid;
    purse[currency] -= paid;
  }
}

/** Takes goods back as far as they are there; the rest is owed. */
export function takeBack({ purse, owed }: Holdings, goods: Goods): void {
  for (const currency of ['diamond', 'key'] as const) {
    const back = Math.min(purse[currency], goods[currency] ?? 0);
    purse[currency] -= back;
    owed[currency] += (goods[currency] ?? 0) - back;
  }
}
