import { type ModeId, modeTraits, YAPPING } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import type { RoomInfo } from '../store/room-types.ts';

/** Who finds the room in the list of tables: nobody, everybody, or in some modes everybody but newcomers. */
export function doorWords(t: TFunction, { locked, mode }: Pick<RoomInfo, 'locked' | 'mode'>): string {
  if (locked) return t('room.private');
  return modeTraits(mode as ModeId).isHiddenFromNewcomers
    ? t('room.publicFrom', { exp: formatNumber(YAPPING.leastExp) })
    : t('room.public');
}
