import { type ComponentType, useMemo, useRef } from 'react';
import { DressedBomb } from '../../../ui/bomb/dressed-bomb.tsx';
import { useRoom, useSnapshot, useTopic } from '../store/use-topic.ts';
import { type Point, SIGN_FOOT, seatOrder, type TableLayout } from './geometry.ts';
import { type FigureProps, Hud } from './hud/hud.tsx';
import { SeatRing } from './seats/seat-ring.tsx';
import type { Stage } from './effects/stage-effects.ts';
import { useTableEffects } from './effects/use-table-effects.ts';

/** The plate of an active seat ends so far below its middle, at a scale of 1; its draft is so high. */
const PLATE_PX = 52;
const DRAFT_PX = 56;
/** The last word over the head of an active seat reaches so far above its middle, at a scale of 1. */
const WORD_PX = 152;
/** The fuse is so wide, as part of the bomb. */
const FUSE_RADIUS = 0.7;

const isTop = ({ x, y }: Point, { bomb }: TableLayout): boolean => y < 0 && Math.abs(x) < bomb * FUSE_RADIUS;

/** Whether what a seat above the bomb types would lie over the fuse. */
const isAside = (seat: Point, layout: TableLayout): boolean =>
  isTop(seat, layout) && seat.y + (PLATE_PX + DRAFT_PX) * layout.seatScale > -layout.bomb * FUSE_RADIUS;

/** Whether the last word of a seat below the bomb, over its head, would lie on the bomb's sign. */
const isNear = ({ x, y }: Point, { bomb, seatScale }: TableLayout): boolean =>
  y > 0 && Math.abs(x) < bomb * FUSE_RADIUS && y - WORD_PX * seatScale < bomb * SIGN_FOOT;

/** The bomb that the host chose for the room. */
const RoomBomb = (props: FigureProps) => <DressedBomb id={useSnapshot('info')?.bomb ?? 0} {...props} />;

/** The table: players in an ellipse around the bomb. */
export function Table({ Figure = RoomBomb }: { Figure?: ComponentType<FigureProps> }) {
  const { store } = useRoom();
  const stage = useRef<Stage | null>(null);
  const joined = useTopic('seats', ({ seats }) =>
    seats
      .filter((seat) => !seat.spectating || seat.eliminated)
      .map((seat) => seat.id)
      .join(' '),
  );
  const ids = useMemo(() => seatOrder(joined ? joined.split(' ') : [], store.selfId), [joined, store]);
  useTableEffects(stage);
  return (
    <SeatRing ids={ids} isTop={isTop} isAside={isAside} isNear={isNear}>
      {({ layout, size, host }) => (
        <Hud
          Figure={Figure}
          bomb={layout.bomb}
          seats={layout.seats}
          ids={ids}
          width={size.width}
          height={size.height}
          shiftY={layout.shiftY}
          host={host}
          stage={stage}
        />
      )}
    </SeatRing>
  );
}
