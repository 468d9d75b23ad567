import { Trophy } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { openClan } from '../../../navigation/windows.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { Pennant } from '../../../ui/clan/pennant.tsx';
import { widestWord } from '../../../ui/kit/letter-width.ts';
import s from './last-week.module.css';

/** The board of a week that is over changes no more. */
const FRESH_MS = 600_000;

/** The three clans that did most in the last week, at home; nothing where there were none, or they can't be read. */
export function LastWeek() {
  const { t } = useTranslation();
  const top = useApiQuery('clanWeekTop', {}, { staleTime: FRESH_MS });
  if (top.data === null || top.data.rows.length === 0) return null;
  return (
    <section className={s.strip} aria-label={t('clans.week.lastThree')}>
      <h2>
        <Trophy size={18} strokeWidth={2.7} aria-hidden="true" />
        {t('clans.week.lastThree')}
      </h2>
      <ol>
        {top.data.rows.map((row) => (
          <li key={row.id} data-rank={row.rank} data-own={row.is_own || undefined}>
            <button type="button" onClick={() => openClan(row.id)}>
              <span className="sr">{t('clans.open', { name: row.name })}</span>
              <i>
                <span aria-hidden="true">{row.rank}</span>
                <span className="sr">{t('leaderboards.place', { rank: row.rank })}</span>
              </i>
              <Pennant clan={row} size={34} />
              <span>
                <b style={{ '--letters': widestWord(row.name) } as CSSProperties}>{row.name}</b>
                <small>{t('clans.week.points', { count: row.score })}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
