import path from 'node:path';
import { readPackageJson, readTowns } from './distil-world.ts';
import { ELEMENTS, OWN_ELEMENT_NAMES } from './elements.ts';
import { FACT_LANGUAGES, type FactLanguage, type LanguageFacts, type WorldFacts } from './facts.ts';
import { readGettext } from './gettext-file.ts';
import { PICTURES_BY_KIND } from './world-choices.ts';

const CLDR_LOCALES: Record<FactLanguage, string> = {
  'en-US': 'en',
  'pt-BR': 'pt',
  'tr-TR': 'tr',
  'fr-FR': 'fr',
  'es-ES': 'es',
  'tl-TL': 'fil',
  'de-DE': 'de',
  'it-IT': 'it',
  'id-ID': 'id',
  'sv-SE': 'sv',
  ru: 'ru',
  fi: 'fi',
  nl: 'nl',
};
/** Where English names of places are the ones in use. */
const USES_ENGLISH_PLACES = new Set<FactLanguage>(['en-US', 'tl-TL']);
/** A place goes by one name everywhere when so many of these languages write it as English does. */
const WITNESSES: readonly FactLanguage[] = ['de-DE', 'fr-FR', 'es-ES', 'it-IT', 'sv-SE', 'nl', 'pt-BR'];
const FEWEST_WITNESSES = 3;

type Names = Record<string, string>;

/** A branch of one locale's CLDR file. */
function readCldr(folder: string, locale: string, name: string, ...branch: string[]): unknown {
  const [part, file] = name.split('/');
  let node = readPackageJson(folder, `cldr-${part}-full/main/${locale}/${file}.json`) as Record<string, unknown>;
  for (const key of ['main', locale, ...branch]) node = node[key] as Record<string, unknown>;
  return node;
}

/** Lower-case names as they stand in the middle of a sentence become answers with a capital. */
const raise = (text: string, language: FactLanguage): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Cuts a remark in brackets away. */
const plain = (text: string): string =>
  text
    .replace(/\s*[([][^)\]]*[)\]]/g, '')
    .replace(/ о-ва$/, ' острова')
    .trim();

interface PlaceNames {
  readonly own: ReadonlyMap<string, string>;
  readonly english: ReadonlyMap<string, string>;
  readonly witnesses: readonly ReadonlyMap<string, string>[];
}

const readPlaces = (folder: string, language: FactLanguage): Map<string, string> => {
  const name = language.slice(0, 2);
  return readGettext(path.join(folder, 'debian/libgeonames-common/usr/share/locale', name, 'LC_MESSAGES/geonames.mo'));
};

const flat = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A place's name in the language: its own, or the one that many languages share. */
function namePlace(id: string, language: FactLanguage, { own, english, witnesses }: PlaceNames): string | null {
  const native = english.get(id);
  if (USES_ENGLISH_PLACES.has(language)) return native ?? null;
  const local = own.get(id);
  if (local !== undefined) return local;
  const alike = witnesses.filter((names) => native !== undefined && flat(names.get(id) ?? '') === flat(native)).length;
  return language !== 'ru' && alike >= FEWEST_WITNESSES ? (native ?? null) : null;
}

/** Capitals whose names come from the time zones of CLDR, which are better checked. */
function readZoneCities(folder: string, locale: string): ReadonlyMap<string, string> {
  const zones = readCldr(folder, locale, 'dates/timeZoneNames', 'dates', 'timeZoneNames', 'zone');
  const found = new Map<string, string>();
  const visit = (node: Record<string, unknown>, key: string): void => {
    if (typeof node.exemplarCity === 'string') found.set(key.replaceAll('_', ' '), node.exemplarCity);
    for (const [name, child] of Object.entries(node)) {
      if (typeof child === 'object' && child !== null) visit(child as Record<string, unknown>, name);
    }
  };
  visit(zones as Record<string, unknown>, '');
  return found;
}

function readElements(folder: string, language: FactLanguage): Names {
  const locale = (name: string, app: string): Map<string, string> =>
    readGettext(path.join(folder, `debian/${app}/usr/share/locale/${name}/LC_MESSAGES/${app}.mo`));
  const short = language.slice(0, 2);
  const catalogues = [locale(short, 'gelemental'), locale(short === 'pt' ? 'pt_BR' : short, 'gperiodic')];
  if (short === 'pt') catalogues.reverse();
  const translations = catalogues.map(
    (messages) => new Map([...messages].map(([message, text]) => [message.toLowerCase(), text])),
  );
  const translate = (english: string): string | undefined => {
    const spellings = [english, english.replace('Aluminum', 'Aluminium').replace('Cesium', 'Caesium')];
    const hits = translations.flatMap((messages) => spellings.map((one) => messages.get(one.toLowerCase())));
    return language === 'en-US' ? english : hits.find((hit) => hit !== undefined && hit !== '');
  };
  const own = OWN_ELEMENT_NAMES[language] ?? {};
  return Object.fromEntries(
    ELEMENTS.flatMap(([symbol, english]) => {
      const name = own[symbol] ?? translate(english);
      return name === undefined ? [] : [[symbol, raise(name, language)]];
    }),
  );
}

function readEmojiNames(folder: string, locale: string): Names {
  const file = `cldr-annotations-full/annotations/${locale}/annotations.json`;
  const { annotations } = readPackageJson(folder, file) as {
    annotations: { annotations: Record<string, { tts?: readonly string[] }> };
  };
  const names: Names = {};
  for (const emoji of Object.values(PICTURES_BY_KIND).flat()) {
    const entry = annotations.annotations[emoji] ?? annotations.annotations[emoji.replaceAll('\ufe0f', '')];
    const name = entry?.tts?.[0];
    if (name !== undefined && !/[:()/“”"]/.test(name)) names[emoji] = name;
  }
  return names;
}

const only = (names: Names, keys: Iterable<string>, change: (text: string) => string): Names =>
  Object.fromEntries(
    [...keys].flatMap((key) => {
      const name = names[key];
      return name === undefined || name === key ? [] : [[key, change(name)]];
    }),
  );

export function distilLanguage(folder: string, language: FactLanguage, world: WorldFacts): LanguageFacts {
  const locale = CLDR_LOCALES[language];
  const territories = readCldr(folder, locale, 'localenames/territories', 'localeDisplayNames', 'territories') as Names;
  const tongues = readCldr(folder, locale, 'localenames/languages', 'localeDisplayNames', 'languages') as Names;
  const money = readCldr(folder, locale, 'numbers/currencies', 'numbers', 'currencies') as Record<string, Names>;
  const calendar = readCldr(folder, locale, 'dates/ca-gregorian', 'dates', 'calendars', 'gregorian') as Record<
    'months' | 'days',
    Record<'stand-alone', Record<'wide', Names>>
  >;
  const places: PlaceNames = {
    own: readPlaces(folder, language),
    english: readPlaces(folder, 'en-US'),
    witnesses: WITNESSES.map((one) => readPlaces(folder, one)),
  };
  const zones = readZoneCities(folder, locale);
  const codes = world.countries.map(({ code }) => code);
  const capitals: Names = {};
  for (const { cityId, country, name, featureCode } of readTowns(folder)) {
    if (featureCode !== 'PPLC' || !codes.includes(country)) continue;
    const text = zones.get(places.english.get(String(cityId)) ?? name) ?? namePlace(String(cityId), language, places);
    if (text !== null) capitals[country] = plain(text);
  }
  const cities: Names = {};
  for (const { id } of world.cities) {
    const name = namePlace(id, language, places);
    if (name !== null) cities[id] = plain(name);
  }
  const continents = ['002', '003', '005', '009', '142', '150', '010'];
  const spoken = new Set(world.countries.flatMap(({ official, spoken }) => [...official, ...spoken]));
  const currencies = Object.fromEntries(
    Object.entries(money).map(([code, { displayName = code }]) => [code, displayName]),
  );
  const inUse = new Set(world.countries.flatMap(({ currency }) => currency ?? []));
  return {
    countries: only(territories, codes, plain),
    continents: only(territories, continents, plain),
    capitals,
    cities,
    languages: only(tongues, [...spoken, ...FACT_LANGUAGES.map((one) => one.slice(0, 2)), 'fil'], (text) =>
      raise(plain(text), language),
    ),
    currencies: only(currencies, inUse, (text) => raise(plain(text), language)),
    months: Object.values(calendar.months['stand-alone'].wide),
    days: Object.values(calendar.days['stand-alone'].wide),
    elements: readElements(folder, language),
    emoji: readEmojiNames(folder, locale),
  };
}
