import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@syllaboom/engine';
import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storage } from '../storage.ts';
import type { Catalogue } from './catalogue.ts';
import { FIRST_TEXTS } from './first-texts.ts';
import { loadTexts } from './load-texts.ts';
import { FALLBACK, LANGUAGE_AT, pickLanguage } from './pick-language.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Catalogue };
  }
}

const numberFormats = new Map<string, Intl.NumberFormat>();
/** Numbers inside of sentences, as their language writes them. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = FALLBACK) => {
    if (typeof value !== 'number') return value as string;
    const format = numberFormats.get(language) ?? new Intl.NumberFormat(language);
    numberFormats.set(language, format);
    return format.format(value);
  },
};

export const i18n = i18next.createInstance();
void i18n
  .use(initReactI18next)
  .use(formatter)
  .init({
    lng: FALLBACK,
    fallbackLng: FALLBACK,
    resources: { [FALLBACK]: { translation: FIRST_TEXTS } },
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
    react: { bindI18nStore: 'added' },
  });

let english: Promise<void> | null = null;
/** Fetches all English texts; again when it failed. */
const loadEnglish = (): Promise<void> => {
  english ??= import('./catalogue.ts').then(
    ({ EN_US }) => void i18n.addResourceBundle(FALLBACK, 'translation', EN_US, true, true),
    (cause: unknown) => {
      english = null;
      throw cause;
    },
  );
  return english;
};

/** As the library looks texts up: it takes a code for its canonical form, Tagalog (tl) for Filipino (fil). */
const bundleOf = (language: InterfaceLanguage): string => Intl.getCanonicalLocales(language)[0] ?? language;

const load = async (language: InterfaceLanguage): Promise<void> => {
  if (language === FALLBACK) return loadEnglish();
  if (i18n.hasResourceBundle(bundleOf(language), 'translation')) return;
  i18n.addResourceBundle(bundleOf(language), 'translation', await loadTexts(language));
};

/** Adds texts that only some screens need, beside those of their language; who shows them has asked for them before. */
export const addTexts = (language: InterfaceLanguage, texts: object): void =>
  void i18n.addResourceBundle(bundleOf(language), 'translation', texts, true, true);

/** Switches the interface language; its texts are fetched first. Remembered on this device. */
export async function setLanguage(language: InterfaceLanguage): Promise<void> {
  await load(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  storage.setItem(LANGUAGE_AT, language);
}

/** Settled once every text of the language is there: no screen but the first ones may be shown before. */
export const awaitTexts = (): Promise<void> => load(currentLanguage());

/** Starts with the language of this device; English when its texts cannot be fetched. What is read first is there at once. */
export async function startLanguage(): Promise<void> {
  const language = pickLanguage(storage.getItem(LANGUAGE_AT), navigator.languages);
  if (language !== FALLBACK)
    await load(language)
      .then(() => i18n.changeLanguage(language))
      .catch(() => undefined);
  // Who waits for it hears of a failure.
  void awaitTexts().catch(() => undefined);
  document.documentElement.lang = currentLanguage();
}

/** The language that was chosen by hand on this device; null: the page goes by the browser's. */
export const chosenLanguage = (): InterfaceLanguage | null =>
  INTERFACE_LANGUAGES.find((language) => language === storage.getItem(LANGUAGE_AT)) ?? null;

/** In which of our languages the page speaks, by our own code. */
export const currentLanguage = (): InterfaceLanguage =>
  INTERFACE_LANGUAGES.find((language) => language === i18n.language || bundleOf(language) === i18n.language) ??
  FALLBACK;
