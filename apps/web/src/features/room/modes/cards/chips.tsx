import { MODES } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../../store/use-topic.ts';
import s from './chips.module.css';

/** The chips of one player (mode 9). */
export function Chips({ id }: { id: string }) {
  const { t } = useTranslation();
  const chips = useTopic('mode', (store) => {
    const view = store.get('mode');
    return view?.mode === MODES.cardBet ? (view.chips.find(({ seat }) => seat === id)?.chips ?? 0) : 0;
  });
  return (
    <span className={s.chips} role="img" aria-label={t('modes.chips', { count: chips })} data-testid={`chips-${id}`}>
      <i aria-hidden="true" />
      {chips}
    </span>
  );
}
