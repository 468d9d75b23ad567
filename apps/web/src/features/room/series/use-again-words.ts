import { useTranslation } from 'react-i18next';
import { useSnapshot } from '../store/use-topic.ts';
import { useRunningSeries } from './use-running-series.ts';

/** What the way to another match is called: within a series that nobody has won yet, its next game. */
export function useAgainWords(): string {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const series = useRunningSeries();
  const goesOn = series !== null && info !== null && info.champion === '' && info.games > 0;
  return goesOn ? t('room.seriesNext') : t('result.again');
}
