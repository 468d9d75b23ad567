import type { Friend } from '@syllaboom/contracts';
import { askToLeaveRoom, enterRoom } from '../../navigation/navigation.ts';
import { enteredRoom } from '../../navigation/room-address.ts';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { showError, showNotice } from '../../ui/toasts/toasts.tsx';
import { refuseWhileQueued } from '../ranked/index.ts';

export interface GameToJoin {
  readonly roomId: string;
  /** A room that shows a ranked match: one can only watch there. */
  readonly watch: boolean;
}

/** Where a friend can be joined; null: nowhere. Some servers say no more of a room than its id. */
export function gameOf({ room }: Pick<Friend, 'room'>): GameToJoin | null {
  if (room === null) return null;
  return typeof room === 'string' ? { roomId: room, watch: false } : { roomId: room.id, watch: room.watch };
}

/** Whether the room certainly takes nobody: the own seat elsewhere is not given up for it then. */
async function isClosed({ roomId, watch }: GameToJoin): Promise<boolean> {
  if (watch) return false;
  try {
    const { door } = await api.call('invitation', { params: { code: roomId } });
    return door === 'full' || door === 'closing' || door === 'ranked';
  } catch (cause) {
    return cause instanceof ApiError && cause.code === 'room/not_found';
  }
}

/**
 * Goes to a friend's game. Whoever comes to a table that is full or plays watches until the next match: the room sees to
 * that. Resolves to whether the player is on the way.
 */
export async function joinGame(game: GameToJoin): Promise<boolean> {
  if (refuseWhileQueued()) return false;
  if (enteredRoom() === game.roomId) {
    showNotice(i18n.t('friends.alreadyThere'));
    return false;
  }
  if (await isClosed(game)) {
    showError(i18n.t('friends.joinFailed'));
    return false;
  }
  if (!(await askToLeaveRoom())) return false;
  enterRoom({ kind: 'join', roomId: game.roomId, spectate: game.watch, failed: 'friends.joinFailed' });
  return true;
}
