import { create } from 'zustand';

/** What is open in the room's own interface; nothing of the match. */
interface RoomUi {
  /** Whose profile card is open. */
  readonly selectedSeat: string | null;
  /** Which bot's profile window is open. */
  readonly botSeat: string | null;
}

export const useRoomUi = create<RoomUi>(() => ({ selectedSeat: null, botSeat: null }));

export const selectSeat = (id: string | null): void => useRoomUi.setState({ selectedSeat: id });
/** A new stay starts with nothing open. */
export const resetRoomUi = (): void => useRoomUi.setState({ selectedSeat: null, botSeat: null });

/** Ids of the room's windows. */
export const ROOM_WINDOWS = {
  settings: 'room-settings',
  addBot: 'room-add-bot',
  botProfile: 'room-bot-profile',
  info: 'room-info',
  modes: 'room-modes',
  language: 'room-language',
  chat: 'room-chat',
} as const;
