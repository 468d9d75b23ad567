import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';

const DEFAULT_LOCALE: GameLanguage = 'en-US';

/** The game language that was asked for, or English. */
export const localeOrDefault = (locale: string | null | undefined): GameLanguage =>
  GAME_LANGUAGES.find((language) => language === locale) ?? DEFAULT_LOCALE;
