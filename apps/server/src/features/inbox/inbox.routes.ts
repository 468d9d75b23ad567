import type { FeatureRoutes } from '#manifest/feature.ts';
import { deleteMessage, editMessage } from './messages/change-message.ts';
import { changeChatState, leaveChat } from './chat-state.ts';
import type { InboxDeps } from './inbox.deps.ts';
import { listChats } from './list-chats.ts';
import { openChat } from './open-chat.ts';
import { markChatRead, readMessages } from './messages/read-messages.ts';
import { sendMessage } from './messages/send-message.ts';

const DONE = { success: true } as const;

/** Direct and group messages. */
export const createInboxRoutes = (deps: InboxDeps) =>
  ({
    inbox: ({ caller, query }) => listChats(deps, caller.playerId, query),
    inboxMessages: ({ caller, params, query }) => readMessages(deps, caller.playerId, params.id, query),
    openChat: ({ caller, body }) => openChat(deps, caller, body),
    sendMessage: ({ caller, params, body }) => sendMessage(deps, caller, params.id, body),
    muteChat: async ({ caller, params, body }) => {
      await changeChatState(deps, caller.playerId, params.id, { muted: body.a === 'mute' });
      return DONE;
    },
    archiveChat: async ({ caller, params, body }) => {
      await changeChatState(deps, caller.playerId, params.id, { archived: body.a === 'archive' });
      return DONE;
    },
    leaveChat: async ({ caller, params }) => {
      await leaveChat(deps, caller.playerId, params.id);
      return DONE;
    },
    readChat: async ({ caller, params, body }) => {
      await markChatRead(deps, caller.playerId, params.id, body.i);
      return DONE;
    },
    deleteMessage: async ({ caller, body }) => {
      await deleteMessage(deps, caller.playerId, body.i);
      return DONE;
    },
    editMessage: ({ caller, body }) => editMessage(deps, caller, body.i, body.t),
  }) satisfies FeatureRoutes;
