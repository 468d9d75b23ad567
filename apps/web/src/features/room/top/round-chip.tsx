import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/kit/chip.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { useModeScreen } from '../modes/use-mode.ts';
import { useTopic } from '../store/use-topic.ts';

/** The round of the running match, where its board does not say it. */
export function RoundChip() {
  const { t } = useTranslation();
  const round = useTopic('turn', (store) => store.get('turn')?.round ?? 0);
  const { countsRounds } = useModeScreen();
  if (round === 0 || countsRounds) return null;
  return (
    <Tip label={t('table.tipRound')}>
      <Chip>
        {t('room.round')} <b>{round}</b>
      </Chip>
    </Tip>
  );
}
