import type { CommandName } from '@syllaboom/engine';
import { create } from 'zustand';
import { dynamicText } from '../../../platform/i18n/dynamic-text.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { REFUSAL_WORDS } from '../../../platform/i18n/refusal-words.ts';
import { lobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import { sessionPort } from '../../../platform/session-port.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { namesBehind } from '../../../platform/streamer/pseudonyms.ts';
import { storage } from '../../../platform/storage.ts';
import { ChatStore } from '../../../ui/chat/chat-store.ts';
import type { ChatTarget } from '../../../ui/chat/use-send-line.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { currentUser } from '../../session/index.ts';

export const LOBBY_CHAT_WINDOW = 'lobby-chat';
const STORED_AT = 'syllaboom.lobby-chat';
/** The others speak of a running match or of a room. */
export const LOBBY_COMMANDS: readonly CommandName[] = ['clear', 'love', 'whisper', 'meaning', 'solve', 'syl', 'i'];

/** The lobby's chat: it outlives the page that shows it. */
export const lobbyChat = new ChatStore(({ id }) => id === currentUser()?.id);

const chosen = storage.getItem(STORED_AT);
/** Whether the column stands beside the tables, as the player chose; null: by the width of the screen. */
export const useLobbyColumn = create<{ readonly open: boolean | null }>(() => ({
  open: chosen === null ? null : chosen === '1',
}));

/** Shows the column or puts it away, on this device from now on. */
export function setLobbyChatOpen(open: boolean): void {
  useLobbyColumn.setState({ open });
  storage.setItem(STORED_AT, open ? '1' : '0');
}

const orSay = (sent: boolean): void => {
  if (!sent) showError(i18n.t('home.chatAway'));
};
/** Where the lines go. */
export const LOBBY_TARGET: ChatTarget = {
  say: (message) => orSay(lobbyConnection.send('chat', { message })),
  command: (command, args) => orSay(lobbyConnection.send('command', { command, args: namesBehind(args) })),
};

lobbyConnection.on('chat-history', ({ lines }) => lobbyChat.fill(lines));
lobbyConnection.on('chat', (line) => lobbyChat.receive(line));
lobbyConnection.on('love-heart', () => sound.play('heart'));
lobbyConnection.on('refused', ({ code, params }) => {
  showError(dynamicText(i18n.t, REFUSAL_WORDS[code], params));
  if (code === 'wayInNeeded') sessionPort().needWayIn();
});
