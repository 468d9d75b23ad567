import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@syllaboom/engine';

/** Where the device keeps the chosen language. */
export const LANGUAGE_AT = 'syllaboom.language';
export const FALLBACK = 'en-US' satisfies InterfaceLanguage;

const isInterfaceLanguage = (text: string | null | undefined): text is InterfaceLanguage =>
  (INTERFACE_LANGUAGES as readonly string[]).includes(text ?? '');

/** The interface language to start with: the stored one, else the browser's closest, else English. */
export function pickLanguage(stored: string | null, preferred: readonly string[]): InterfaceLanguage {
  if (isInterfaceLanguage(stored)) return stored;
  for (const wish of preferred) {
    // A browser says "fil" for Filipino.
    const language = wish.toLowerCase().split('-')[0]?.replace('fil', 'tl');
    const match = INTERFACE_LANGUAGES.find((offered) => offered.toLowerCase().startsWith(`${language}-`));
    if (match) return match;
  }
  return FALLBACK;
}
