import type { MinecraftFacts } from './facts.ts';
import { readPackageJson } from './distil-world.ts';

const VERSION = '1.21.8';
const LOOT_VERSION = '1.20';
const TOOL_TIERS = ['wooden', 'stone', 'iron', 'diamond'] as const;
/** Living things of the data that nobody meets in the game. */
const UNSEEN_MOBS = new Set(['Giant', 'Illusioner', 'End Crystal', 'Zombie Horse']);
/** Drops rarer than this are no quiz matter. */
const LEAST_DROP_CHANCE = 0.3;

interface Named {
  readonly id: number;
  readonly name: string;
  readonly displayName: string;
}
interface RawItem extends Named {
  readonly stackSize: number;
}
interface RawBlock extends Named {
  readonly hardness: number | null;
  readonly emitLight: number;
  readonly material: string;
  readonly diggable: boolean;
  readonly harvestTools?: Readonly<Record<string, boolean>>;
}
interface RawRecipe {
  readonly inShape?: readonly (readonly (number | null)[])[];
  readonly ingredients?: readonly number[];
  readonly result: { readonly id: number; readonly count: number };
}
interface RawLoot {
  readonly entity?: string;
  readonly block?: string;
  readonly drops: readonly { readonly item: string; readonly dropChance: number; readonly silkTouch?: boolean }[];
}

const FALLING = /^(?:Sand|Red Sand|Gravel|Suspicious \w+|\w+(?: \w+)? Concrete Powder|Anvil|Dragon Egg)$/;

function minimumTier({ harvestTools }: RawBlock, items: ReadonlyMap<number, RawItem>): string | null {
  const names = Object.keys(harvestTools ?? {}).flatMap((id) => items.get(Number(id))?.name ?? []);
  return TOOL_TIERS.find((tier) => names.includes(`${tier}_pickaxe`)) ?? null;
}

function readRecipes(folder: string, items: ReadonlyMap<number, RawItem>): MinecraftFacts['recipes'] {
  const all = readPackageJson(folder, `minecraft-data/minecraft-data/data/pc/${VERSION}/recipes.json`);
  return Object.entries(all as Record<string, readonly RawRecipe[]>).flatMap(([id, recipes]) => {
    const [recipe] = recipes;
    const result = items.get(Number(id));
    if (recipe === undefined || result === undefined || recipes.length > 1) return [];
    const parts: Record<string, number> = {};
    for (const part of recipe.ingredients ?? recipe.inShape?.flat() ?? []) {
      const name = part === null ? undefined : items.get(part)?.displayName;
      if (name !== undefined) parts[name] = (parts[name] ?? 0) + 1;
    }
    return [{ result: result.displayName, count: recipe.result.count, parts }];
  });
}

function readDrops(folder: string, items: ReadonlyMap<number, RawItem>, names: ReadonlyMap<string, string>) {
  const titles = new Map([...items.values()].map(({ name, displayName }) => [name, displayName]));
  return ['entityLoot', 'blockLoot'].flatMap((file) => {
    const loot = readPackageJson(folder, `minecraft-data/minecraft-data/data/pc/${LOOT_VERSION}/${file}.json`);
    return (loot as readonly RawLoot[]).flatMap(({ entity, block, drops }) =>
      drops.flatMap(({ item, dropChance, silkTouch }) => {
        const from = names.get(entity ?? block ?? '');
        const title = titles.get(item);
        if (from === undefined || title === undefined || silkTouch || dropChance < LEAST_DROP_CHANCE) return [];
        return from === title ? [] : [{ from, item: title, isMob: entity !== undefined }];
      }),
    );
  });
}

/** Names and numbers of Minecraft's things. */
export function distilMinecraft(folder: string): MinecraftFacts {
  const read = <Row>(name: string): readonly Row[] =>
    readPackageJson(folder, `minecraft-data/minecraft-data/data/pc/${VERSION}/${name}.json`) as readonly Row[];
  const itemRows = read<RawItem>('items');
  const items = new Map(itemRows.map((item) => [item.id, item]));
  const blocks = read<RawBlock>('blocks');
  const entities = read<Named & { type: string; category: string; width: number; height: number }>('entities');
  const mobs = entities.filter(
    ({ category, displayName }) => category.endsWith(' mobs') && !UNSEEN_MOBS.has(displayName),
  );
  const enchantments = read<
    Named & { maxLevel: number; exclude: readonly string[]; category: string; curse: boolean; treasureOnly: boolean }
  >('enchantments');
  const titles = new Map(enchantments.map(({ name, displayName }) => [name, displayName]));
  const names = new Map([...mobs, ...blocks].map(({ name, displayName }) => [name, displayName]));
  return {
    items: itemRows.map(({ displayName, stackSize }) => ({ name: displayName, stack: stackSize })),
    foods: read<Named & { foodPoints: number; saturation: number }>('foods').map((food) => ({
      name: food.displayName,
      points: food.foodPoints,
      saturation: food.saturation,
    })),
    blocks: blocks.map((block) => ({
      name: block.displayName,
      hardness: block.diggable ? block.hardness : null,
      light: block.emitLight,
      tool: /mineable\/(\w+)/.exec(block.material)?.[1] ?? '',
      tier: minimumTier(block, items),
      falls: FALLING.test(block.displayName),
    })),
    mobs: mobs.map(({ displayName, type, category, width, height }) => ({
      name: displayName,
      kind: category === 'Hostile mobs' ? 'hostile' : type === 'hostile' ? 'hostile' : 'passive',
      height,
      width,
    })),
    biomes: read<Named & { dimension: string; temperature: number }>('biomes').map((biome) => ({
      name: biome.displayName,
      dimension: biome.dimension,
      temperature: biome.temperature,
    })),
    enchantments: enchantments.map((one) => ({
      name: one.displayName,
      max: one.maxLevel,
      kind: one.category,
      excludes: one.exclude.flatMap((name) => titles.get(name) ?? []),
      isCurse: one.curse,
      isTreasure: one.treasureOnly,
    })),
    effects: read<Named & { type: string }>('effects').map((one) => ({
      name: one.displayName,
      isGood: one.type === 'good',
    })),
    recipes: readRecipes(folder, items),
    drops: readDrops(folder, items, names),
  };
}
