import { RANKED, RANKS, rankOf } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/i18n/format.ts';
import { Chip } from '../../ui/kit/chip.tsx';
import { RankEmblem } from '../../ui/rank/rank-emblem.tsx';
import s from './rank-table.module.css';

export const RANKS_WINDOW = 'ranked-ranks';

/** The eight ranks with their points, the highest first; the own one is marked. */
export function RankTable({ wp }: { wp: number | null }) {
  const { t } = useTranslation();
  const own = wp === null ? null : rankOf(wp);
  const rows = RANKS.map(({ name, below }, at) => ({ name, from: RANKS[at - 1]?.below ?? RANKED.leastPoints, below }));
  return (
    <ul className={s.ranks} aria-label={t('ranked.ranks')}>
      {rows.toReversed().map(({ name, from, below }) => (
        <li key={name} data-own={name === own || undefined} data-rank={name}>
          <RankEmblem rank={name} size={50} />
          <p>
            <b>{t(`profile.ranks.${name}`)}</b>
            {name === own ? (
              <Chip size="sm" tone="gold">
                {t('ranked.yourRank')}
              </Chip>
            ) : null}
          </p>
          <span>
            {Number.isFinite(below)
              ? t('ranked.range', { from: formatNumber(from), to: formatNumber(below - 1) })
              : t('ranked.rangeOpen', { from: formatNumber(from) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
