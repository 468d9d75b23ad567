/** The game languages in the order in which they are offered. ca-CA is built but not offered. */
export const GAME_LANGUAGES = [
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
  'mc-MC',
] as const;
export type GameLanguage = (typeof GAME_LANGUAGES)[number];

/** Languages that have a word index: the offered ones and Catalan. */
export const INDEXED_LANGUAGES = [...GAME_LANGUAGES, 'ca-CA'] as const;
export type IndexedLanguage = (typeof INDEXED_LANGUAGES)[number];

export const INTERFACE_LANGUAGES = ['de-DE', 'en-US', 'es-ES', 'fr-FR', 'id-ID', 'pt-BR', 'tl-TL', 'tr-TR'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];
