import { Critter } from '../../../ui/critter/critter.tsx';
import { usePlayerName } from '../players/use-player-name.ts';
import { useSnapshot, useTopic } from '../store/use-topic.ts';
import s from './overlays.module.css';

/** Two players only: they are shown against each other before the first turn [R0592]. */
export function VersusOverlay() {
  const lasts = useSnapshot('versus');
  const seats = useTopic('seats', (store) => store.seats);
  const nameOf = usePlayerName();
  if (lasts === null) return null;
  const [left, right] = seats.filter((seat) => !seat.spectating);
  if (!left || !right) return null;
  return (
    <div className={s.versus} style={{ animationDuration: `${lasts}ms` }} data-testid="versus">
      <div className={s.left}>
        <Critter seed={left.avatar || left.authId || left.name} mood="happy" size={170} />
        <b>{nameOf(left)}</b>
      </div>
      <em>VS</em>
      <div className={s.right}>
        <Critter seed={right.avatar || right.authId || right.name} mood="panic" size={170} />
        <b>{nameOf(right)}</b>
      </div>
    </div>
  );
}
