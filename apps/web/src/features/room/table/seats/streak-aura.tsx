import { MovingEffect } from '../../../../ui/cosmetics/moving-effect.tsx';
import s from './streak-aura.module.css';

/** What one has chosen to be around one on a streak: behind the face, in no one's way. The combo image says the number. */
export const StreakAura = ({ effect }: { effect: number }) => (
  <span className={s.aura} data-testid="streak-aura">
    <MovingEffect kind="streak" id={effect} className={s.picture} />
  </span>
);
