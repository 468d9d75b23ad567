import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useCountsHits } from './use-counts-hits.ts';

/** How many words somebody had accepted, under the name that they have in the match's mode. */
export function CountedWords({ count }: { count: number }) {
  const { t } = useTranslation();
  return useCountsHits() ? `${t('modes.guessHits')}: ${formatNumber(count)}` : t('room.words', { count });
}
