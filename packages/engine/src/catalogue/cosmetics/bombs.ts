import { BOMB_PRICES, FIRST_BOMB_PRICES, type Price, SPECIAL_BOMB_PRICE } from '../../balance/economy/cosmetics.ts';
import { CATEGORY_BOMBS } from '../../balance/economy/category-rewards.ts';
import { BOMB_OFFSETS, type DisplayOffset, USUAL_OFFSET } from './bomb-offsets.ts';
import { CHEST_BOMBS, CHESTS, type ChestTheme } from './chests.ts';
import type { Rarity } from './rarities.ts';

/** A bomb as one can have it. */
export interface Bomb {
  readonly id: number;
  readonly rarity: Rarity;
  /** The chest that may hold it. */
  readonly theme: ChestTheme | null;
  /** Null: it cannot be bought. */
  readonly price: Price | null;
  readonly offset: DisplayOffset;
}

/** The plain bomb, which everybody has. */
export const PLAIN_BOMB = 0;
/** Ids of the special bombs. */
export const SPECIAL_BOMBS = { first: 1000, last: 1017 } as const;

const bomb = (id: number, rarity: Rarity, price: Price | null, theme: ChestTheme | null = null): Bomb => ({
  id,
  rarity,
  theme,
  price,
  offset: BOMB_OFFSETS.get(id) ?? USUAL_OFFSET,
});

function listBombs(): readonly Bomb[] {
  const ofChests = CHESTS.flatMap(({ theme, keys, bombs }) =>
    CHEST_BOMBS.map((rarity, place) =>
      bomb(bombs[place] ?? PLAIN_BOMB, rarity, BOMB_PRICES[rarity][keys - 1] ?? null, theme),
    ),
  );
  const specials = Array.from({ length: 1 + SPECIAL_BOMBS.last - SPECIAL_BOMBS.first }, (_, place) =>
    bomb(SPECIAL_BOMBS.first + place, 'legendary', SPECIAL_BOMB_PRICE),
  );
  return [
    bomb(PLAIN_BOMB, 'common', null),
    ...ofChests,
    ...FIRST_BOMB_PRICES.map((price, place) => bomb(1 + ofChests.length + place, 'common', price)),
    ...Object.values(CATEGORY_BOMBS).map((id) => bomb(id, 'epic', null)),
    ...specials,
  ];
}

/** Every bomb there is, by its id: the plain one, those of the chests, three for newcomers, those of categories, the specials. */
export const BOMBS: readonly Bomb[] = /* @__PURE__ */ listBombs();

const BY_ID: ReadonlyMap<number, Bomb> = /* @__PURE__ */ new Map(BOMBS.map((one) => [one.id, one]));
/** The bomb with an id; null: there is none. */
export const findBomb = (id: number): Bomb | null => BY_ID.get(id) ?? null;
