import type { ClanBoardRow } from '@syllaboom/contracts';
import { clanLevelOfExp } from '@syllaboom/engine';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { openClan } from '../../../navigation/windows.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Pennant } from '../../../ui/clan/pennant.tsx';
import { widestWord } from '../../../ui/kit/letter-width.ts';
import s from './clan-rows.module.css';

/** What a board counts: a clan's exp, or its points of a week. */
export type ClanScore = 'exp' | 'points';

interface ClanRowsProps {
  readonly rows: readonly ClanBoardRow[];
  readonly of: ClanScore;
  readonly label: string;
}

function Row({ row, of }: { row: ClanBoardRow; of: ClanScore }) {
  const { t } = useTranslation();
  return (
    <li className={s.row} data-rank={row.rank} data-own={row.is_own || undefined}>
      <i>
        <span aria-hidden="true">{formatNumber(row.rank)}</span>
        <span className="sr">{t('leaderboards.place', { rank: row.rank })}</span>
      </i>
      <button type="button" className={s.who} onClick={() => openClan(row.id)}>
        <span className="sr">{t('clans.open', { name: row.name })}</span>
        <Pennant clan={row} size={34} />
        <span>
          <b style={{ '--letters': widestWord(row.name) } as CSSProperties}>{row.name}</b>
          <small>
            {`${t('common.level', { level: clanLevelOfExp(row.exp) })} · ${t('clans.people', { count: row.memberCount })}`}
          </small>
        </span>
      </button>
      <em>{of === 'exp' ? formatNumber(row.score) : t('clans.week.points', { count: row.score })}</em>
    </li>
  );
}

/** Clans by place; a row opens the clan. */
export function ClanRows({ rows, of, label }: ClanRowsProps) {
  return (
    <ol className={s.rows} aria-label={label}>
      {rows.map((row) => (
        <Row key={row.id} row={row} of={of} />
      ))}
    </ol>
  );
}
