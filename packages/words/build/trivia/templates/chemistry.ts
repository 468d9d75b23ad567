import { ELEMENTS } from '../../facts/elements.ts';
import { asDifficulty, type Draft, fill, type Template } from '../draft.ts';

/** Elements that many meet outside school. */
const EVERYDAY = new Set('H He C N O Na Mg Al Si P S Cl K Ca Fe Ni Cu Zn Ag Sn I Pt Au Hg Pb U Ne'.split(' '));
const FIRST_NUMBERS = 18;

const SYMBOLS = ELEMENTS.map(([symbol]) => symbol);

const levelOf = (symbol: string): number => {
  if (EVERYDAY.has(symbol)) return 1;
  return SYMBOLS.indexOf(symbol) < 56 ? 2.6 : 3.6;
};

/** Symbols that look like this one: same first letter first. */
const alike = (symbol: string, pool: readonly string[]): string[] => {
  const others = pool.filter((one) => one !== symbol);
  const near = others.filter((one) => one[0] === symbol[0]);
  return near.length >= 3 ? near : others;
};

export const symbolOf: Template = ({ facts, phrases }, dice) =>
  Object.entries(facts.elements).map(
    ([symbol, name]): Draft => ({
      q: fill(phrases.symbolOf, name),
      right: symbol,
      wrong: dice.some(alike(symbol, SYMBOLS), 3),
      d: asDifficulty(levelOf(symbol)),
    }),
  );

export const elementOf: Template = ({ facts, phrases }, dice) =>
  Object.entries(facts.elements).map(
    ([symbol, name]): Draft => ({
      q: fill(phrases.elementOf, symbol),
      right: name,
      wrong: dice.some(
        alike(symbol, Object.keys(facts.elements)).flatMap((one) => facts.elements[one] ?? []),
        3,
      ),
      d: asDifficulty(levelOf(symbol)),
    }),
  );

export const atomicNumber: Template = ({ facts, phrases }, dice) =>
  Object.entries(facts.elements).flatMap(([symbol, right]): Draft[] => {
    const number = SYMBOLS.indexOf(symbol) + 1;
    if (!EVERYDAY.has(symbol) && number > 54) return [];
    const near = Object.keys(facts.elements).filter((one) => Math.abs(SYMBOLS.indexOf(one) + 1 - number) <= 9);
    return [
      {
        q: fill(phrases.atomicNumber, number),
        right,
        wrong: dice.some(
          near.filter((one) => one !== symbol).flatMap((one) => facts.elements[one] ?? []),
          3,
        ),
        d: number <= FIRST_NUMBERS ? 3 : 4,
      },
    ];
  });
