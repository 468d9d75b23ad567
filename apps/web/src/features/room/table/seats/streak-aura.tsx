import { MovingEffect } from '../../../../ui/cosmetics/moving-effect.tsx';
import type { SeatView } from '../../store/room-types.ts';
import { useSnapshot } from '../../store/use-topic.ts';
import s from './streak-aura.module.css';

/**
 * What one has chosen to be around one on a streak: behind the face, in no one's way; around a frame it is wider. The combo
 * image says the number.
 */
export function StreakAura({ seat }: { seat: SeatView }) {
  const ranked = useSnapshot('info')?.ranked ?? false;
  return (
    <span className={s.aura} data-framed={ranked || seat.frame > 0 || undefined} data-testid="streak-aura">
      <MovingEffect kind="streak" id={seat.streakEffect} className={s.picture} />
    </span>
  );
}
