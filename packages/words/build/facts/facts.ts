import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Languages that have facts of their own; Minecraft's questions are English. */
export const FACT_LANGUAGES = [
  'en-US',
  'pt-BR',
  'tr-TR',
  'fr-FR',
  'es-ES',
  'tl-TL',
  'de-DE',
  'it-IT',
  'id-ID',
  'sv-SE',
  'ru',
  'fi',
  'nl',
] as const;
export type FactLanguage = (typeof FACT_LANGUAGES)[number];

/** UN codes of the parts of the world. */
export const CONTINENTS = ['002', '003', '005', '009', '142', '150'] as const;
export type Continent = (typeof CONTINENTS)[number];

export interface Country {
  readonly code: string;
  readonly population: number;
  readonly continent: Continent;
  /** ISO code of the currency in use. */
  readonly currency: string | null;
  /** Codes of the languages official in the whole country. */
  readonly official: readonly string[];
  /** Codes of languages that a share of the people speak, official or not: never a wrong answer. */
  readonly spoken: readonly string[];
  /** Its name in its own (only) official language. */
  readonly endonym: string | null;
}

export interface City {
  readonly id: string;
  readonly country: string;
  readonly population: number;
}

/** What is the same in all languages. */
export interface WorldFacts {
  readonly countries: readonly Country[];
  /** Large cities that are no capitals. */
  readonly cities: readonly City[];
}

/** Names in one language, by the codes of the world's facts. */
export interface LanguageFacts {
  readonly countries: Readonly<Record<string, string>>;
  readonly continents: Readonly<Record<string, string>>;
  /** By country. */
  readonly capitals: Readonly<Record<string, string>>;
  /** By city id. */
  readonly cities: Readonly<Record<string, string>>;
  readonly languages: Readonly<Record<string, string>>;
  readonly currencies: Readonly<Record<string, string>>;
  readonly months: readonly string[];
  /** Sunday first. */
  readonly days: readonly string[];
  /** By chemical symbol. */
  readonly elements: Readonly<Record<string, string>>;
  readonly emoji: Readonly<Record<string, string>>;
}

/** Names of things and their numbers in Minecraft 1.21. */
export interface MinecraftFacts {
  readonly items: readonly { readonly name: string; readonly stack: number }[];
  readonly foods: readonly { readonly name: string; readonly points: number; readonly saturation: number }[];
  readonly blocks: readonly {
    readonly name: string;
    readonly hardness: number | null;
    readonly light: number;
    readonly tool: string;
    readonly tier: string | null;
    readonly falls: boolean;
  }[];
  readonly mobs: readonly {
    readonly name: string;
    readonly kind: string;
    readonly height: number;
    readonly width: number;
  }[];
  readonly biomes: readonly {
    readonly name: string;
    readonly dimension: string;
    readonly temperature: number;
  }[];
  readonly enchantments: readonly {
    readonly name: string;
    readonly max: number;
    readonly kind: string;
    readonly excludes: readonly string[];
    readonly isCurse: boolean;
    readonly isTreasure: boolean;
  }[];
  readonly effects: readonly { readonly name: string; readonly isGood: boolean }[];
  /** Crafting: what is made, of what (distinct ingredients with their numbers). */
  readonly recipes: readonly {
    readonly result: string;
    readonly count: number;
    readonly parts: Readonly<Record<string, number>>;
  }[];
  readonly drops: readonly { readonly from: string; readonly item: string; readonly isMob: boolean }[];
}

const FOLDER = path.join(import.meta.dirname, '..', 'sources', 'facts');

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'));

/** Where a facts file lies. */
export const factsPath = (name: string): string => path.join(FOLDER, `${name}.json`);
export const readWorldFacts = (): WorldFacts => read('world') as WorldFacts;
export const readLanguageFacts = (language: FactLanguage): LanguageFacts => read(language) as LanguageFacts;
export const readMinecraftFacts = (): MinecraftFacts => read('minecraft') as MinecraftFacts;
