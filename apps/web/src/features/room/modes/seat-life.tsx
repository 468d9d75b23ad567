import { Heart } from 'lucide-react';
import s from './seat-life.module.css';

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
