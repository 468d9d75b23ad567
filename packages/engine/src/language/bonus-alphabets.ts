import type { IndexedLanguage } from '../catalogue/languages.ts';

/**
 * The letters that complete an alphabet (rules section 4). Letters found in fewer than 3 % of a language's words
 * are left out; mc-MC and ca-CA have no settled list and follow that rule on their own words.
 */
export const BONUS_ALPHABETS = {
  'en-US': 'ABCDEFGHIJKLMNOPQRSTUVWY',
  'pt-BR': 'ABCDEFGHIJLMNOPQRSTUVXZ',
  'tr-TR': 'ABCÇDEFGĞHIİKLMNOÖPRSŞTUÜVYZ',
  'fr-FR': 'ABCDEFGHIJLMNOPQRSTUV',
  'es-ES': 'ABCDEFGHIJLMNOPQRSTUVZ',
  'tl-TL': 'ABDEGHIKLMNOPRSTUWY',
  'de-DE': 'ABCDEFGHIKLMNOPRSTUVWZ',
  'it-IT': 'ABCDEFGHILMNOPRSTUVZ',
  'id-ID': 'ABCDEGHIJKLMNOPRSTUWY',
  'sv-SE': 'ABCDEFGHIJKLMNOPRSTUVYÅÄÖ',
  ru: 'АБВГДЕЖЗИЙКЛМНОПРСТУХЦЧШЫЬЮЯ',
  fi: 'ADEGHIJKLMNOPRSTUVYÄÖ',
  nl: 'ABCDEFGHIJKLMNOPRSTUVWZ',
  'mc-MC': 'ABCDEFGHIKLMNOPRSTUVWXYZ',
  'ca-CA': 'ABCDEFGIJLMNOPQRSTUVXZ',
} as const satisfies Record<IndexedLanguage, string>;

/** English letters that the "casual alphabet" switch drops besides. */
const CASUAL_DROPS = new Set(['J', 'Q']);

/** The letters of the alphabet bonus; `casual` drops the hardest English ones. */
export function bonusAlphabet(language: IndexedLanguage, casual = false): readonly string[] {
  const letters = [...BONUS_ALPHABETS[language]];
  return casual && language === 'en-US' ? letters.filter((letter) => !CASUAL_DROPS.has(letter)) : letters;
}
