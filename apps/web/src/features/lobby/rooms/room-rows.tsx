import type { RoomListing } from '@syllaboom/contracts';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import s from './room-rows.module.css';

/** As wide as a card must be, and the space between two. */
const CARD_PX = 370;
const GAP_PX = 20;
/** About as high as a row is, before it is measured. */
const ROW_PX = 190;
/** Rows this far outside of the view are there already. */
const BUFFER_PX = 480;

const columnsOf = (width: number): number => Math.max(1, Math.floor((width + GAP_PX) / (CARD_PX + GAP_PX)));

/** How many columns fit, and how far below the scroller's top the rows begin. */
function useLayout(box: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  const [layout, setLayout] = useState({ columns: 1, startMargin: 0 });
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    const measure = () => {
      const columns = columnsOf(list.clientWidth);
      // Not there yet at the very first look: what is around is mounted after us.
      const view = scroller.current;
      const top = view ? list.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop : 0;
      const startMargin = Math.max(0, Math.round(top));
      setLayout((before) =>
        before.columns === columns && before.startMargin === startMargin ? before : { columns, startMargin },
      );
    };
    measure();
    let frame = 0;
    // In the next frame: what is measured here changes what is watched.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(list);
    if (list.parentElement) observer.observe(list.parentElement);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [box, scroller]);
  return layout;
}

interface RoomRowsProps {
  rooms: readonly RoomListing[];
  /** What scrolls: the list itself, on phones the whole page. */
  scroller: RefObject<HTMLElement | null>;
  children: (room: RoomListing) => ReactNode;
}

/** A long list: only the rows near the view exist. */
export function RoomRows({ rooms, scroller, children: draw }: RoomRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { columns, startMargin } = useLayout(box, scroller);
  const rows = useMemo(
    () => Array.from({ length: Math.ceil(rooms.length / columns) }, (_, at) => at * columns),
    [rooms.length, columns],
  );
  return (
    <div ref={box} className={s.rows}>
      <Virtualizer data={rows} scrollRef={scroller} startMargin={startMargin} bufferSize={BUFFER_PX} itemSize={ROW_PX}>
        {(from) => (
          <ul key={from} className={s.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {rooms.slice(from, from + columns).map(draw)}
          </ul>
        )}
      </Virtualizer>
    </div>
  );
}
