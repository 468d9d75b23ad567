import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../platform/query/use-api-query.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';

/** Fewer points make no curve. */
const LEAST_POINTS = 2;
const HEIGHT = 170;

/** The player's ranked points after each match of the season; nothing before there is a curve. */
export function RatingChart() {
  const { t } = useTranslation();
  const rank = useApiQuery('ownRank', {});
  const { data } = rank;
  const series = useMemo(() => {
    const points = (data?.timeline ?? []).map(({ wp }, index) => [index + 1, wp] as const);
    return [{ id: 'wp', label: t('history.ratingChart'), points }];
  }, [data, t]);
  if (rank.failure !== null)
    return (
      <LoadView of={rank} small>
        {() => null}
      </LoadView>
    );
  if ((data?.timeline.length ?? 0) < LEAST_POINTS) return null;
  return (
    <LineChart
      title={t('history.ratingChart')}
      series={series}
      xName={t('history.detail')}
      formatX={(match) => `${t('history.detail')} ${formatNumber(match)}`}
      formatMark={formatNumber}
      formatY={formatNumber}
      xSteps={[1, 2, 5, 10, 20, 50, 100]}
      height={HEIGHT}
    />
  );
}
