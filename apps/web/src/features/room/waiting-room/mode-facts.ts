import type { TFunction } from 'i18next';
import { modeScreen } from '../modes/screens.ts';
import type { RoomInfo } from '../store/room-types.ts';

/** What the waiting room says of the next match besides its mode: whatever is not as it always is. */
export const modeFacts = (info: RoomInfo, t: TFunction): readonly string[] =>
  modeScreen(info.mode).chips.flatMap((chip) => chip(info, t) ?? []);
