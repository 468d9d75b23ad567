import { CATEGORY_BOMBS, CATEGORY_REWARDS, THEMED_REWARD } from '../balance/economy/category-rewards.ts';

/** What a category gives when it is claimed. */
export interface CategoryReward {
  readonly diamond: number;
  readonly key: number;
  /** Id of a bomb; 0: none. */
  readonly bomb: number;
}

const BOMBS: ReadonlyMap<string, number> = new Map(Object.entries(CATEGORY_BOMBS));

/** The reward of a category with so many words; all 0: its badge alone (rules section 13). */
export function categoryReward(category: string, words: number): CategoryReward {
  const bomb = BOMBS.get(category);
  if (bomb !== undefined) return { ...THEMED_REWARD, bomb };
  const found = CATEGORY_REWARDS.find(({ fromWords }) => words >= fromWords);
  return { diamond: found?.diamond ?? 0, key: found?.key ?? 0, bomb: 0 };
}
