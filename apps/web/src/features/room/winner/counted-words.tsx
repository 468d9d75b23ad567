import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useCounted } from './use-counted.ts';

/** How many words somebody had accepted, under the name that they have in the match's mode. */
export function CountedWords({ count }: { count: number }) {
  const { t } = useTranslation();
  const counted = useCounted();
  if (counted === 'hits') return `${t('modes.guessHits')}: ${formatNumber(count)}`;
  return t(counted === 'answers' ? 'modes.answeredRight' : 'room.words', { count });
}
