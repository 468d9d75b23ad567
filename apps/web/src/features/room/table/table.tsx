import { type CSSProperties, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoom, useTopic } from '../store/use-topic.ts';
import { Deck } from './deck.tsx';
import { layOutTable, type Point, seatOrder, type TableLayout } from './geometry.ts';
import { Hud } from './hud.tsx';
import { Seat } from './seat.tsx';
import type { Stage } from './stage-effects.ts';
import s from './table.module.css';
import { useStageSize } from './use-stage-size.ts';
import { useTableEffects } from './use-table-effects.ts';

/** The plate of an active seat ends so far below its middle, at a scale of 1; its draft is so high. */
const PLATE_PX = 52;
const DRAFT_PX = 56;
/** The fuse is so wide, as part of the bomb. */
const FUSE_RADIUS = 0.7;

const isTop = ({ x, y }: Point, { bomb }: TableLayout): boolean => y < 0 && Math.abs(x) < bomb * FUSE_RADIUS;

/** Whether what a seat above the bomb types would lie over the fuse. */
const isAside = (seat: Point, layout: TableLayout): boolean =>
  isTop(seat, layout) && seat.y + (PLATE_PX + DRAFT_PX) * layout.seatScale > -layout.bomb * FUSE_RADIUS;

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
                  top={isTop(seat, layout)}
                  aside={isAside(seat, layout)}
                  duel={ids.length === 2}
                />
              );
            })}
          </ul>
        </>
      ) : null}
    </div>
  );
}
