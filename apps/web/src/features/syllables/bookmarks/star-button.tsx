import type { GameLanguage } from '@syllaboom/engine';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sound } from '../../../platform/sound/sound.ts';
import { type CountedSyllable, markSyllable } from './bookmarks.ts';
import s from './star-button.module.css';

interface StarButtonProps {
  language: GameLanguage;
  counted: CountedSyllable;
  isMarked: boolean;
}

/** Bookmarks a syllable or forgets it; the star is full while it is bookmarked. */
export function StarButton({ language, counted, isMarked }: StarButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={s.star}
      aria-label={t('syllables.bookmark', { syllable: counted.syllable })}
      aria-pressed={isMarked}
      onPointerDown={() => sound.play('tap')}
      onClick={() => void markSyllable(language, counted, !isMarked)}
    >
      <Star size={20} strokeWidth={2.6} fill={isMarked ? 'currentColor' : 'none'} />
    </button>
  );
}
