import type { Gif } from '@syllaboom/contracts';
import type { GifId, InterfaceLanguage } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';

type Words = Readonly<Record<GifId, string>>;

/** What the pictures of the pack are called; one file a language, fetched by whoever shows the first of them. */
const FILES: Readonly<Record<InterfaceLanguage, () => Promise<{ readonly GIF_WORDS: Words }>>> = {
  'de-DE': () => import('@syllaboom/engine/gif-words/de-de'),
  'en-US': () => import('@syllaboom/engine/gif-words/en-us'),
  'es-ES': () => import('@syllaboom/engine/gif-words/es-es'),
  'fr-FR': () => import('@syllaboom/engine/gif-words/fr-fr'),
  'id-ID': () => import('@syllaboom/engine/gif-words/id-id'),
  'pt-BR': () => import('@syllaboom/engine/gif-words/pt-br'),
  'tl-TL': () => import('@syllaboom/engine/gif-words/tl-tl'),
  'tr-TR': () => import('@syllaboom/engine/gif-words/tr-tr'),
};

const known = new Map<InterfaceLanguage, Words>();

/** What a GIF is called in the reader's language; of others than the pack's, what the server says. */
export function useGifTitle({ p, id, title }: Pick<Gif, 'p' | 'id' | 'title'>): string {
  useTranslation();
  const language = currentLanguage();
  const [words, setWords] = useState(known.get(language));
  useEffect(() => {
    let isOver = false;
    setWords(known.get(language));
    if (p === 'embedded' && !known.has(language))
      FILES[language]().then(
        ({ GIF_WORDS }) => {
          known.set(language, GIF_WORDS);
          if (!isOver) setWords(GIF_WORDS);
        },
        // The server's title does, too.
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [language, p]);
  const own = p === 'embedded' ? words?.[id as GifId] : undefined;
  return own?.split('|', 1)[0]?.trim() ?? title;
}
