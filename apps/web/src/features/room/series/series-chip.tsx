import { useTranslation } from 'react-i18next';
import { Trophy } from 'lucide-react';
import { Chip } from '../../../ui/kit/chip.tsx';
import { useRunningSeries } from './use-running-series.ts';

/** That this is a series, and which of its matches is the running or the next one; `brief`, as once it is won: only that it is one. */
export function SeriesChip({ small = false, brief = false }: { small?: boolean; brief?: boolean }) {
  const { t } = useTranslation();
  const series = useRunningSeries();
  if (!series) return null;
  return (
    <Chip size={small ? 'sm' : 'md'} data-testid="series" data-part="series">
      <Trophy size={14} strokeWidth={3} aria-hidden="true" />
      {brief || series.isWon ? t('room.bestOf', series) : t('room.seriesGame', series)}
    </Chip>
  );
}
