import { useTranslation } from 'react-i18next';
import { useChips } from './use-chips.ts';
import s from './chips.module.css';

/** The chips of one player (mode 9). */
export function Chips({ id }: { id: string }) {
  const { t } = useTranslation();
  const chips = useChips(id) ?? 0;
  return (
    <span className={s.chips} role="img" aria-label={t('modes.chips', { count: chips })} data-testid={`chips-${id}`}>
      <i aria-hidden="true" />
      {chips}
    </span>
  );
}
