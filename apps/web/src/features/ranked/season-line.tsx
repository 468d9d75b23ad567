import { CalendarDays } from 'lucide-react';
import { daysLeft, seasonAt } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/i18n/format.ts';
import s from './ranked.module.css';
import type { OwnRank } from './use-own-rank.ts';

/** The running season by this device's clock. */
function seasonNow(): OwnRank['season'] {
  const now = Date.now();
  const season = seasonAt(now);
  return {
    id: season.id,
    startsAt: new Date(season.startsAt).toISOString(),
    endsAt: new Date(season.endsAt).toISOString(),
    daysLeft: daysLeft(season, now),
  };
}

/** Which season runs, how many days are left, and when it ends; until the server has said so, by the own clock. */
export function SeasonLine({ told }: { told: OwnRank['season'] | undefined }) {
  const { t } = useTranslation();
  const season = told ?? seasonNow();
  const [year = '', quarter = ''] = season.id.split('-');
  // The last moment belongs to the day before.
  const lastDay = Date.parse(season.endsAt) - 1;
  return (
    <p className={s.season}>
      <CalendarDays size={18} strokeWidth={2.7} aria-hidden="true" />
      <b>{t('ranked.season', { quarter, year })}</b>
      <span>{t('ranked.daysLeft', { count: season.daysLeft })}</span>
      <span>{t('ranked.seasonEnds', { date: formatDate(lastDay) })}</span>
    </p>
  );
}
