import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { type ChartPoint, TIME_STEPS } from '../../../ui/chart/chart-scale.ts';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { clockText } from '../../../ui/clock-text.ts';
import s from './match-body.module.css';
import { heartsCurve, speedCurve } from './match-timeline.ts';
import type { MatchPlayer } from './match-players.ts';

/** Hearts are whole. */
const HEART_STEPS = [1, 2, 5, 10] as const;

function curvesOf(players: readonly MatchPlayer[], read: (timeline: Timeline) => ChartPoint[]) {
  return players.flatMap(({ id, name, stats }) => {
    const points = stats.timeline === undefined ? [] : read(stats.timeline);
    return points.length === 0 ? [] : [{ id, label: name, points }];
  });
}
type Timeline = NonNullable<MatchPlayer['stats']['timeline']>;

/** Words per minute and hearts over the match; matches kept before these were noted have none. */
export function MatchCharts({ players, seconds }: { players: readonly MatchPlayer[]; seconds: number }) {
  const { t } = useTranslation();
  const [speed, hearts] = useMemo(
    () => [
      curvesOf(players, (timeline) => speedCurve(timeline, seconds)),
      curvesOf(players, (timeline) => heartsCurve(timeline, seconds)),
    ],
    [players, seconds],
  );
  if (speed.length === 0) return null;
  const time = { xName: t('history.time'), formatX: clockText, xSteps: TIME_STEPS } as const;
  return (
    <section className={s.charts}>
      <LineChart {...time} title={t('history.speedChart')} series={speed} formatY={formatNumber} leastY={0} />
      {hearts.length === 0 ? null : (
        <LineChart
          {...time}
          title={t('history.heartsChart')}
          series={hearts}
          shape="steps"
          formatY={formatNumber}
          ySteps={HEART_STEPS}
          leastY={0}
          height={170}
        />
      )}
    </section>
  );
}
