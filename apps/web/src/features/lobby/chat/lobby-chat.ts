import type { ChatLine } from '@syllaboom/contracts';
import { CHAT, type CommandName } from '@syllaboom/engine';
import { create } from 'zustand';
import { dynamicText } from '../../../platform/i18n/dynamic-text.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { REFUSAL_WORDS } from '../../../platform/i18n/refusal-words.ts';
import { type LobbyConnection, lobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import { sessionPort } from '../../../platform/session-port.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { namesBehind } from '../../../platform/streamer/stand-ins.ts';
import { storage } from '../../../platform/storage.ts';
import type { NumberedLine } from '../../../ui/chat/chat-log.tsx';
import type { ChatTarget } from '../../../ui/chat/use-send-line.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { currentUser } from '../../session/index.ts';

export const LOBBY_CHAT_WINDOW = 'lobby-chat';
const STORED_AT = 'syllaboom.lobby-chat';
/** The others speak of a running match or of a room. */
export const LOBBY_COMMANDS: readonly CommandName[] = ['clear', 'love', 'whisper', 'meaning', 'solve', 'syl', 'i'];

interface LobbyChatState {
  readonly lines: readonly NumberedLine[];
  readonly draft: string;
  /** Lines of others that came while the log was not on the screen. */
  readonly unread: number;
  /** Logs on the screen. */
  readonly logs: number;
  /** As the player chose; null: by the width of the screen. */
  readonly open: boolean | null;
}
const chosen = storage.getItem(STORED_AT);
export const useLobbyChat = create<LobbyChatState>(() => ({
  lines: [],
  draft: '',
  unread: 0,
  logs: 0,
  open: chosen === null ? null : chosen === '1',
}));

/** Shows the column or puts it away, on this device from now on. */
export function setLobbyChatOpen(open: boolean): void {
  useLobbyChat.setState({ open });
  storage.setItem(STORED_AT, open ? '1' : '0');
}

/** The log came on the screen; returns what takes it off. */
export function showLobbyLog(): () => void {
  useLobbyChat.setState(({ logs }) => ({ logs: logs + 1, unread: 0 }));
  return () => useLobbyChat.setState(({ logs }) => ({ logs: logs - 1 }));
}

const numbered = (before: readonly NumberedLine[], lines: readonly ChatLine[]): readonly NumberedLine[] => {
  const last = before.at(-1)?.n ?? 0;
  return [...before, ...lines.map((line, at) => ({ ...line, n: last + at + 1 }))].slice(-CHAT.history);
};

function hear(line: ChatLine): void {
  const other = !line.system && line.id !== currentUser()?.id;
  useLobbyChat.setState(({ lines, logs, unread }) => ({
    lines: numbered(lines, [line]),
    unread: other && logs === 0 ? unread + 1 : unread,
  }));
}

/** Hears the lobby's chat, and why the lobby refused something. */
export function listenLobbyChat(connection: Pick<LobbyConnection, 'on'>): void {
  connection.on('chat-history', ({ lines }) => useLobbyChat.setState({ lines: numbered([], lines) }));
  connection.on('chat', hear);
  connection.on('love-heart', () => sound.play('heart'));
  connection.on('refused', ({ code }) => {
    showError(dynamicText(i18n.t, REFUSAL_WORDS[code]));
    if (code === 'wayInNeeded') sessionPort().needWayIn();
  });
}

/** Where the lines go. */
export const lobbyChatTarget = (connection: Pick<LobbyConnection, 'send'>): ChatTarget => {
  const orSay = (sent: boolean): void => {
    if (!sent) showError(i18n.t('home.chatAway'));
  };
  return {
    say: (message) => orSay(connection.send('chat', { message })),
    command: (command, args) => orSay(connection.send('command', { command, args: namesBehind(args) })),
    clear: () => useLobbyChat.setState({ lines: [] }),
  };
};

listenLobbyChat(lobbyConnection);
