import { MODES } from '@syllaboom/engine';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../store/use-topic.ts';
import s from '../table/seats/seat.module.css';

/** More hearts than these are written as a number. */
const DRAWN_HEARTS = 3;

/** Hearts as pictures, many of them as a number. */
export function Hearts({ count, label }: { count: number; label: string }) {
  const drawn = count > DRAWN_HEARTS ? 1 : count;
  return (
    <span className={s.hearts} role="img" aria-label={label}>
      {Array.from({ length: drawn }, (_, index) => (
        // Hearts are all alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
        <Heart key={index} size={14} fill="currentColor" strokeWidth={0} />
      ))}
      {count > DRAWN_HEARTS ? <b>{count}</b> : null}
    </span>
  );
}

/** The chips of one player (mode 9) [R0471]. */
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
