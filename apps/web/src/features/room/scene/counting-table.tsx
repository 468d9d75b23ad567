import { useMemo } from 'react';
import { useNarrow, useTouch } from '../../../platform/media.ts';
import { useRoom, useTopic } from '../store/use-topic.ts';
import { seatOrder } from '../table/geometry.ts';
import { SeatRing } from '../table/seats/seat-ring.tsx';
import strip from '../strip/strip.module.css';
import { TableMiddle } from '../table/seats/table-middle.tsx';
import s from './game-scene.module.css';
import { LettersRoom } from './letters-room.tsx';

/** Where no room precedes the match: everybody in the places that they play from, while it is counted down. */
export function CountingTable() {
  const { store } = useRoom();
  const narrow = useNarrow();
  const touch = useTouch() || narrow;
  const joined = useTopic('seats', ({ seats }) => seats.map((seat) => seat.id).join(' '));
  const ids = useMemo(() => seatOrder(joined ? joined.split(' ') : [], store.selfId), [joined, store]);
  return (
    <div className={s.scene} data-typing="turn">
      {narrow ? null : <LettersRoom />}
      <main className={s.main} data-dock={touch ? 'keys' : 'tray'}>
        <div className={s.strip}>
          <div className={strip.strip} />
        </div>
        <div className={s.stage}>
          <SeatRing ids={ids}>{({ layout, plates }) => <TableMiddle layout={layout} plates={plates} />}</SeatRing>
        </div>
        {narrow ? <LettersRoom className={s.letters} /> : null}
      </main>
    </div>
  );
}
