import type { RoomIntent } from '../../../app/screens.ts';
import { JoinError, type JoinFailure } from '../../../platform/rooms/join-error.ts';
import type { RoomClose } from '../../../platform/rooms/room-close.ts';
import { createRoom, type GameLink, joinRoom, resumeRoom } from '../../../platform/rooms/rooms.ts';
import { actionsOf, connectStore } from './colyseus-adapter.ts';
import type { RoomActions } from './room-actions.ts';
import { RoomStore } from './room-store.ts';

/** Where a stay in a room stands. */
export type StayView =
  | { readonly kind: 'entering' }
  | { readonly kind: 'inside'; readonly store: RoomStore; readonly actions: RoomActions }
  | { readonly kind: 'refused'; readonly failure: JoinFailure };

/** What happened to the connection; the screen finds the words. */
export type StayNotice = 'dropped' | 'back' | RoomClose;

export interface StayPorts {
  readonly connect: (intent: RoomIntent) => Promise<GameLink>;
  readonly onView: (view: StayView) => void;
  readonly onNotice: (notice: StayNotice) => void;
  readonly onEntered: (roomId: string) => void;
  readonly onLeft: () => void;
}

/** Failures after which the menu comes back at once like after a final close [R0265]; others stay readable longer [R0266]. */
const SHORT: readonly JoinFailure[] = ['banned', 'notFound', 'playing', 'kicked'];
export const REFUSAL_MS = { short: 1000, long: 3000 } as const;

export const connectIntent = (intent: RoomIntent): Promise<GameLink> => {
  switch (intent.kind) {
    case 'create':
      return createRoom(intent.options);
    case 'join':
      return joinRoom(intent.roomId, { spectate: intent.spectate });
    case 'resume':
      return resumeRoom(intent.token);
  }
};

/** One stay in a room from the seat request to the way back to the menu. Returns what ends it without a word (unmounting). */
export function startStay(intent: RoomIntent, ports: StayPorts): () => void {
  let over = false;
  let disconnect: (() => void) | null = null;
  let current: GameLink | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leaveAfter = (ms: number) => {
    timer = setTimeout(() => {
      over = true;
      ports.onLeft();
    }, ms);
  };
  const onClose = (close: RoomClose) => {
    if (over) return;
    if (close.kind === 'alreadyInRoom' && close.token) {
      void enter({ kind: 'resume', roomId: current?.roomId ?? '', token: close.token });
      return;
    }
    // Nothing more can be said on a closed line, not even goodbye.
    current = null;
    ports.onNotice(close);
    leaveAfter(close.menuAfterMs);
  };
  const enter = async (how: RoomIntent): Promise<void> => {
    disconnect?.();
    try {
      const link = await ports.connect(how);
      if (over) {
        void link.leave();
        return;
      }
      current = link;
      const store = new RoomStore(link.roomId, link.sessionId);
      disconnect = connectStore(link, store, {
        onDrop: () => ports.onNotice('dropped'),
        onBack: () => ports.onNotice('back'),
        onClose,
      });
      ports.onEntered(link.roomId);
      ports.onView({ kind: 'inside', store, actions: actionsOf(link) });
    } catch (cause) {
      if (over) return;
      const failure = cause instanceof JoinError ? cause.failure : 'unexpected';
      ports.onView({ kind: 'refused', failure });
      leaveAfter(SHORT.includes(failure) ? REFUSAL_MS.short : REFUSAL_MS.long);
    }
  };

  // One tick later, so that a screen which is mounted and unmounted at once asks for no seat.
  const begin = setTimeout(() => void enter(intent), 0);
  return () => {
    over = true;
    clearTimeout(begin);
    clearTimeout(timer);
    disconnect?.();
    void current?.leave();
  };
}
