import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/i18n/format.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import s from './ranked.module.css';
import type { OwnRank } from './use-own-rank.ts';

/** Fewer points are no line. */
const LEAST_POINTS = 2;

/** How the player's points went over the season's matches. */
export function RankedTimeline({ timeline }: { timeline: OwnRank['timeline'] }) {
  const { t } = useTranslation();
  if (timeline.length < LEAST_POINTS) return <p className={s.quiet}>{t('ranked.timelineNone')}</p>;
  const points = timeline.map(({ wp }, at) => [at + 1, wp] as const);
  return (
    <LineChart
      title={t('ranked.timeline')}
      series={[{ id: 'own', label: t('ranked.timelinePoints'), points }]}
      xName={t('ranked.timelineMatch')}
      formatX={(match) => `${t('ranked.timelineMatch')} ${formatNumber(match)}`}
      formatMark={formatNumber}
      formatY={formatNumber}
      xSteps={[1, 2, 5, 10, 20, 50, 100, 200, 500]}
      height={170}
    />
  );
}
