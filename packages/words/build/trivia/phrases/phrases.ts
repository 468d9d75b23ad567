/**
 * The sentences of the questions. `{x}` stands for the thing that is asked about; it is put where a language needs no
 * case or article for it: before a colon, after the sentence, or in quotes.
 */
export interface Phrases {
  readonly capital: string;
  readonly capitalOf: string;
  readonly cityIn: string;
  readonly flagOf: string;
  readonly flagFor: string;
  readonly continent: string;
  readonly onContinent: string;
  readonly currency: string;
  readonly currencyOf: string;
  readonly mostPeople: string;
  readonly fewestPeople: string;
  readonly official: string;
  readonly endonym: string;
  readonly domain: string;
  readonly emojiName: string;
  readonly emojiPick: string;
  readonly kind: string;
  readonly kindOdd: string;
  readonly foreignLanguage: string;
  readonly foreignMeaning: string;
  readonly symbolOf: string;
  readonly elementOf: string;
  readonly atomicNumber: string;
  readonly monthNext: string;
  readonly monthBefore: string;
  readonly monthNumber: string;
  readonly dayNext: string;
  readonly dayBefore: string;
  readonly unscramble: string;
  readonly missing: string;
  readonly meaning: string;
  readonly alphabet: string;
  readonly longest: string;
  readonly palindrome: string;
  readonly noRepeat: string;
  readonly letterCount: string;
  readonly roman: string;
  readonly romanWrite: string;
  /** Names of the kinds of things, in the plural. */
  readonly kinds: Readonly<Record<KindName, string>>;
}

export const KIND_NAMES = [
  'animals',
  'birds',
  'fruit',
  'vegetables',
  'drinks',
  'plants',
  'vehicles',
  'clothes',
  'instruments',
  'body',
] as const;
export type KindName = (typeof KIND_NAMES)[number];
