import type { MinecraftFacts } from '../../facts/facts.ts';
import { asDifficulty, type Dice, type Draft, resemble } from '../draft.ts';

/** Mobs that attack only when provoked, at night, or only some: neither friend nor foe. */
const NEUTRAL =
  /Enderman|Piglin|Spider|Bear|Wolf|Bee|Llama|Dolphin|Panda|Golem|Goat|Fox|Hoglin|Axolotl|Pufferfish|Slime|Cube|Creaking|Ocelot|Breeze|Bat|Tadpole|Villager|Horse|Dragon|Happy Ghast/;
const FAMOUS = /^(?:Cow|Pig|Sheep|Chicken|Cat|Horse|Rabbit|Squid|Zombie|Skeleton|Creeper|Witch|Ghast|Blaze)$/;

export function hostileMobs({ mobs }: MinecraftFacts, dice: Dice): Draft[] {
  const clear = mobs.filter(({ name }) => !NEUTRAL.test(name));
  const foes = clear.filter(({ kind }) => kind === 'hostile' || /^(?:Phantom|Ghast|Shulker|Wither)$/.exec(kind));
  const friends = clear.filter(({ kind, name }) => kind === 'passive' && !/Ghast|Phantom|Shulker/.test(name));
  const ask = (right: string, q: string, others: readonly { name: string }[]): Draft => ({
    q,
    right,
    wrong: dice.some(others, 3).map(({ name }) => name),
    d: FAMOUS.test(right) ? 0 : 1,
  });
  return [
    ...foes.map(({ name }) => ask(name, 'Which of these mobs attacks players?', friends)),
    ...friends.map(({ name }) => ask(name, 'Which of these mobs never attacks players?', foes)),
  ];
}

export function biomePlaces({ biomes }: MinecraftFacts, dice: Dice): Draft[] {
  const places = { nether: 'in the Nether', end: 'in the End', overworld: 'in the Overworld' } as const;
  return biomes.flatMap(({ name, dimension }): Draft[] => {
    const place = places[dimension as keyof typeof places];
    const away = biomes.filter((one) => one.dimension !== dimension);
    if (place === undefined || /End|Nether|Void/.test(name)) return [];
    const wrong = dice.some(away, 3).map((one) => one.name);
    return [{ q: `Which of these biomes is ${place}?`, right: name, wrong, d: dimension === 'end' ? 2 : 1 }];
  });
}

const CLEAR_DEGREES = 0.25;

export function biomeWarmth({ biomes }: MinecraftFacts, dice: Dice): Draft[] {
  const land = biomes.filter(({ dimension, name }) => dimension === 'overworld' && !/Cave|Dark|Void/.test(name));
  return Array.from({ length: 70 }).flatMap((_, i): Draft[] => {
    const isCold = i % 2 === 0;
    const four = dice.some(land, 4).sort((a, b) => (isCold ? 1 : -1) * (a.temperature - b.temperature));
    const [first, second] = four;
    if (first === undefined || second === undefined) return [];
    const gap = Math.abs(first.temperature - second.temperature);
    if (gap < CLEAR_DEGREES) return [];
    return [
      {
        q: `Which of these biomes is the ${isCold ? 'coldest' : 'warmest'}?`,
        right: first.name,
        wrong: four.slice(1).map(({ name }) => name),
        d: asDifficulty(gap > 0.6 ? 1 : 3),
      },
    ];
  });
}

const LITTLE_KNOWN =
  /Piercing|Lure|Depth|Riptide|Impaling|Soul|Swift|Density|Breach|Wind|Channeling|Respiration|Frost|Multishot/;

const LEVELS = ['I', 'II', 'III', 'IV', 'V'];

export const enchantmentLevels = ({ enchantments }: MinecraftFacts, dice: Dice): Draft[] =>
  enchantments.map(({ name, max }) => ({
    q: `What is the highest level of this enchantment in survival? ${name}`,
    right: LEVELS[max - 1] ?? '',
    wrong: dice.some(
      LEVELS.filter((_, i) => i !== max - 1),
      3,
    ),
    d: asDifficulty(
      /Sharpness|Mending|Infinity|Efficiency|Fortune|Protection|Unbreaking/.test(name)
        ? 2
        : LITTLE_KNOWN.test(name)
          ? 4
          : 3,
    ),
  }));

/** What can carry an enchantment, by kind; and the kinds that surely can't. */
const CARRIERS: Readonly<Record<string, { readonly on: string; readonly not: readonly string[] }>> = {
  head_armor: { on: 'a helmet', not: ['bow', 'trident', 'fishing', 'foot_armor', 'leg_armor', 'crossbow'] },
  foot_armor: { on: 'boots', not: ['bow', 'trident', 'fishing', 'head_armor', 'leg_armor', 'crossbow', 'mining'] },
  leg_armor: { on: 'leggings', not: ['bow', 'trident', 'fishing', 'head_armor', 'foot_armor', 'mining'] },
  bow: { on: 'a bow', not: ['sword', 'trident', 'fishing', 'crossbow', 'mining', 'foot_armor'] },
  crossbow: { on: 'a crossbow', not: ['bow', 'trident', 'fishing', 'mining', 'foot_armor', 'sword'] },
  trident: { on: 'a trident', not: ['bow', 'crossbow', 'fishing', 'mining', 'sword', 'head_armor'] },
  fishing: { on: 'a fishing rod', not: ['bow', 'crossbow', 'trident', 'mining', 'sword', 'foot_armor'] },
  mace: { on: 'a mace', not: ['bow', 'crossbow', 'trident', 'fishing', 'mining', 'foot_armor'] },
  mining: { on: 'a pickaxe', not: ['bow', 'crossbow', 'trident', 'fishing', 'sword', 'foot_armor'] },
  mining_loot: { on: 'a shovel', not: ['bow', 'crossbow', 'trident', 'fishing', 'sword', 'foot_armor'] },
  sword: { on: 'a sword', not: ['bow', 'crossbow', 'trident', 'fishing', 'mining', 'foot_armor'] },
};

export function enchantmentCarriers({ enchantments }: MinecraftFacts, dice: Dice): Draft[] {
  return Object.entries(CARRIERS).flatMap(([kind, { on, not }]) =>
    enchantments
      .filter((one) => one.kind === kind && !one.isCurse)
      .flatMap(({ name }) =>
        [0, 1].map(
          (round): Draft => ({
            q: `Which of these enchantments goes on ${on}?`,
            right: name,
            wrong: dice
              .some(
                enchantments.filter((one) => not.includes(one.kind)),
                3,
              )
              .map((one) => one.name),
            d: asDifficulty(1 + round),
          }),
        ),
      ),
  );
}

export const enchantmentRivals = ({ enchantments }: MinecraftFacts, dice: Dice): Draft[] =>
  enchantments.flatMap(({ name, excludes }) =>
    dice.some(excludes, 2).flatMap((right): Draft[] => {
      const fit = enchantments.filter(
        (one) => one.name !== name && !excludes.includes(one.name) && !one.excludes.includes(name) && !one.isCurse,
      );
      return [
        {
          q: `Which enchantment can’t be on the same item as this one? ${name}`,
          right,
          wrong: dice.some(
            fit
              .filter((one) => /durability|weapon|mining|armor|bow|sword|trident/.test(one.kind))
              .map((one) => one.name),
            3,
          ),
          d: 3,
        },
      ];
    }),
  );

export function treasures({ enchantments }: MinecraftFacts, dice: Dice): Draft[] {
  const table = enchantments.filter(({ isTreasure, isCurse }) => !isTreasure && !isCurse);
  return enchantments
    .filter(({ isTreasure }) => isTreasure)
    .map(({ name, isCurse }) => ({
      q: 'Which of these enchantments never comes from an enchanting table?',
      right: name,
      wrong: dice.some(table, 3).map((one) => one.name),
      d: isCurse ? 2 : 3,
    }));
}

/** Effects that are neither good nor bad for sure. */
const UNCLEAR_EFFECTS = /Glowing|Omen|Charged|Weaving|Oozing|Infested|Saturation|Levitation/;

export function effects({ effects: all }: MinecraftFacts, dice: Dice): Draft[] {
  const clear = all.filter(({ name }) => !UNCLEAR_EFFECTS.test(name));
  return clear.map(({ name, isGood }) => ({
    q: isGood ? 'Which of these effects helps a player?' : 'Which of these effects harms a player?',
    right: name,
    wrong: dice
      .some(
        clear.filter((one) => one.isGood !== isGood),
        3,
      )
      .map((one) => one.name),
    d: /Poison|Strength|Speed|Regeneration|Weakness|Slowness/.test(name) ? 0 : 1,
  }));
}

export function drops({ drops: all }: MinecraftFacts, dice: Dice): Draft[] {
  return all.flatMap(({ from, item, isMob }): Draft[] => {
    const own = new Set(all.filter((one) => one.from === from).map((one) => one.item));
    const others = all.filter((one) => one.isMob === isMob && !own.has(one.item)).map((one) => one.item);
    if (resemble(from, item, 4) || /^(?:Infested|Potted)|Candle Cake|Cauldron|Wall|Stem|Plant|Vines/.test(from))
      return [];
    return [
      {
        q: isMob ? `What does this mob drop? ${from}` : `What does this block drop when it is mined? ${from}`,
        right: item,
        wrong: dice.some(
          others.filter((one) => !resemble(one, item, 4)),
          3,
        ),
        d: asDifficulty(FAMOUS.test(from) ? 0 : isMob ? 1 : 2),
      },
    ];
  });
}

export function membership({ biomes, enchantments, effects: all, mobs }: MinecraftFacts, dice: Dice): Draft[] {
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ['a biome', biomes.map(({ name }) => name)],
    ['an enchantment', enchantments.map(({ name }) => name)],
    ['a status effect', all.map(({ name }) => name)],
    ['a mob', mobs.map(({ name }) => name)],
  ];
  return groups.flatMap(([title, names]) => {
    const others = groups
      .filter(([, list]) => list !== names)
      .map(([, list]) => list.filter((one) => !names.includes(one)));
    return dice.some(names, 30).map(
      (right, i): Draft => ({
        q: `Which of these is ${title}?`,
        right,
        wrong: others.flatMap((list) => dice.some(list, 1)),
        d: i % 4 === 0 ? 1 : 0,
      }),
    );
  });
}
