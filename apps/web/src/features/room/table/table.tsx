import { type CSSProperties, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoom, useTopic } from '../store/use-topic.ts';
import { Deck } from './deck.tsx';
import { layOutTable, seatOrder } from './geometry.ts';
import { Hud } from './hud.tsx';
import { Seat } from './seat.tsx';
import type { Stage } from './stage-effects.ts';
import s from './table.module.css';
import { useStageSize } from './use-stage-size.ts';
import { useTableEffects } from './use-table-effects.ts';

/** The table: players in an ellipse around the bomb [R0124]. */
export function Table() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const { host, size } = useStageSize();
  const stage = useRef<Stage | null>(null);
  const joined = useTopic('seats', ({ seats }) =>
    seats
      .filter((seat) => !seat.spectating || seat.eliminated)
      .map((seat) => seat.id)
      .join(' '),
  );
  const ids = useMemo(() => seatOrder(joined ? joined.split(' ') : [], store.selfId), [joined, store]);
  const layout = useMemo(() => layOutTable(ids.length, size.width, size.height), [ids.length, size.width, size.height]);
  useTableEffects(stage);
  const { deck, shiftY } = layout;
  return (
    <div
      className={s.stage}
      ref={host}
      data-stage={layout.small ? 'small' : 'wide'}
      style={{ '--dy': `${shiftY}px` } as CSSProperties}
    >
      {size.width > 0 ? (
        <>
          <Deck rx={deck.rx} ry={deck.ry} width={size.width} height={size.height + shiftY * 2} />
          <Hud
            bomb={layout.bomb}
            seats={layout.seats}
            ids={ids}
            width={size.width}
            height={size.height}
            shiftY={shiftY}
            host={host}
            stage={stage}
          />
          <ul
            className={s.seats}
            style={{ '--from': `${-size.width / 2}px`, '--to': `${size.width / 2}px` } as CSSProperties}
            aria-label={t('room.players')}
          >
            {layout.seats.map((seat, index) => {
              const id = ids[index] ?? '';
              return (
                <Seat
                  key={id}
                  id={id}
                  x={Math.round(seat.x)}
                  y={Math.round(seat.y)}
                  scale={layout.seatScale}
                  dense={layout.dense}
                />
              );
            })}
          </ul>
        </>
      ) : null}
    </div>
  );
}
