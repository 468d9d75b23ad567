import type { CSSProperties, ReactNode } from 'react';
import { middleOf } from './room-around.ts';
import type { RingPlace } from './seat-ring.tsx';
import s from './table-middle.module.css';

interface TableMiddleProps extends Pick<RingPlace, 'layout' | 'plates'> {
  children?: ReactNode;
}

/** What seats and plates leave of the felt; the countdown stands over it. */
export function TableMiddle({ layout, plates, children }: TableMiddleProps) {
  const { width, height, y } = middleOf(layout, plates, layout.deck);
  return (
    <div
      className={s.middle}
      style={{ width, height, '--y': `${Math.round(y)}px` } as CSSProperties}
      data-testid="middle"
    >
      {children}
    </div>
  );
}
