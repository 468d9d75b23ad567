import type { Template } from '../draft.ts';
import { days, months } from './calendar.ts';
import { atomicNumber, elementOf, symbolOf } from './chemistry.ts';
import {
  capital,
  capitalOf,
  cityIn,
  continent,
  countryFlag,
  domain,
  fewestPeople,
  flagCountry,
  mostPeople,
  onContinent,
} from './countries.ts';
import { currency, currencyOf } from './money.ts';
import { roman, romanWrite } from './numerals.ts';
import { emojiName, emojiPick, kind, kindOdd } from './pictures.ts';
import { endonym, foreignLanguage, foreignMeaning, official } from './tongues.ts';
import { alphabet, letterCount, longest, meaning, missing, noRepeat, palindrome, unscramble } from './words.ts';

/** Every template with the most questions of it that a bank holds. */
export const TEMPLATES: readonly { readonly name: string; readonly most: number; readonly draft: Template }[] = [
  { name: 'capital', most: 130, draft: capital },
  { name: 'capital-of', most: 110, draft: capitalOf },
  { name: 'city-in', most: 90, draft: cityIn },
  { name: 'flag-country', most: 110, draft: flagCountry },
  { name: 'country-flag', most: 80, draft: countryFlag },
  { name: 'continent', most: 80, draft: continent },
  { name: 'on-continent', most: 50, draft: onContinent },
  { name: 'currency', most: 40, draft: currency },
  { name: 'currency-of', most: 40, draft: currencyOf },
  { name: 'most-people', most: 30, draft: mostPeople },
  { name: 'fewest-people', most: 25, draft: fewestPeople },
  { name: 'official', most: 60, draft: official },
  { name: 'endonym', most: 40, draft: endonym },
  { name: 'domain', most: 50, draft: domain },
  { name: 'emoji-name', most: 110, draft: emojiName },
  { name: 'emoji-pick', most: 90, draft: emojiPick },
  { name: 'kind', most: 80, draft: kind },
  { name: 'kind-odd', most: 50, draft: kindOdd },
  { name: 'foreign-language', most: 90, draft: foreignLanguage },
  { name: 'foreign-meaning', most: 100, draft: foreignMeaning },
  { name: 'symbol-of', most: 55, draft: symbolOf },
  { name: 'element-of', most: 55, draft: elementOf },
  { name: 'atomic-number', most: 25, draft: atomicNumber },
  { name: 'months', most: 36, draft: months },
  { name: 'days', most: 14, draft: days },
  { name: 'unscramble', most: 70, draft: unscramble },
  { name: 'missing', most: 70, draft: missing },
  { name: 'meaning', most: 150, draft: meaning },
  { name: 'alphabet', most: 35, draft: alphabet },
  { name: 'longest', most: 20, draft: longest },
  { name: 'palindrome', most: 25, draft: palindrome },
  { name: 'no-repeat', most: 20, draft: noRepeat },
  { name: 'letter-count', most: 20, draft: letterCount },
  { name: 'roman', most: 30, draft: roman },
  { name: 'roman-write', most: 30, draft: romanWrite },
];
