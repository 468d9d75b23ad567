import type { GameLanguage } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import type { CountedSyllable } from '../bookmarks/bookmarks.ts';
import { StarButton } from '../bookmarks/star-button.tsx';
import { openWordsOf } from '../words/opened-syllable.ts';
import s from './syllable-grid.module.css';

interface SyllableGridProps {
  label: string;
  language: GameLanguage;
  syllables: readonly CountedSyllable[];
  isMarked: (syllable: string) => boolean;
  busy?: boolean;
}

/** Syllables with the number of their words and a star; a press shows the words. */
export function SyllableGrid({ label, language, syllables, isMarked, busy = false }: SyllableGridProps) {
  const { t } = useTranslation();
  return (
    <ul className={s.grid} aria-label={label} aria-busy={busy || undefined}>
      {syllables.map(({ syllable, count }) => (
        <li key={syllable} className={s.card} data-syllable={syllable}>
          <button type="button" className={s.words} onClick={() => openWordsOf(language, { syllable, count })}>
            <b lang={language}>{syllable}</b>
            <small>
              <span aria-hidden="true">{formatNumber(count)}</span>
              <span className="sr">{t('profile.wordCount', { count })}</span>
            </small>
          </button>
          <StarButton language={language} counted={{ syllable, count }} isMarked={isMarked(syllable)} />
        </li>
      ))}
    </ul>
  );
}
