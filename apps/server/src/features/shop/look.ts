import { findBomb, findFrame, findHeartEffect, findStreak, isBackground, type Price } from '@syllaboom/engine';
import { type ItemGain, readItems } from '#features/inventory';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** What a player may look like. */
export type LookKind = 'bomb' | 'frame' | 'background' | 'streak' | 'heart';
export interface Look {
  readonly kind: LookKind;
  readonly id: number;
}

/** What a look costs: `sold` for coins or diamonds, or for keys; `free` ones are everybody's; others are not sold at all. */
export type Cost =
  | { readonly how: 'free' }
  | { readonly how: 'unsold' }
  | { readonly how: 'priced'; readonly price: Price }
  | { readonly how: 'keys'; readonly keys: number };

/** The plain look of each kind. */
const PLAIN = 0;
const FREE: Cost = { how: 'free' };

const COSTS: Readonly<Record<LookKind, (id: number) => Cost | null>> = {
  bomb: (id) => costOfPriced(findBomb(id)),
  frame: (id) => costOfPriced(findFrame(id)),
  background: (id) => (isBackground(id) ? FREE : null),
  streak: (id) => costInKeys(findStreak(id)),
  heart: (id) => costInKeys(findHeartEffect(id)),
};

function costOfPriced(found: { readonly id: number; readonly price: Price | null } | null): Cost | null {
  if (found === null) return null;
  if (found.id === PLAIN) return FREE;
  return found.price === null ? { how: 'unsold' } : { how: 'priced', price: found.price };
}
const costInKeys = (found: { readonly id: number; readonly keys: number } | null): Cost | null =>
  found && (found.id === PLAIN ? FREE : { how: 'keys', keys: found.keys });

/** What a look costs; throws `shop/unknown_item` where there is none of that id. */
export function costOf({ kind, id }: Look): Cost {
  const cost = COSTS[kind](id);
  if (cost === null) throw new AppError('shop/unknown_item');
  return cost;
}

/** Whether a player may wear a look: it is everybody's, or in their inventory. Throws `shop/unknown_item`. */
export async function ownsLook(db: Db, playerId: string, look: Look): Promise<boolean> {
  return costOf(look).how === 'free' || (await holdsLook(db, playerId, look));
}

/** Whether it lies in their inventory. */
export async function holdsLook(db: Db, playerId: string, { kind, id }: Look): Promise<boolean> {
  return (await readItems(db, playerId, kind)).some(({ item }) => item === String(id));
}

/** A look as the inventory takes it. */
export const gainOf = (playerId: string, { kind, id }: Look): ItemGain => ({
  playerId,
  kind,
  locale: '',
  item: String(id),
  count: 1,
});
