import { CLANS } from '@syllaboom/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { WeekBoard } from './clan-board.tsx';
import s from './clan-week.module.css';

/** The own best matches of the week, as many places as count. */
function OwnBest() {
  const { t } = useTranslation();
  const week = useApiQuery('clanWeek', { query: {} });
  if (week.data === null) return null;
  const { best, endsAt } = week.data;
  return (
    <div className={s.own}>
      <h4>{t('clans.week.best')}</h4>
      <ol className={s.tickets}>
        {Array.from({ length: CLANS.weekMatches }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <li key={at} data-empty={best[at] === undefined || undefined}>
            {best[at] === undefined ? '–' : formatNumber(best[at])}
          </li>
        ))}
      </ol>
      <p>{t('clans.week.ends', { when: formatMoment(Date.parse(endsAt)) })}</p>
    </div>
  );
}

/** The week of the clans: what counts, the own best matches, and where all of them stand. */
export function ClanWeek() {
  const { t } = useTranslation();
  const [which, setWhich] = useState<'this' | 'last'>('this');
  return (
    <div className={s.week}>
      <p className={s.lead}>{t('clans.week.lead', { matches: CLANS.weekMatches, members: CLANS.weekMembers })}</p>
      <OwnBest />
      <Segments
        label={t('clans.week.title')}
        value={which}
        choices={[
          { value: 'this' as const, label: t('clans.week.this') },
          { value: 'last' as const, label: t('clans.week.last') },
        ]}
        onChange={setWhich}
      />
      <WeekBoard key={which} last={which === 'last'} />
    </div>
  );
}
