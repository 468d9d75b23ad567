import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoom, useTopic } from '../store/use-topic.ts';
import { Deck } from './deck.tsx';
import { layOutTable, seatOrder } from './geometry.ts';
import { Hud } from './hud.tsx';
import { Seat } from './seat.tsx';
import type { Stage } from './stage-effects.ts';
import s from './table.module.css';
import { useTableEffects } from './use-table-effects.ts';

/** A stage that is being mounted reports nearly nothing first; laying out for that would be wasted. */
const SMALLEST_STAGE = 8;

const useStageSize = () => {
  const host = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width < SMALLEST_STAGE || height < SMALLEST_STAGE) return;
      setSize((before) =>
        Math.abs(before.width - width) + Math.abs(before.height - height) < 1 ? before : { width, height },
      );
    });
    observer.observe(host.current);
    return () => observer.disconnect();
  }, []);
  return { host, size };
};

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
          <ul className={s.seats} aria-label={t('room.players')}>
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
