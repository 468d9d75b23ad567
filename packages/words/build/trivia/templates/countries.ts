import type { Country } from '../../facts/facts.ts';
import { ALIKE_FLAGS, BETWEEN_CONTINENTS, obscurity, UNCLEAR_CAPITALS } from '../../facts/world-choices.ts';
import {
  asDifficulty,
  type Dice,
  type Draft,
  fill,
  flagEmoji,
  type Material,
  resemble,
  type Template,
} from '../draft.ts';

/** A capital whose name begins like its country's gives itself away. */
const GIVEAWAY_LETTERS = 4;
/** Before the right country must stand a clear gap in numbers. */
const CLEAR_RATIO = 1.5;
const POPULATION_QUESTIONS = 60;

const nameOf = ({ facts }: Material, { code }: Country): string => facts.countries[code] ?? '';
const named = (material: Material): Country[] => material.world.countries.filter((one) => nameOf(material, one) !== '');

/** Other countries that fit as wrong answers: of the same part of the world and no better known than one step. */
function neighbours(all: readonly Country[], country: Country): Country[] {
  const level = obscurity(country);
  const near = all.filter((one) => one !== country && one.continent === country.continent);
  const alike = near.filter((one) => Math.abs(obscurity(one) - level) <= 1);
  return alike.length >= 6 ? alike : near.length >= 6 ? near : all.filter((one) => one !== country);
}

/** The country whose capital is asked, with its capital's name. */
function withCapitals(material: Material): { country: Country; capital: string }[] {
  return named(material).flatMap((country) => {
    const capital = material.facts.capitals[country.code];
    return capital === undefined || UNCLEAR_CAPITALS.has(country.code) ? [] : [{ country, capital }];
  });
}

const clearCapitals = (material: Material) =>
  withCapitals(material).filter(
    ({ country, capital }) => !resemble(nameOf(material, country), capital, GIVEAWAY_LETTERS),
  );

export const capital: Template = (material, dice) =>
  clearCapitals(material).map(({ country, capital: right }): Draft => {
    const others = withCapitals(material);
    const near = neighbours(
      others.map((one) => one.country),
      country,
    );
    const wrong = others.filter((one) => near.includes(one.country) && one.capital !== right);
    return {
      q: fill(material.phrases.capital, nameOf(material, country)),
      right,
      wrong: dice.some(
        wrong.map((one) => one.capital),
        3,
      ),
      d: asDifficulty(obscurity(country) + (dice.below(2) === 0 ? 0 : 0.5)),
    };
  });

export const capitalOf: Template = (material, dice) =>
  clearCapitals(material).map(
    ({ country, capital: name }): Draft => ({
      q: fill(material.phrases.capitalOf, name),
      right: nameOf(material, country),
      wrong: dice.some(
        neighbours(named(material), country).map((one) => nameOf(material, one)),
        3,
      ),
      d: asDifficulty(obscurity(country)),
    }),
  );

/** How much harder a city is than its country: the largest are known to all. */
const cityLevel = (population: number): number => (population > 6_000_000 ? 0 : population > 2_500_000 ? 1 : 2);

export const cityIn: Template = (material, dice) =>
  material.world.cities.flatMap((city): Draft[] => {
    const country = named(material).find(({ code }) => code === city.country);
    const name = material.facts.cities[city.id];
    if (country === undefined || name === undefined) return [];
    return [
      {
        q: fill(material.phrases.cityIn, name),
        right: nameOf(material, country),
        wrong: dice.some(
          neighbours(named(material), country).map((one) => nameOf(material, one)),
          3,
        ),
        d: asDifficulty(Math.max(1, obscurity(country) + cityLevel(city.population))),
      },
    ];
  });

/** Countries whose flags can't be taken for this one's. */
function clearFlags(all: readonly Country[], country: Country): Country[] {
  const alike = new Set(ALIKE_FLAGS.filter((group) => group.includes(country.code)).flat());
  return all.filter(({ code }) => !alike.has(code) && code !== country.code);
}

export const flagCountry: Template = (material, dice) =>
  named(material).map(
    (country): Draft => ({
      q: fill(material.phrases.flagOf, flagEmoji(country.code)),
      right: nameOf(material, country),
      wrong: dice.some(
        clearFlags(neighbours(named(material), country), country).map((one) => nameOf(material, one)),
        3,
      ),
      d: asDifficulty(obscurity(country)),
    }),
  );

export const countryFlag: Template = (material, dice) =>
  named(material).map(
    (country): Draft => ({
      q: fill(material.phrases.flagFor, nameOf(material, country)),
      right: flagEmoji(country.code),
      wrong: dice.some(
        clearFlags(neighbours(named(material), country), country).map(({ code }) => flagEmoji(code)),
        3,
      ),
      d: asDifficulty(obscurity(country)),
    }),
  );

const onOneContinent = (material: Material): Country[] =>
  named(material).filter(({ code }) => !BETWEEN_CONTINENTS.has(code));

export const continent: Template = (material, dice) =>
  onOneContinent(material).map((country): Draft => {
    const names = material.facts.continents;
    const right = names[country.continent] ?? '';
    return {
      q: fill(material.phrases.continent, nameOf(material, country)),
      right,
      wrong: dice.some(
        Object.values(names).filter((name) => name !== right),
        3,
      ),
      d: asDifficulty(obscurity(country) - 0.6),
    };
  });

export const onContinent: Template = (material, dice) =>
  onOneContinent(material).map((country): Draft => {
    const level = obscurity(country);
    const away = onOneContinent(material).filter(
      (one) => one.continent !== country.continent && Math.abs(obscurity(one) - level) <= 1,
    );
    return {
      q: fill(material.phrases.onContinent, material.facts.continents[country.continent] ?? ''),
      right: nameOf(material, country),
      wrong: dice.some(
        away.map((one) => nameOf(material, one)),
        3,
      ),
      d: asDifficulty(level - 0.6),
    };
  });

/** Four countries of which one has clearly the most (or fewest) people. */
function compare(material: Material, dice: Dice, sentence: string, sign: 1 | -1): Draft[] {
  const drafts: Draft[] = [];
  for (let i = 0; i < POPULATION_QUESTIONS; i++) {
    const level = i % 4;
    const pool = named(material).filter((one) => obscurity(one) <= Math.max(1, level) && obscurity(one) >= level - 1);
    const four = dice.some(pool, 4).sort((a, b) => sign * (b.population - a.population));
    const [first, second] = four;
    if (first === undefined || second === undefined || four.length < 4) continue;
    const ratio = (first.population / second.population) ** sign;
    if (ratio < CLEAR_RATIO) continue;
    drafts.push({
      q: sentence,
      right: nameOf(material, first),
      wrong: four.slice(1).map((one) => nameOf(material, one)),
      d: asDifficulty(level + (ratio > 4 ? 0 : 1)),
    });
  }
  return drafts;
}

export const mostPeople: Template = (material, dice) => compare(material, dice, material.phrases.mostPeople, 1);
export const fewestPeople: Template = (material, dice) => compare(material, dice, material.phrases.fewestPeople, -1);

/** Top-level domains are the country codes, but for the United Kingdom. */
export const domain: Template = (material, dice) =>
  named(material)
    .filter(({ code }) => code !== 'GB')
    .map(
      (country): Draft => ({
        q: fill(material.phrases.domain, `.${country.code.toLowerCase()}`),
        right: nameOf(material, country),
        wrong: dice.some(
          named(material)
            .filter((one) => one !== country && one.code[0] === country.code[0])
            .map((one) => nameOf(material, one)),
          3,
        ),
        d: asDifficulty(obscurity(country) + 1),
      }),
    );
