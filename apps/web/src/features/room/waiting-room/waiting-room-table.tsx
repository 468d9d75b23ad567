import { modeTraits } from '@syllaboom/engine';
import { type ReactNode, useMemo } from 'react';
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
  const counting = useSnapshot('countdown') !== null;
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
            <div className={s.content} data-call={children ? '' : undefined} data-counting={counting || undefined}>
              {modeTraits(mode).isDropIn && ids.length === 0 ? (
                <span className={s.emblem}>
                  <ModePicture mode={mode} size={90} />
                </span>
              ) : null}
              {titled ? <RoomTitle /> : null}
              <MatchFacts brief={layout.small} />
              {children}
            </div>
          </TableMiddle>
        );
      }}
    </SeatRing>
  );
}
