import type { GameLanguage } from '@syllaboom/engine';

/** Rows of the own touch keyboard. The last row also holds backspace and send. */
export type KeyboardLayout = readonly [string, string, string];

const QWERTY: KeyboardLayout = ['QWERTYUIOP', "ASDFGHJKL'", 'ZXCVBNM-'];
const QWERTZ: KeyboardLayout = ['QWERTZUIOP', "ASDFGHJKL'", 'YXCVBNM-'];
const AZERTY: KeyboardLayout = ['AZERTYUIOP', 'QSDFGHJKLM', "WXCVBN'-"];
const SPANISH: KeyboardLayout = ['QWERTYUIOP', 'ASDFGHJKLÑ', "ZXCVBNM'-"];
const TURKISH: KeyboardLayout = ['QWERTYUIOPĞÜ', 'ASDFGHJKLŞİ', "ZXCVBNMÖÇ'-"];
const SWEDISH: KeyboardLayout = ['QWERTYUIOPÅ', 'ASDFGHJKLÖÄ', "ZXCVBNM'-"];
const RUSSIAN: KeyboardLayout = ['ЙЦУКЕНГШЩЗХЪ', 'ФЫВАПРОЛДЖЭ', 'ЯЧСМИТЬБЮ-'];

/** The layout that players of the language know from their phones. */
export const KEYBOARD_LAYOUTS: Readonly<Record<GameLanguage, KeyboardLayout>> = {
  'en-US': QWERTY,
  'pt-BR': QWERTY,
  'tr-TR': TURKISH,
  'fr-FR': AZERTY,
  'es-ES': SPANISH,
  'tl-TL': QWERTY,
  'de-DE': QWERTZ,
  'it-IT': QWERTY,
  'id-ID': QWERTY,
  'sv-SE': SWEDISH,
  ru: RUSSIAN,
  fi: SWEDISH,
  nl: QWERTY,
  'mc-MC': QWERTY,
};

const ACCENTS: Partial<Record<GameLanguage, Readonly<Record<string, string>>>> = {
  'pt-BR': { A: 'ÃÁÂÀ', E: 'ÉÊ', I: 'Í', O: 'ÕÓÔ', U: 'ÚÜ', C: 'Ç' },
  'tr-TR': { A: 'Â', İ: 'Î', U: 'Û' },
  'fr-FR': { A: 'ÀÂÆ', E: 'ÉÈÊË', I: 'ÎÏ', O: 'ÔŒ', U: 'ÙÛÜ', C: 'Ç', Y: 'Ÿ' },
  'es-ES': { A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'ÚÜ', N: 'Ñ' },
  'tl-TL': { N: 'Ñ' },
  'de-DE': { A: 'Ä', O: 'Ö', U: 'Ü', S: 'ẞ' },
  'it-IT': { A: 'À', E: 'ÈÉ', I: 'Ì', O: 'Ò', U: 'Ù' },
  'sv-SE': { E: 'É' },
  ru: { Е: 'Ё' },
  fi: { O: 'Õ', S: 'Š', Z: 'Ž' },
  nl: { E: 'ËÉÈ', I: 'Ï', O: 'ÖÓ', U: 'Ü' },
};

/** What a long press on a key offers besides; empty for most keys. */
export const accentsOf = (letter: string, language: GameLanguage): readonly string[] => [
  ...(ACCENTS[language]?.[letter] ?? ''),
];
