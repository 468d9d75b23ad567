import type { CommandContext } from '@syllaboom/engine';
import type { ChatAudience, Chatter } from '../chat/chat-audience.ts';
import { ChatChannel, type ChatPlace, type PlaceCommands } from '../chat/chat-channel.ts';
import { CHAT_RULES } from '../chat/chat-rules.ts';
import type { LobbyClient } from './lobby-client.ts';

/** A client of the lobby as the chat sees one. */
export const chatterOf = ({ id, userData, send }: LobbyClient): Chatter => ({
  id,
  identity: userData.identity,
  chatPermissions: userData.chatPermissions,
  // The language that words are looked up in, and the writer's own.
  languages: [userData.locale, userData.identity.locale],
  send,
  refuse: (code) => send('refused', { code }),
  bypassDelay: (say) => say(),
});

const NO_MATCH: CommandContext = { isHost: false, isRunning: false, isRanked: false, isAlive: false, round: 0 };
/** In the lobby there is no match, and nothing that has a host: those commands are refused. */
const COMMANDS: PlaceCommands = {
  context: () => NO_MATCH,
  help: () => 'free',
  carryOut: () => undefined,
  carryOutUnlisted: () => false,
};

interface Lobby extends Omit<ChatPlace, 'rules' | 'audience' | 'commands'> {
  lobbyClients(): readonly LobbyClient[];
  readonly emit: ChatAudience['emit'];
}

/** The lobby's chat: everybody who is in it. */
export const lobbyChat = ({ lobbyClients, emit, ...place }: Lobby): ChatChannel =>
  new ChatChannel({
    ...place,
    rules: CHAT_RULES.lobby,
    audience: { people: () => lobbyClients().map(chatterOf), emit },
    commands: COMMANDS,
  });
