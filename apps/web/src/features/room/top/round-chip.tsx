import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/kit/chip.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { useTopic } from '../store/use-topic.ts';

/** The round of the running match. */
export function RoundChip() {
  const { t } = useTranslation();
  const round = useTopic('turn', (store) => store.get('turn')?.round ?? 0);
  if (round === 0) return null;
  return (
    <Tip label={t('table.tipRound')}>
      <Chip>
        {t('room.round')} <b>{round}</b>
      </Chip>
    </Tip>
  );
}
