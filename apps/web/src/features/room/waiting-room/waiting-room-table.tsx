import { modeTraits } from '@syllaboom/engine';
import { type ReactNode, useMemo, useRef } from 'react';
import { usePriorityFit } from '../../../ui/kit/layout/use-priority-fit.ts';
import { ModePicture } from '../../../ui/mode/mode-picture.tsx';
import { useMode } from '../modes/use-mode.ts';
import { usePlayerName } from '../players/use-player-name.ts';
import { useRoom, useSnapshot, useTopic } from '../store/use-topic.ts';
import { seatOrder } from '../table/geometry.ts';
import { plateWidths } from '../table/seats/room-around.ts';
import { SeatRing } from '../table/seats/seat-ring.tsx';
import { TableMiddle } from '../table/seats/table-middle.tsx';
import s from './waiting-room-table.module.css';
import { MatchFacts, RoomTitle } from './room-title.tsx';

/** What gives way where the felt is too small for all of it, the first first. */
const GIVES_WAY = ['emblemSize', 'emblem', 'how', 'door', 'fact', 'air', 'title', 'series', 'facts'] as const;

interface FeltProps {
  emblem: ReactNode;
  titled: boolean;
  brief: boolean;
  children: ReactNode;
}

/** What is written on the felt. */
function Felt({ emblem, titled, brief, children }: FeltProps) {
  const counting = useSnapshot('countdown') !== null;
  const box = useRef<HTMLDivElement>(null);
  usePriorityFit(box, GIVES_WAY);
  return (
    <div ref={box} className={s.content} data-counting={counting || undefined}>
      {emblem}
      {titled ? <RoomTitle /> : null}
      <MatchFacts brief={brief} />
      {children}
    </div>
  );
}

interface WaitingRoomTableProps {
  /** Whether the room's name stands there, too. */
  titled: boolean;
  /** The way into the next match. */
  children: ReactNode;
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Who waits, round the table as in the match; in its middle what will be played, and the way on where it has room. */
export function WaitingRoomTable({ titled, children }: WaitingRoomTableProps) {
  const { store } = useRoom();
  const mode = useMode();
  const joined = useTopic('seats', ({ seats }) =>
    seats
      .filter((seat) => !seat.spectating)
      .map((seat) => seat.id)
      .join(' '),
  );
  const ids = useMemo(() => seatOrder(joined ? joined.split(' ') : [], store.selfId), [joined, store]);
  const nameOf = usePlayerName();
  const lengths = useTopic('seats', (room) =>
    ids
      .map((id) => {
        const seat = room.seat(id);
        return seat ? [...nameOf(seat)].length : 0;
      })
      .join(' '),
  );
  return (
    <SeatRing ids={ids}>
      {({ layout, plates }) => {
        // A small felt has no room to spare: there it matters that most names are shorter than they may be.
        const taken = layout.small
          ? plateWidths(lengths.split(' ').map(Number), plates, layout.seatScale, rootFontSize())
          : plates;
        return (
          <TableMiddle layout={layout} plates={taken}>
            <Felt
              emblem={
                modeTraits(mode).isDropIn && ids.length === 0 ? (
                  <span className={s.emblem}>
                    <ModePicture mode={mode} size={90} />
                  </span>
                ) : null
              }
              titled={titled}
              brief={layout.small}
            >
              {children}
            </Felt>
          </TableMiddle>
        );
      }}
    </SeatRing>
  );
}
