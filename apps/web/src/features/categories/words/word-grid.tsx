import { MASK } from '@syllaboom/contracts';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnedFocus } from '../use-returned-focus.ts';
import type { CategoryPage } from './use-category-words.ts';
import s from './word-grid.module.css';

/** Its letters are hidden: nothing is to be shown of it. */
const isMasked = (word: string): boolean => word.includes(MASK);

/** A word that is missing: the place for it, with its first letter. */
function Missing({ word }: { word: string }) {
  const { t } = useTranslation();
  const letters = [...word];
  return (
    <span className={s.missing} data-masked>
      <span aria-hidden="true">
        {letters.map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
          <i key={at} data-mask={letter === MASK || undefined}>
            {letter}
          </i>
        ))}
      </span>
      <span className="sr">{t('categories.masked', { letter: letters[0], count: letters.length })}</span>
    </span>
  );
}

interface WordGridProps {
  words: CategoryPage['words'];
  language: string;
  /** The word that was looked at last. */
  from: string | null;
  onWord: (word: string) => void;
}

/** A page of the album: words that were typed are stuck in it, the others have their places. */
export function WordGrid({ words, language, from, onWord }: WordGridProps) {
  const { t } = useTranslation();
  const back = useRef<HTMLButtonElement>(null);
  const isThere = from !== null && words.some(({ word }) => word === from);
  useReturnedFocus(back as RefObject<HTMLElement | null>, isThere);
  return (
    <ul className={s.grid}>
      {words.map(({ word, typed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two masked words may look alike
        <li key={`${at} ${word}`}>
          {typed && !isMasked(word) ? (
            <button
              ref={word === from ? back : null}
              type="button"
              className={s.word}
              aria-label={t('categories.look', { word })}
              onClick={() => onWord(word)}
            >
              <span lang={language} data-word>
                {word}
              </span>
            </button>
          ) : (
            <Missing word={word} />
          )}
        </li>
      ))}
    </ul>
  );
}
