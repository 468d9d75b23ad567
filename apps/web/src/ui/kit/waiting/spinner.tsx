import s from '../inputs/control.module.css';
import { Tile } from '../tile.tsx';

/** Something is coming: three hopping tiles and what they wait for. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={s.spinner} role="status">
      <span className={s.spinnerTiles}>
        {['A', 'B', 'C'].map((letter) => (
          <Tile key={letter} letter={letter} size={30} />
        ))}
      </span>
      <span>{label}</span>
    </span>
  );
}
