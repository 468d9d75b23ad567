import type { InterfaceLanguage } from '@syllaboom/engine';

type TextFiles = Readonly<Record<string, object>>;

/** A language's texts are fetched in one piece, when it is spoken. */
const LOADERS: Readonly<Record<Exclude<InterfaceLanguage, 'en-US'>, () => Promise<{ readonly TEXTS: TextFiles }>>> = {
  'de-DE': () => import('./texts/de-de.ts'),
  'es-ES': () => import('./texts/es-es.ts'),
  'fr-FR': () => import('./texts/fr-fr.ts'),
  'id-ID': () => import('./texts/id-id.ts'),
  'pt-BR': () => import('./texts/pt-br.ts'),
  'tl-TL': () => import('./texts/tl-tl.ts'),
  'tr-TR': () => import('./texts/tr-tr.ts'),
};

/** All texts of a language but English, by feature: the name of their file. */
export async function loadTexts(language: keyof typeof LOADERS): Promise<Record<string, object>> {
  const { TEXTS } = await LOADERS[language]();
  return Object.fromEntries(
    Object.entries(TEXTS).map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), texts]),
  );
}
