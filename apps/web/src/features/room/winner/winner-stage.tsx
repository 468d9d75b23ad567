import { Deck } from '../table/seats/deck.tsx';
import s from './winner-stage.module.css';

/** The drum's own size; the page scales it to what there is. */
const DRUM = { width: 1000, height: 270, rx: 470, ry: 96 } as const;

/** The drum of the match just played, its lights on, under the podium. Decoration only. */
export const WinnerDrum = () => (
  <div className={s.drum} aria-hidden="true">
    <Deck {...DRUM} />
  </div>
);
