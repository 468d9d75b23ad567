import { type MinecraftFacts, readLanguageFacts, readMinecraftFacts, readWorldFacts } from '../../facts/facts.ts';
import type { Batch } from '../compose-bank.ts';
import { Dice, type Draft, type Material } from '../draft.ts';
import { openLexicon } from '../lexicon.ts';
import { PHRASES } from '../phrases/all-phrases.ts';
import { alphabet, letterCount, longest, missing, noRepeat, unscramble } from '../templates/words.ts';
import { ingredient, partCount, result, yields } from './crafting.ts';
import {
  biomePlaces,
  biomeWarmth,
  drops,
  effects,
  enchantmentCarriers,
  enchantmentLevels,
  enchantmentRivals,
  hostileMobs,
  membership,
  treasures,
} from './creatures.ts';
import {
  bestTool,
  fallingBlocks,
  foodPoints,
  hardestBlock,
  lightSources,
  mostFood,
  mostSaturation,
  stackSizes,
  tallestMob,
  weakestPickaxe,
} from './things.ts';

type MinecraftTemplate = (facts: MinecraftFacts, dice: Dice) => Draft[];

const TEMPLATES: readonly (readonly [string, number, MinecraftTemplate])[] = [
  ['mc-stack', 45, stackSizes],
  ['mc-food-points', 40, foodPoints],
  ['mc-most-food', 30, mostFood],
  ['mc-saturation', 40, mostSaturation],
  ['mc-hardest', 40, hardestBlock],
  ['mc-light', 35, lightSources],
  ['mc-tool', 80, bestTool],
  ['mc-pickaxe', 45, weakestPickaxe],
  ['mc-falls', 18, fallingBlocks],
  ['mc-hostile', 70, hostileMobs],
  ['mc-tallest', 40, tallestMob],
  ['mc-biome-place', 55, biomePlaces],
  ['mc-biome-warmth', 40, biomeWarmth],
  ['mc-enchantment-level', 42, enchantmentLevels],
  ['mc-enchantment-on', 60, enchantmentCarriers],
  ['mc-enchantment-rival', 40, enchantmentRivals],
  ['mc-treasure', 12, treasures],
  ['mc-effect', 30, effects],
  ['mc-drop', 90, drops],
  ['mc-kind', 110, membership],
  ['mc-ingredient', 130, ingredient],
  ['mc-result', 120, result],
  ['mc-part-count', 70, partCount],
  ['mc-yield', 45, yields],
];

const WORD_TEMPLATES = [
  ['unscramble', 90, unscramble],
  ['missing', 80, missing],
  ['alphabet', 40, alphabet],
  ['longest', 25, longest],
  ['no-repeat', 25, noRepeat],
  ['letter-count', 25, letterCount],
] as const;

/** Questions about Minecraft, in English: its things and their numbers, and word questions from its list. */
export function draftMinecraft(): Batch[] {
  const facts = readMinecraftFacts();
  const english = readLanguageFacts('en-US');
  const material: Material = {
    language: 'mc-MC',
    phrases: PHRASES['en-US'],
    facts: english,
    world: readWorldFacts(),
    tongues: {} as Material['tongues'],
    lexicon: openLexicon('mc-MC'),
  };
  const diceFor = (name: string): Dice => new Dice(`mc-MC ${name} drafts`);
  return [
    ...TEMPLATES.map(([template, most, draft]): Batch => ({ template, most, drafts: draft(facts, diceFor(template)) })),
    ...WORD_TEMPLATES.map(
      ([template, most, draft]): Batch => ({
        template,
        most,
        drafts: draft(material, diceFor(template)),
      }),
    ),
  ];
}
