import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useChips } from '../modes/cards/use-chips.ts';
import { useCounted } from './use-counted.ts';

/** How many words somebody had accepted, under the name that they have in the match's mode; where chips decide, those. */
export function CountedWords({ id, count }: { id: string; count: number }) {
  const { t } = useTranslation();
  const counted = useCounted();
  const chips = useChips(id);
  if (chips !== null) return t('modes.chips', { count: chips });
  if (counted === 'hits') return `${t('modes.guessHits')}: ${formatNumber(count)}`;
  return t(counted === 'answers' ? 'modes.answeredRight' : 'room.words', { count });
}
