import type { GameLanguage } from '../catalogue/languages.ts';

/** Under which short names wikis know the game's languages; null: no wiki has its words. */
export const WIKI_LANGUAGES: Readonly<Record<GameLanguage, string | null>> = {
  'en-US': 'en',
  'pt-BR': 'pt',
  'tr-TR': 'tr',
  'fr-FR': 'fr',
  'es-ES': 'es',
  'tl-TL': 'tl',
  'de-DE': 'de',
  'it-IT': 'it',
  'id-ID': 'id',
  'sv-SE': 'sv',
  ru: 'ru',
  fi: 'fi',
  nl: 'nl',
  'mc-MC': null,
};
