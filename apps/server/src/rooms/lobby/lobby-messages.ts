import { LOBBY_CLIENT_MESSAGES, type LobbyClientMessageName } from '@syllaboom/contracts';
import type { z } from 'zod/mini';
import type { MessageRate } from '#platform/rooms/base-room.ts';
import type { ChatChannel } from '../chat/chat-channel.ts';
import { CHAT_RATES } from '../chat/chat-rules.ts';
import type { LobbyActivity } from './lobby-activity.ts';
import { chatterOf } from './lobby-chat.ts';
import type { LobbyDaily } from './lobby-daily.ts';
import type { RankedQueue } from './ranked-queue.ts';
import type { Talker } from './talker.ts';

/** The parts that answer messages. */
export interface LobbyParts {
  readonly chat: ChatChannel;
  readonly daily: LobbyDaily;
  readonly queue: RankedQueue;
  readonly activity: LobbyActivity;
  sendPage(talker: Talker, offset: number): void;
  tellProfile(talker: Talker): void;
}

type Handlers = {
  readonly [Name in LobbyClientMessageName]: (
    talker: Talker,
    message: z.infer<(typeof LOBBY_CLIENT_MESSAGES)[Name]>,
  ) => void;
};

/** Every message of the contracts and what it does; a missing one does not compile. */
export const lobbyHandlers = ({ chat, daily, queue, activity, sendPage, tellProfile }: LobbyParts): Handlers => ({
  chat: (talker, { message }) => chat.say(chatterOf(talker), message),
  command: (talker, { command, args }) => chat.command(chatterOf(talker), command, args ?? {}),
  'lang-set': (talker, { locale }) => {
    talker.visitor.locale = locale;
    talker.send('lang-set', { locale });
  },
  participants: (talker, asked) => activity.tellParticipants(talker, asked),
  entitlement: (talker, { id }) => activity.claimPurchase(talker, id),
  profile: tellProfile,
  'match-queue-enter': (talker, { locale }) => queue.enter(talker, locale),
  'match-queue-leave': (talker) => queue.leave(talker),
  'claim-daily': (talker) => daily.claim(talker),
  'daily-check': (talker, { locale }) => daily.tellWord(talker, locale),
  'achievement-progress': (talker) => daily.showAchievements(talker),
  'claim-achievement': (talker, { id }) => daily.claimAchievement(talker, id),
  page: (talker, { offset }) => sendPage(talker, offset),
});

const SELDOM: MessageRate = { burst: 5, perSecond: 1 };

/** How often each message may come. */
export const LOBBY_RATES: Readonly<Record<LobbyClientMessageName, MessageRate>> = {
  ...CHAT_RATES,
  'lang-set': SELDOM,
  participants: SELDOM,
  entitlement: SELDOM,
  profile: SELDOM,
  'match-queue-enter': SELDOM,
  'match-queue-leave': SELDOM,
  'claim-daily': SELDOM,
  'daily-check': SELDOM,
  'achievement-progress': SELDOM,
  'claim-achievement': SELDOM,
  page: { burst: 10, perSecond: 5 },
};

export const LOBBY_MESSAGE_NAMES = Object.keys(LOBBY_CLIENT_MESSAGES) as LobbyClientMessageName[];
