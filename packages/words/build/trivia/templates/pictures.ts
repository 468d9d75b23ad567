import { PICTURES_BY_KIND, type PictureKind } from '../../facts/world-choices.ts';
import type { KindName } from '../phrases/phrases.ts';
import { asDifficulty, type Draft, fill, type Material, resemble, type Template } from '../draft.ts';

/** Pictures whose name many would have to guess. */
const HARD_KINDS = new Set<PictureKind>(['science', 'tools', 'home', 'desk', 'music']);
const ALIKE_LETTERS = 3;

const ANIMALS: readonly PictureKind[] = ['mammals', 'birds', 'reptiles', 'sea_animals', 'insects'];

/** Kinds that can be asked for, with their pictures and the kinds that are surely something else. */
const ASKED_KINDS: Readonly<
  Record<KindName, { readonly of: readonly PictureKind[]; readonly not: readonly PictureKind[] }>
> = {
  animals: { of: ANIMALS, not: ['vehicles', 'clothes', 'music', 'fruit', 'tools', 'drinks'] },
  birds: { of: ['birds'], not: ['mammals', 'reptiles', 'sea_animals', 'insects'] },
  fruit: { of: ['fruit'], not: ['drinks', 'clothes', 'mammals', 'music'] },
  vegetables: { of: ['vegetables'], not: ['fruit', 'drinks', 'birds', 'clothes'] },
  drinks: { of: ['drinks'], not: ['fruit', 'clothes', 'vehicles', 'body'] },
  plants: { of: ['plants'], not: ['mammals', 'insects', 'vehicles', 'clothes'] },
  vehicles: { of: ['vehicles'], not: ['birds', 'music', 'clothes', 'fruit'] },
  clothes: { of: ['clothes'], not: ['music', 'fruit', 'vehicles', 'mammals'] },
  instruments: { of: ['music'], not: ['tools', 'vehicles', 'drinks', 'fruit'] },
  body: { of: ['body'], not: ['clothes', 'fruit', 'vehicles', 'music'] },
};
/** Members of a kind that some would dispute. */
const DISPUTED = new Set([
  '🍄',
  '🥥',
  '👑',
  '🎒',
  '🕶️',
  '👓',
  '☂️',
  '🛹',
  '🚡',
  '🛸',
  '🦴',
  '🌽',
  '🍆',
  '🦕',
  '🦖',
  '🛴',
  '🐸',
  '🐨',
  '🐼',
  '🦊',
  '🐺',
  '🦁',
  '🥛',
  '🧃',
]);

const entries = ({ facts }: Material): { kind: PictureKind; emoji: string; name: string }[] =>
  Object.entries(PICTURES_BY_KIND).flatMap(([kind, group]) =>
    group.flatMap((emoji) => {
      const name = facts.emoji[emoji];
      return name === undefined ? [] : [{ kind: kind as PictureKind, emoji, name }];
    }),
  );

const levelOf = (kind: PictureKind, i: number): number => (HARD_KINDS.has(kind) ? 1 : 0) + (i % 5 === 0 ? 1 : 0);

export const emojiName: Template = (material, dice) => {
  const all = entries(material);
  return all.map(({ kind, emoji, name }, i): Draft => {
    const alike = all.filter((one) => one.kind === kind && !resemble(one.name, name, ALIKE_LETTERS));
    return {
      q: fill(material.phrases.emojiName, emoji),
      right: name,
      wrong: dice.some(
        alike.map((one) => one.name),
        3,
      ),
      d: asDifficulty(levelOf(kind, i)),
    };
  });
};

export const emojiPick: Template = (material, dice) => {
  const all = entries(material);
  return all.map(({ kind, emoji, name }, i): Draft => {
    const alike = all.filter((one) => one.kind === kind && !resemble(one.name, name, ALIKE_LETTERS));
    return {
      q: fill(material.phrases.emojiPick, name),
      right: emoji,
      wrong: dice.some(
        alike.map((one) => one.emoji),
        3,
      ),
      d: asDifficulty(levelOf(kind, i + 2)),
    };
  });
};

const namesOf = (material: Material, kinds: readonly PictureKind[]): string[] =>
  kinds.flatMap((kind) =>
    PICTURES_BY_KIND[kind]
      .filter((emoji) => !DISPUTED.has(emoji))
      .flatMap((emoji) => material.facts.emoji[emoji] ?? []),
  );

const isHardKind = (kind: string): boolean => kind === 'birds' || kind === 'vegetables';

export const kind: Template = (material, dice) =>
  Object.entries(ASKED_KINDS).flatMap(([name, { of, not }]) =>
    dice.some(namesOf(material, of), 14).map(
      (right, i): Draft => ({
        q: fill(material.phrases.kind, material.phrases.kinds[name as KindName]),
        right,
        wrong: dice.some(not, 3).flatMap((other) => dice.some(namesOf(material, [other]), 1)),
        d: asDifficulty((isHardKind(name) ? 1 : 0) + (i % 4 === 0 ? 1 : 0)),
      }),
    ),
  );

export const kindOdd: Template = (material, dice) =>
  Object.entries(ASKED_KINDS).flatMap(([name, { of, not }]) =>
    dice.some(namesOf(material, not), 10).map(
      (right, i): Draft => ({
        q: fill(material.phrases.kindOdd, material.phrases.kinds[name as KindName]),
        right,
        wrong: dice.some(namesOf(material, of), 3),
        d: asDifficulty((isHardKind(name) ? 1 : 0) + (i % 4 === 0 ? 1 : 0)),
      }),
    ),
  );
