import { CHEST, CHEST_ODDS } from '../balance/economy/cosmetics.ts';
import { findBomb } from '../catalogue/cosmetics/bombs.ts';
import { type Chest, CHESTS } from '../catalogue/cosmetics/chests.ts';
import { RARITIES, type Rarity } from '../catalogue/cosmetics/rarities.ts';

/** What a chest gave. */
export interface ChestDraw {
  readonly bomb: number;
  readonly rarity: Rarity;
}

/** Gives numbers in [0, 1). */
type Roll = () => number;

/** A bomb of a chest, when so many of its theme were opened since the last legendary one (rules section 13). */
export function drawChest(chest: Chest, sinceLegendary: number, roll: Roll): ChestDraw {
  const rarity = sinceLegendary + 1 >= CHEST.pity ? 'legendary' : drawRarity(roll());
  return { bomb: drawBomb(chest, rarity, roll()), rarity };
}

/** How many chests may be opened until the next legendary one is certain: 1 means the next one is. */
export const untilLegendary = (sinceLegendary: number): number => Math.max(1, CHEST.pity - sinceLegendary);

/** The bomb of an accepted word's drop: a common one of any theme. */
export function drawDroppedBomb(roll: Roll): number {
  const chest = CHESTS[Math.floor(roll() * CHESTS.length)];
  if (chest === undefined) throw new RangeError('A roll lies below 1');
  return drawBomb(chest, 'common', roll());
}

function drawRarity(rolled: number): Rarity {
  let left = rolled * RARITIES.reduce((sum, rarity) => sum + CHEST_ODDS[rarity], 0);
  for (const rarity of RARITIES) {
    left -= CHEST_ODDS[rarity];
    if (left < 0) return rarity;
  }
  throw new RangeError('A roll lies below 1');
}

/** Each bomb of the rarity is as likely as the others. */
function drawBomb(chest: Chest, rarity: Rarity, rolled: number): number {
  const bombs = chest.bombs.filter((id) => findBomb(id)?.rarity === rarity);
  const bomb = bombs[Math.floor(rolled * bombs.length)];
  if (bomb === undefined) throw new RangeError(`No ${rarity} bomb in ${chest.theme}`);
  return bomb;
}
