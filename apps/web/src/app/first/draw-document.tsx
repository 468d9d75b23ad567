import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@syllaboom/engine';
import { renderToString } from 'react-dom/server';
import { i18n } from '../../platform/i18n/i18n.ts';
import { loadTexts } from '../../platform/i18n/load-texts.ts';
import { ErrorBoundary } from '../notices/error-boundary.tsx';
import { Page } from '../page.tsx';

/** Draws the landing page in a language as the document brings it: the very tree that React takes over. */
async function drawIn(language: InterfaceLanguage): Promise<string> {
  if (language !== 'en-US') {
    const code = Intl.getCanonicalLocales(language)[0] ?? language;
    i18n.addResourceBundle(code, 'translation', await loadTexts(language));
  }
  await i18n.changeLanguage(language);
  return renderToString(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
}

/** The landing page's markup in all languages; for the build alone. */
export async function drawDocument(): Promise<Readonly<Record<InterfaceLanguage, string>>> {
  const drawn: Partial<Record<InterfaceLanguage, string>> = {};
  for (const language of INTERFACE_LANGUAGES) drawn[language] = await drawIn(language);
  return drawn as Record<InterfaceLanguage, string>;
}
