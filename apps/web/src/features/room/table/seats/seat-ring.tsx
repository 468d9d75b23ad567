import { type CSSProperties, type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from '../../../../platform/media.ts';
import { useRoom } from '../../store/use-topic.ts';
import { Deck } from './deck.tsx';
import { layOutTable, type Point, type TableLayout } from '../geometry.ts';
import { keepPlaces, lastPlaces } from './last-places.ts';
import { plateRooms } from './room-around.ts';
import { Seat } from './seat.tsx';
import s from '../table.module.css';
import { type StageSize, useStageSize } from '../use-stage-size.ts';

/** The table as it is laid out on its stage. */
export interface RingPlace {
  readonly layout: TableLayout;
  readonly size: StageSize;
  readonly host: RefObject<HTMLDivElement | null>;
  readonly plates: readonly number[];
}

/** Where the seats are drawn: at first where the scene before had them, then in their places. */
function usePlaces(ids: readonly string[], layout: TableLayout, shown: boolean) {
  const { store } = useRoom();
  const [before, forget] = useState(() => (prefersReducedMotion() ? null : lastPlaces(store)));
  useEffect(() => {
    if (!shown) return undefined;
    keepPlaces(store, new Map(ids.map((id, index) => [id, layout.seats[index] ?? { x: 0, y: 0 }])));
    // The browser must have drawn the old places once, or there is nothing to move from.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => forget(null)));
    return () => cancelAnimationFrame(frame);
  }, [store, ids, layout, shown]);
  return ids.map((id, index) => before?.get(id) ?? layout.seats[index] ?? { x: 0, y: 0 });
}

interface SeatRingProps {
  /** Who sits there, the one at the bottom first. */
  ids: readonly string[];
  /** Whether a seat is the one above the bomb, and whether what is typed there stands beside the head. */
  isTop?: (seat: Point, layout: TableLayout) => boolean;
  isAside?: (seat: Point, layout: TableLayout) => boolean;
  /** Whether a word over the head of a seat would lie on the bomb's sign. */
  isNear?: (seat: Point, layout: TableLayout) => boolean;
  /** What stands in the middle. */
  children: (place: RingPlace) => ReactNode;
}

/** The table with everybody round it: the same in the waiting room and in a match. */
export function SeatRing({ ids, isTop, isAside, isNear, children }: SeatRingProps) {
  const { t } = useTranslation();
  const { host, size } = useStageSize();
  const layout = useMemo(() => layOutTable(ids.length, size.width, size.height), [ids.length, size.width, size.height]);
  const plates = useMemo(() => plateRooms(layout, size.width), [layout, size.width]);
  const { deck, shiftY } = layout;
  const shown = size.width > 0;
  const places = usePlaces(ids, layout, shown);
  return (
    <div
      className={s.stage}
      ref={host}
      data-stage={layout.small ? 'small' : 'wide'}
      style={{ '--dy': `${shiftY}px` } as CSSProperties}
    >
      {shown ? (
        <>
          <Deck rx={deck.rx} ry={deck.ry} width={size.width} height={size.height + shiftY * 2} />
          {children({ layout, size, host, plates })}
          <ul
            className={s.seats}
            style={{ '--from': `${-size.width / 2}px`, '--to': `${size.width / 2}px` } as CSSProperties}
            aria-label={t('room.players')}
          >
            {places.map((place, index) => {
              const id = ids[index] ?? '';
              return (
                <Seat
                  key={id}
                  id={id}
                  x={Math.round(place.x)}
                  y={Math.round(place.y)}
                  scale={layout.seatScale}
                  dense={layout.dense}
                  plate={plates[index]}
                  top={isTop?.(place, layout) ?? false}
                  aside={isAside?.(place, layout) ?? false}
                  near={isNear?.(place, layout) ?? false}
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
