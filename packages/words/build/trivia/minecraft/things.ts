import type { MinecraftFacts } from '../../facts/facts.ts';
import { asDifficulty, type Dice, type Draft, resemble } from '../draft.ts';

/** Kinds of wood, colours and finishes of which one stands for all: else every question would be about doors. */
const VARIANTS =
  /\b(?:Spruce|Birch|Jungle|Acacia|Dark Oak|Mangrove|Cherry|Pale Oak|Bamboo|Crimson|Warped|Orange|Magenta|Light Blue|Yellow|Lime|Pink|Light Gray|Gray|Cyan|Purple|Blue|Brown|Green|Black|White|Waxed|Exposed|Weathered|Oxidized|Infested|Potted|Stripped|Polished|Cut|Wall|Attached|Suspicious|Spawn Egg|Smithing Template|Pottery Sherd|Head|Skull|Coral|Banner Pattern|Tinted|Armor Trim)\b/;

/** Whether a name is no mere variant of another. Dyes are told by nothing but their colour. */
export const isPlain = (name: string): boolean => !VARIANTS.test(name) || name.endsWith(' Dye');

const COMMON =
  /\b(?:Stone|Oak|Iron|Gold|Golden|Diamond|Wooden|Dirt|Sand|Torch|Chest|Furnace|Bread|Apple|Coal|Glass|Bed|Door|Bucket|Ladder|Sword|Pickaxe|Axe|Shovel|Bow|Arrow|Book|Boat|Rail|Wool|Cobblestone|Bookshelf|TNT|Cake|Cookie)\b/;

/** Well-known things are easier to ask about. */
export const commonness = (name: string): number => (COMMON.test(name) ? 0 : 1);

const STACKS = [1, 16, 32, 64];
const ROUNDS = 120;
const CLEAR_RATIO = 1.4;

export function stackSizes({ items }: MinecraftFacts, dice: Dice): Draft[] {
  const plain = items.filter(({ name }) => isPlain(name));
  const chosen = [1, 16, 64].flatMap((size) =>
    dice.some(
      plain.filter(({ stack }) => stack === size),
      18,
    ),
  );
  return chosen.map(({ name, stack }) => ({
    q: `How many of these fit into one stack? ${name}`,
    right: String(stack),
    wrong: STACKS.filter((size) => size !== stack).map(String),
    d: asDifficulty((stack === 16 ? 2 : 1) + commonness(name) - (stack === 64 ? 1 : 0)),
  }));
}

export function foodPoints({ foods }: MinecraftFacts, dice: Dice): Draft[] {
  return foods.map(({ name, points }) => ({
    q: `How many hunger points does this food restore? ${name}`,
    right: String(points),
    wrong: dice
      .some(
        [1, 2, 3, 4, 5, 6, 8, 10].filter((one) => one !== points && Math.abs(one - points) <= 5),
        3,
      )
      .map(String),
    d: asDifficulty(3 + commonness(name)),
  }));
}

/** Four things of which one has clearly the largest measure. */
function largest<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  measure: (thing: Thing) => number,
  sentence: string,
  level: number,
  dice: Dice,
): Draft[] {
  return Array.from({ length: ROUNDS }).flatMap((): Draft[] => {
    const [first, second, ...rest] = dice.some(things, 4).sort((a, b) => measure(b) - measure(a));
    if (first === undefined || second === undefined || rest.length < 2) return [];
    const ratio = measure(first) / Math.max(0.1, measure(second));
    if (ratio < CLEAR_RATIO) return [];
    const wrong = [second, ...rest].map(({ name }) => name);
    return [{ q: sentence, right: first.name, wrong, d: asDifficulty(level + (ratio > 3 ? 0 : 1)) }];
  });
}

export const mostFood = ({ foods }: MinecraftFacts, dice: Dice): Draft[] =>
  largest(foods, ({ points }) => points, 'Which food restores the most hunger points?', 1, dice);

export const mostSaturation = ({ foods }: MinecraftFacts, dice: Dice): Draft[] =>
  largest(foods, ({ saturation }) => saturation, 'Which food restores the most saturation?', 3, dice);

export function hardestBlock({ blocks }: MinecraftFacts, dice: Dice): Draft[] {
  const isLiquid = (name: string): boolean => name === 'Water' || name === 'Lava';
  const solid = blocks.filter(
    ({ name, hardness }) => hardness !== null && hardness > 0 && isPlain(name) && !isLiquid(name),
  );
  return largest(solid, ({ hardness }) => hardness ?? 0, 'Which of these blocks is the hardest?', 1, dice);
}

export const tallestMob = ({ mobs }: MinecraftFacts, dice: Dice): Draft[] =>
  largest(
    mobs.filter(({ name }) => !/Slime|Magma Cube|Phantom|Dragon|Pufferfish/.test(name)),
    ({ height }) => height,
    'Which of these mobs is the tallest?',
    2,
    dice,
  );

/** Blocks that shine only in one of their states. */
const SOMETIMES_LIT =
  /Furnace|Lamp|Candle|Campfire|Bulb|Redstone|Smoker|Respawn|Pickle|Vines|Portal|Light|Ore|Lava|Fire|Torch|Lantern|Beacon|Sculk|Vault|Spawner|Brewing/;

export function lightSources({ blocks }: MinecraftFacts, dice: Dice): Draft[] {
  const plain = blocks.filter(({ name }) => isPlain(name));
  const dark = plain.filter(({ name, light }) => light === 0 && !SOMETIMES_LIT.test(name) && !/\bAir$/.test(name));
  return plain
    .filter(({ light, name }) => light >= 3 && name !== 'Light')
    .map(({ name }) => ({
      q: 'Which of these blocks gives off light?',
      right: name,
      wrong: dice.some(dark, 3).map((one) => one.name),
      d: asDifficulty(commonness(name) + (/Torch|Lantern|Glow|Lava|Fire/.test(name) ? -1 : 1)),
    }));
}

const TOOLS: Readonly<Record<string, string>> = { pickaxe: 'Pickaxe', axe: 'Axe', shovel: 'Shovel', hoe: 'Hoe' };

export function bestTool({ blocks }: MinecraftFacts, dice: Dice): Draft[] {
  const plain = blocks.filter(({ name, tool, hardness }) => isPlain(name) && TOOLS[tool] !== undefined && hardness);
  return Object.keys(TOOLS).flatMap((kind) =>
    dice
      .some(
        plain.filter(({ tool }) => tool === kind),
        22,
      )
      .map(({ name }) => ({
        q: `Which tool breaks this block fastest? ${name}`,
        right: TOOLS[kind] ?? '',
        wrong: Object.values(TOOLS).filter((one) => one !== TOOLS[kind]),
        d: asDifficulty(commonness(name) + (kind === 'hoe' ? 2 : 0)),
      })),
  );
}

const TIERS: Readonly<Record<string, string>> = {
  wooden: 'Wooden pickaxe',
  stone: 'Stone pickaxe',
  iron: 'Iron pickaxe',
  diamond: 'Diamond pickaxe',
};

export function weakestPickaxe({ blocks }: MinecraftFacts, dice: Dice): Draft[] {
  const plain = blocks.filter(({ name, tier }) => tier !== null && isPlain(name));
  return Object.entries(TIERS).flatMap(([tier, right]) =>
    dice
      .some(
        plain.filter((block) => block.tier === tier),
        14,
      )
      .map(({ name }) => ({
        q: `Which is the weakest pickaxe that makes this block drop something? ${name}`,
        right,
        wrong: Object.values(TIERS).filter((one) => one !== right),
        d: asDifficulty(2 + commonness(name)),
      })),
  );
}

export function fallingBlocks({ blocks }: MinecraftFacts, dice: Dice): Draft[] {
  const still = blocks.filter(
    ({ name, falls, hardness }) => !falls && isPlain(name) && hardness && !/Scaffolding|Snow|Dripstone/.test(name),
  );
  return blocks
    .filter(({ name, falls }) => falls && !resemble(name, 'Suspicious', 8))
    .map(({ name }) => ({
      q: 'Which of these blocks falls when nothing is under it?',
      right: name,
      wrong: dice.some(still, 3).map((one) => one.name),
      d: asDifficulty(/Sand|Gravel/.test(name) ? 0 : 1),
    }));
}
