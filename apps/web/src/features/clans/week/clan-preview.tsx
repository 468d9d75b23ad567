import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { Pennant } from '../../../ui/clan/pennant.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { widestWord } from '../../../ui/kit/letter-width.ts';
import s from './three-clans.module.css';

const SHOWN = 3;
/** A preview is asked for anew after this time. */
const FRESH_MS = 20_000;

/** The three clans with most exp, in the box of their boards. */
export function ClanPreview() {
  const { t } = useTranslation();
  const board = useApiQuery('clanBoard', { query: {} }, { staleTime: FRESH_MS });
  return (
    <LoadView of={board} failed={t('leaderboards.failed')} small>
      {({ rows }) =>
        rows.length === 0 ? (
          <p>{t('clans.browse.none')}</p>
        ) : (
          <ol className={s.three} data-size="box">
            {rows.slice(0, SHOWN).map((row) => (
              <li key={row.id} data-rank={row.rank} data-own={row.is_own || undefined}>
                <Pennant clan={row} size={52} />
                <b style={{ '--letters': widestWord(row.name) } as CSSProperties}>{row.name}</b>
                <em>{formatNumber(row.score)}</em>
                <span className={s.place}>
                  <span aria-hidden="true">{row.rank}</span>
                  <span className="sr">{t('leaderboards.place', { rank: row.rank })}</span>
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </LoadView>
  );
}
