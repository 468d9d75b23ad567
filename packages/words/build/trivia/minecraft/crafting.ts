import type { MinecraftFacts } from '../../facts/facts.ts';
import { asDifficulty, type Dice, type Draft, resemble } from '../draft.ts';
import { commonness, isPlain } from './things.ts';

type Recipe = MinecraftFacts['recipes'][number];

/** Letters by which a material shows in what is made of it. */
const GIVEAWAY_LETTERS = 4;
const MOST_PARTS = 4;

const plainRecipes = ({ recipes }: MinecraftFacts): Recipe[] => recipes.filter(({ result }) => isPlain(result));

const isPlank = (name: string): boolean => name.endsWith(' Planks');

/** What a recipe takes, as one line. Any planks will do where it says Oak Planks. */
const listParts = ({ parts }: Recipe): string =>
  Object.entries(parts)
    .map(([name, count]) => `${count} × ${isPlank(name) ? 'Planks' : name}`)
    .join(', ');

const levelOf = ({ result, parts }: Recipe): number => 1 + commonness(result) + (Object.keys(parts).length > 2 ? 0 : 1);

export function ingredient(facts: MinecraftFacts, dice: Dice): Draft[] {
  const recipes = plainRecipes(facts);
  const all = [...new Set(recipes.flatMap(({ parts }) => Object.keys(parts)))].filter((name) => isPlain(name));
  return recipes.flatMap((recipe): Draft[] => {
    const own = Object.keys(recipe.parts);
    const [right] = dice.mix(own.filter((name) => !resemble(name, recipe.result, GIVEAWAY_LETTERS) && !isPlank(name)));
    if (right === undefined) return [];
    const wrong = all.filter(
      (name) => !own.includes(name) && !own.some((part) => resemble(part, name, GIVEAWAY_LETTERS)),
    );
    return [
      {
        q: `Which of these is needed to craft this? ${recipe.result}`,
        right,
        wrong: dice.some(wrong, 3),
        d: asDifficulty(levelOf(recipe) - 1),
      },
    ];
  });
}

export function result(facts: MinecraftFacts, dice: Dice): Draft[] {
  const recipes = plainRecipes(facts);
  return recipes.flatMap((recipe): Draft[] => {
    const line = listParts(recipe);
    const names = Object.keys(recipe.parts);
    if (names.length > MOST_PARTS || names.some((name) => resemble(name, recipe.result, GIVEAWAY_LETTERS))) return [];
    const wrong = recipes.filter(
      (one) => listParts(one) !== line && !names.some((name) => resemble(name, one.result, GIVEAWAY_LETTERS)),
    );
    return [
      {
        q: `What do you craft from this? ${line}`,
        right: recipe.result,
        wrong: dice.some(
          wrong.map((one) => one.result),
          3,
        ),
        d: asDifficulty(levelOf(recipe)),
      },
    ];
  });
}

const around = (count: number, dice: Dice): string[] =>
  dice
    .some(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => one !== count && Math.abs(one - count) <= 4),
      3,
    )
    .map(String);

export const partCount = (facts: MinecraftFacts, dice: Dice): Draft[] =>
  plainRecipes(facts).flatMap((recipe): Draft[] => {
    const [part] = dice.mix(Object.entries(recipe.parts).filter(([, count]) => count >= 2));
    if (part === undefined) return [];
    const [name, count] = part;
    return [
      {
        q: `${recipe.result}: how many of these does the recipe take? ${isPlank(name) ? 'Planks' : name}`,
        right: String(count),
        wrong: around(count, dice),
        d: asDifficulty(levelOf(recipe)),
      },
    ];
  });

export const yields = (facts: MinecraftFacts, dice: Dice): Draft[] =>
  plainRecipes(facts).flatMap((recipe): Draft[] =>
    recipe.count < 2
      ? []
      : [
          {
            q: `How many of these does one crafting make? ${recipe.result}`,
            right: String(recipe.count),
            wrong: dice
              .some(
                [1, 2, 3, 4, 6, 8, 9, 16].filter((one) => one !== recipe.count),
                3,
              )
              .map(String),
            d: asDifficulty(levelOf(recipe) + 1),
          },
        ],
  );
