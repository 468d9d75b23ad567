import { Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { monsterName } from '../host/monsters/monster-words.ts';
import { usePlayerName } from '../players/use-player-name.ts';
import { openWord } from '../../../navigation/windows.ts';
import { WordLink } from '../../../ui/kit/buttons/word-link.tsx';
import { useSeat, useSeatLanguage, useSnapshot } from '../store/use-topic.ts';
import s from './strip.module.css';

/** A played word belongs to word categories: said for 2.6 s. */
export function CategoryNotice() {
  const { t } = useTranslation();
  const found = useSnapshot('category');
  const seat = useSeat(found?.id ?? '');
  const nameOf = usePlayerName();
  const language = useSeatLanguage(seat);
  if (!found) return null;
  return (
    <div className={s.notice} role="status" key={found.word} data-testid="category-popup">
      <Tags size={22} strokeWidth={2.8} />
      <span className={s.who}>{seat ? nameOf(seat) : ''}</span>
      <b className={s.word}>
        <WordLink word={found.word} locale={language} onOpen={() => openWord(language, found.word)} />
      </b>
      <em className={s.what}>{found.categories.map((category) => monsterName(t, category)).join(' · ')}</em>
    </div>
  );
}
