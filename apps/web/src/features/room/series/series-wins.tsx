import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import s from './series.module.css';

/** At a seat: the matches that somebody has won in the running series. */
export function SeriesWins({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className={s.wins} role="img" aria-label={t('room.seriesWins', { count })}>
      <Trophy size={14} strokeWidth={2.8} aria-hidden="true" />
      {count}
    </span>
  );
}
