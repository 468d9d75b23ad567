import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@syllaboom/engine';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storage } from '../storage.ts';
import { type Catalogue, EN_US } from './catalogue.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Catalogue };
  }
}

const STORED_AT = 'syllaboom.language';
const FALLBACK: InterfaceLanguage = 'en-US';
const files = import.meta.glob<Record<string, string>>(['../../locales/*/*.json', '!../../locales/en-US/*.json'], {
  import: 'default',
});

export const i18n = i18next.createInstance();
void i18n.use(initReactI18next).init({
  lng: FALLBACK,
  fallbackLng: FALLBACK,
  resources: { [FALLBACK]: { translation: EN_US } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

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

const load = async (language: InterfaceLanguage): Promise<void> => {
  if (i18n.hasResourceBundle(language, 'translation')) return;
  const prefix = `../../locales/${language}/`;
  const parts = Object.entries(files).filter(([path]) => path.startsWith(prefix));
  const loaded = await Promise.all(
    parts.map(async ([path, read]) => [path.slice(prefix.length, -'.json'.length), await read()] as const),
  );
  i18n.addResourceBundle(language, 'translation', Object.fromEntries(loaded));
};

/** Switches the interface language; its texts are fetched first. Remembered on this device. */
export async function setLanguage(language: InterfaceLanguage): Promise<void> {
  await load(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  storage.setItem(STORED_AT, language);
}

/** Starts with the language of this device; English when its texts cannot be fetched. */
export async function startLanguage(): Promise<void> {
  const language = pickLanguage(storage.getItem(STORED_AT), navigator.languages);
  if (language === FALLBACK) return;
  await load(language)
    .then(() => i18n.changeLanguage(language))
    .catch(() => undefined);
  document.documentElement.lang = i18n.language;
}

export const currentLanguage = (): InterfaceLanguage => (isInterfaceLanguage(i18n.language) ? i18n.language : FALLBACK);
