import { create } from 'zustand';

/** The tabs of the chat window in their order. */
export const CHAT_TABS = ['chat', 'search', 'inspector'] as const;
export type ChatTab = (typeof CHAT_TABS)[number];

/** What is open in the room's own interface; nothing of the match. */
interface RoomUi {
  /** Whose profile card is open, and where: beside the seat, or beside the element that opened it. */
  readonly selectedSeat: string | null;
  readonly seatAnchor: Element | null;
  /** Which bot's profile window is open. */
  readonly botSeat: string | null;
  /** The chosen tab of the chat window. */
  readonly chatTab: ChatTab;
  /** Wide screens: the chat stands beside the table unless it was put away. */
  readonly chatHidden: boolean;
}

const EMPTY: RoomUi = {
  selectedSeat: null,
  seatAnchor: null,
  botSeat: null,
  chatTab: 'chat',
  chatHidden: false,
};
export const useRoomUi = create<RoomUi>(() => EMPTY);

export const selectSeat = (id: string | null, anchor: Element | null = null): void =>
  useRoomUi.setState({ selectedSeat: id, seatAnchor: anchor });
/** A new stay starts with nothing open. */
export const resetRoomUi = (): void => useRoomUi.setState(EMPTY);

/** Ids of the room's windows. */
export const ROOM_WINDOWS = {
  settings: 'room-settings',
  addBot: 'room-add-bot',
  botProfile: 'room-bot-profile',
  info: 'room-info',
  modes: 'room-modes',
  cosmetics: 'room-cosmetics',
  monsters: 'room-monsters',
  scenarios: 'room-scenarios',
  scenarioBoard: 'room-scenario-board',
  syllables: 'room-syllables',
  proposeTrivia: 'room-propose-trivia',
  reviewTrivia: 'room-review-trivia',
  language: 'room-language',
  chat: 'room-chat',
  highscores: 'room-highscores',
  developer: 'room-developer',
  tabChat: 'room-tab-chat',
  tabSearch: 'room-tab-search',
  tabInspector: 'room-tab-inspector',
} as const;
