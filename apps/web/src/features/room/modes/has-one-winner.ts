import { hasSingleWinner, type ModeId } from '@syllaboom/engine';
import type { RoomInfo } from '../store/room-types.ts';

/** Whether one player wins what the room plays; else all play together. */
export const hasOneWinner = ({ mode, sc }: Pick<RoomInfo, 'mode' | 'sc'>): boolean =>
  hasSingleWinner({ mode: mode as ModeId, scenario: sc });
