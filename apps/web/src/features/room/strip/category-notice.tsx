import { Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { monsterName } from '../host/monsters/monster-words.ts';
import { usePlayerName } from '../players/use-player-name.ts';
import { useSeat, useSnapshot } from '../store/use-topic.ts';
import s from './strip.module.css';

/** A played word belongs to word categories: said for 2.6 s. */
export function CategoryNotice() {
  const { t } = useTranslation();
  const found = useSnapshot('category');
  const seat = useSeat(found?.id ?? '');
  const nameOf = usePlayerName();
  if (!found) return null;
  return (
    <div className={s.notice} role="status" key={found.word} data-testid="category-popup">
      <Tags size={22} strokeWidth={2.8} />
      <span className={s.who}>{seat ? nameOf(seat) : ''}</span>
      <b className={s.word}>{found.word}</b>
      <em className={s.what}>{found.categories.map((category) => monsterName(t, category)).join(' · ')}</em>
    </div>
  );
}
