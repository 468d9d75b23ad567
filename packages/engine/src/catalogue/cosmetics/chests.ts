import type { Rarity } from './rarities.ts';

/** The five chests. */
export const CHEST_THEMES = ['garden', 'ocean', 'sweets', 'machines', 'space'] as const;
export type ChestTheme = (typeof CHEST_THEMES)[number];

/** Rarities of the ten bombs of each theme, in the order of their ids. */
export const CHEST_BOMBS: readonly Rarity[] = [
  'common',
  'common',
  'common',
  'common',
  'common',
  'common',
  'rare',
  'rare',
  'epic',
  'legendary',
];

/** A chest: what it costs and what may be in it. */
export interface Chest {
  readonly theme: ChestTheme;
  readonly keys: number;
  /** Ids of its bombs. */
  readonly bombs: readonly number[];
}

/** The chests, from one key to five. The bombs of the first are 1 to 10, of the second 11 to 20, and so on. */
export const CHESTS: readonly Chest[] = /* @__PURE__ */ CHEST_THEMES.map((theme, place) => ({
  theme,
  keys: place + 1,
  bombs: CHEST_BOMBS.map((_, bomb) => 1 + place * CHEST_BOMBS.length + bomb),
}));

/** The chest of a theme; null: there is none of that name. */
export const findChest = (theme: string): Chest | null => CHESTS.find((chest) => chest.theme === theme) ?? null;
