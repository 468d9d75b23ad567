import { type CloseName, closeName } from '@syllaboom/contracts';

/** How a stay in a room ended, and what the page does about it. */
export interface RoomClose {
  readonly kind:
    | 'normal'
    | 'banned'
    | 'playing'
    | 'kicked'
    | 'guest'
    | 'notFound'
    | 'alreadyInRoom'
    | 'takenOver'
    | 'retry';
  /** Catalogue key below `connection`; null = nothing to say. */
  readonly messageKey: 'dcBanned' | 'dcPlaying' | 'dcKicked' | 'dcGuest' | 'dcNotFound' | 'dcRetry' | null;
  /** Pause before the menu. */
  readonly menuAfterMs: 0 | 1000 | 3000;
  /** With `alreadyInRoom`: the token that takes the seat over. */
  readonly token: string | null;
}

const NAMED: Partial<Record<CloseName, Omit<RoomClose, 'token'>>> = {
  normal: { kind: 'normal', messageKey: null, menuAfterMs: 0 },
  banned: { kind: 'banned', messageKey: 'dcBanned', menuAfterMs: 1000 },
  playing: { kind: 'playing', messageKey: 'dcPlaying', menuAfterMs: 1000 },
  kicked: { kind: 'kicked', messageKey: 'dcKicked', menuAfterMs: 1000 },
  guest: { kind: 'guest', messageKey: 'dcGuest', menuAfterMs: 3000 },
  takenOver: { kind: 'takenOver', messageKey: null, menuAfterMs: 0 },
  notFound: { kind: 'notFound', messageKey: 'dcNotFound', menuAfterMs: 1000 },
};

/** Reads a close code; a code of ours counts only with its reason, because the room library uses the same numbers. */
export function readRoomClose(code: number, reason: string | undefined): RoomClose {
  // A consented leave of the library is 4000 without a reason.
  if (code === 4000) return { kind: 'normal', messageKey: null, menuAfterMs: 0, token: null };
  const name = closeName(code, reason);
  if (name === 'alreadyInRoom')
    return { kind: 'alreadyInRoom', messageKey: null, menuAfterMs: 0, token: reason ?? null };
  const known = name ? NAMED[name] : undefined;
  if (known) return { ...known, token: null };
  return { kind: 'retry', messageKey: 'dcRetry', menuAfterMs: 3000, token: null };
}
