import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/kit/chip.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { useSnapshot } from '../store/use-topic.ts';

const MS_PER_SECOND = 1_000;

/** By how many seconds one watches late; 0: not at all. */
export const useBehindSeconds = (): number => Math.ceil(useSnapshot('behindMs') / MS_PER_SECOND);

/** Says that what is seen lies back. */
export function BehindChip() {
  const { t } = useTranslation();
  const count = useBehindSeconds();
  if (count === 0) return null;
  const words = t('room.behind', { count });
  return (
    <Tip label={words}>
      <Chip tone="gold" role="status">
        <Hourglass size={15} strokeWidth={2.8} aria-hidden="true" />
        <b aria-hidden="true">{`−${t('duration.seconds', { seconds: count })}`}</b>
        <span className="sr">{words}</span>
      </Chip>
    </Tip>
  );
}
