import type { LostSeat } from '../../../navigation/screens.ts';
import {
  FIRST_CHECK_MS,
  IN_MENU,
  type ReturnEvent,
  type ReturnPlan,
  type SeatStatus,
  takeStep,
} from './return-plan.ts';

export interface WatchPorts {
  /** Throws when nobody answers. */
  readonly findSeatStatus: (roomId: string) => Promise<SeatStatus>;
  readonly onWake: (listener: () => void) => () => void;
  /** Whether the seat is held still; else only the match runs on. */
  readonly onHeld: (isHeld: boolean) => void;
  readonly onEnter: () => void;
  readonly onForget: () => void;
}

/** Looks from the menu how a lost seat stands, and leads back to it. Returns what ends it. */
export function watchSeat(seat: LostSeat, ports: WatchPorts): () => void {
  let plan: ReturnPlan = IN_MENU;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Tells checks apart: an old answer is none. */
  let check = 0;

  const checkAfter = (ms: number): void => {
    clearTimeout(timer);
    check += 1;
    const own = check;
    timer = setTimeout(() => {
      const answer = (status: SeatStatus | null): void => {
        if (own === check) take({ type: 'seatChecked', status, isMissed: seat.isMissed });
      };
      ports.findSeatStatus(seat.roomId).then(answer, () => answer(null));
    }, ms);
  };

  const take = (event: ReturnEvent): void => {
    const next = takeStep(plan, event, { hasTicket: false, isOffline: false, isDialling: false });
    plan = next.plan;
    if (plan.at === 'menu') ports.onHeld(plan.isHeld);
    for (const command of next.commands) {
      if (command.do === 'check') checkAfter(command.afterMs);
      else if (command.do === 'enter') ports.onEnter();
      else if (command.do === 'forget') ports.onForget();
    }
  };

  const stopWaking = ports.onWake(() => take({ type: 'woke' }));
  checkAfter(FIRST_CHECK_MS);
  return () => {
    check += 1;
    clearTimeout(timer);
    stopWaking();
  };
}
