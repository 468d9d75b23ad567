import { GAME_LANGUAGES, INTERFACE_LANGUAGES, type InterfaceLanguage } from '@syllaboom/engine';
import { create } from 'zustand';
import { currentLanguage } from '../../platform/i18n/i18n.ts';
import { storage } from '../../platform/storage.ts';
import { useUser } from '../session/index.ts';

/** Languages whose categories are not shown. Catalan, the fourth of them, is none that is played in. */
const HIDDEN: ReadonlySet<string> = new Set(['it-IT', 'sv-SE', 'mc-MC', 'ca-CA', 'ru', 'fi', 'nl']);

const isSpoken = (language: string): language is InterfaceLanguage =>
  (INTERFACE_LANGUAGES as readonly string[]).includes(language);

/** The languages whose categories are shown, in the order of all lists of languages. */
export const CATEGORY_LANGUAGES: readonly InterfaceLanguage[] = GAME_LANGUAGES.filter(
  (language) => !HIDDEN.has(language),
).filter(isSpoken);

const STORED_AT = 'syllaboom.category-language';
const known = (text: string | null | undefined): InterfaceLanguage | null =>
  CATEGORY_LANGUAGES.find((language) => language === text) ?? null;

const useChosen = create<{ readonly language: InterfaceLanguage | null }>(() => ({
  language: known(storage.getItem(STORED_AT)),
}));

/** Whose categories are shown: as chosen on this device, else the player's own, else the page's. */
export function useCategoryLanguage(): InterfaceLanguage {
  const chosen = useChosen((state) => state.language);
  const own = known(useUser()?.locale);
  return chosen ?? own ?? currentLanguage();
}

/** Chooses it, for the next visits, too; null: none is chosen any more. */
export function chooseCategoryLanguage(language: InterfaceLanguage | null): void {
  if (language === null) storage.removeItem(STORED_AT);
  else storage.setItem(STORED_AT, language);
  useChosen.setState({ language });
}
