import { rankStyle, rankOf } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { RankEmblem } from '../../../ui/rank/rank-emblem.tsx';
import s from './rank-block.module.css';

/** The rank with its points: not before 500, festive above 2500, a legend above 3000. */
export function RankBlock({ wp }: { wp: number }) {
  const { t } = useTranslation();
  const style = rankStyle(wp);
  if (style === null) return null;
  const rank = rankOf(wp);
  return (
    <section className={s.rank} data-rank-style={style} aria-label={t('profile.rank')}>
      <RankEmblem rank={rank} />
      <p>
        <b>{t(`profile.ranks.${rank}`)}</b>
        <span>{t('profile.wp', { points: formatNumber(wp) })}</span>
      </p>
    </section>
  );
}
