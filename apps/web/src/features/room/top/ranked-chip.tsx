import { RANKED_FLOW } from '@syllaboom/engine';
import { Eye, Swords } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/kit/chip.tsx';
import { useSnapshot } from '../store/use-topic.ts';
import { useWatching } from '../use-watching.ts';

const MS_PER_SECOND = 1000;

/** In a ranked room, instead of its code: that it is one; for watchers, how much later they see it. */
export function RankedChip() {
  const { t } = useTranslation();
  const ranked = useSnapshot('info')?.ranked ?? false;
  const watching = useWatching();
  if (!ranked) return null;
  if (watching)
    return (
      <Chip tone="gold" title={t('ranked.delayedWhy')} data-testid="delayed">
        <Eye size={17} strokeWidth={2.8} aria-hidden="true" />
        {t('ranked.delayed', { seconds: RANKED_FLOW.watchDelayMs / MS_PER_SECOND })}
      </Chip>
    );
  return (
    <Chip tone="gold">
      <Swords size={17} strokeWidth={2.8} aria-hidden="true" />
      {t('ranked.title')}
    </Chip>
  );
}
