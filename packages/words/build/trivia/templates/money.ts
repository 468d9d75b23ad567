import { obscurity, UNCLEAR_CURRENCIES } from '../../facts/world-choices.ts';
import { asDifficulty, type Draft, fill, flatten, type Material, resemble, type Template } from '../draft.ts';

/** Letters by which an adjective is known to come from the country's name. */
const ROOT_LETTERS = 3;

/** Turkish puts a possessive ending on the currency of a country: "Japon yeni" is the yen. */
const dropEnding = (word: string, language: string): string =>
  language === 'tr-TR' ? word.replace(/(?:(?<=[aeıioöuü])s)?[ıiuü]$/, '') : word;

/** The currency's name without the words that come from the country's name: "Japanese yen" → "Yen". */
function baseName(currency: string, country: string, language: string): string | null {
  const isOwn = (part: string): boolean => part.length >= ROOT_LETTERS && !resemble(part, country, ROOT_LETTERS);
  const parts = currency.split(/[\s-]+/).filter(isOwn);
  const base = parts[0] === undefined ? undefined : dropEnding(parts[0], language);
  return parts.length === 1 && base !== undefined ? base.charAt(0).toUpperCase() + base.slice(1) : null;
}

interface Purse {
  readonly code: string;
  readonly country: string;
  readonly base: string;
  readonly continent: string;
  readonly level: number;
}

/** Countries whose currency has a name that no other country uses. */
function ownMoney({ facts, world, language }: Material): Purse[] {
  const uses = new Map<string, number>();
  for (const { currency } of world.countries) if (currency) uses.set(currency, (uses.get(currency) ?? 0) + 1);
  const names = Object.values(facts.currencies).map(flatten);
  return world.countries.flatMap((one): Purse[] => {
    const country = facts.countries[one.code];
    const currency = facts.currencies[one.currency ?? ''];
    if (country === undefined || currency === undefined || UNCLEAR_CURRENCIES.has(one.code)) return [];
    const base = baseName(currency, country, language);
    if (base === null || uses.get(one.currency ?? '') !== 1 || /\d/.test(base)) return [];
    const holders = names.filter((name) => name.includes(flatten(base).slice(0, 4))).length;
    return holders === 1 ? [{ code: one.code, country, base, continent: one.continent, level: obscurity(one) }] : [];
  });
}

const nearby = (purses: readonly Purse[], purse: Purse): Purse[] => {
  const others = purses.filter((one) => one.base !== purse.base);
  const near = others.filter((one) => one.continent === purse.continent);
  return near.length >= 5 ? near : others;
};

export const currency: Template = (material, dice) => {
  const purses = ownMoney(material);
  return purses.map(
    (purse): Draft => ({
      q: fill(material.phrases.currency, purse.country),
      right: purse.base,
      wrong: dice.some(
        nearby(purses, purse).map(({ base }) => base),
        3,
      ),
      d: asDifficulty(purse.level + 0.6),
    }),
  );
};

export const currencyOf: Template = (material, dice) => {
  const purses = ownMoney(material);
  return purses.map(
    (purse): Draft => ({
      q: fill(material.phrases.currencyOf, purse.base),
      right: purse.country,
      wrong: dice.some(
        nearby(purses, purse).map(({ country }) => country),
        3,
      ),
      d: asDifficulty(purse.level + 0.6),
    }),
  );
};
