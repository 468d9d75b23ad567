import { GAME_LANGUAGES, type GameLanguage, INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { chosenLanguage } from '../../../platform/i18n/i18n.ts';

/**
 * The language that a player's rooms have. Who has chosen the page's language by hand plays in it, too, wherever the account
 * was made; except where the account's language is one that the page does not speak.
 */
export function roomLanguage(locale: string | undefined): GameLanguage {
  const own = GAME_LANGUAGES.find((language) => language === locale);
  const isSpoken = own === undefined || INTERFACE_LANGUAGES.some((language) => language === own);
  return (isSpoken ? chosenLanguage() : null) ?? own ?? 'en-US';
}
