import { LOBBY_CLIENT_MESSAGES, type LobbyClientMessageName, type RoomRefusal } from '@syllaboom/contracts';
import type { z } from 'zod/mini';
import type { MessageRate } from '#platform/rooms/base-room.ts';
import { type ShopAsking, type Shopper, SHOP_HASTE, SHOP_RATES, shopHandlers } from '../players/ask-shop.ts';
import type { ChatChannel } from '../chat/chat-channel.ts';
import { CHAT_HASTE, CHAT_RATES } from '../chat/chat-rules.ts';
import type { LobbyActivity } from './lobby-activity.ts';
import { chatterOf } from './lobby-chat.ts';
import type { LobbyDaily } from './lobby-daily.ts';
import type { RankedQueue } from './ranked-queue.ts';
import type { LobbyClient } from './lobby-client.ts';

/** The parts that answer messages. */
export interface LobbyParts {
  readonly chat: ChatChannel;
  readonly daily: LobbyDaily;
  readonly queue: RankedQueue;
  readonly activity: LobbyActivity;
  sendPage(client: LobbyClient, offset: number): void;
  sendProfile(client: LobbyClient): void;
  /** What the shop is asked with. */
  shopAsking(): ShopAsking;
}

type Handlers = {
  readonly [Name in LobbyClientMessageName]: (
    client: LobbyClient,
    message: z.infer<(typeof LOBBY_CLIENT_MESSAGES)[Name]>,
  ) => void;
};

/** Every message of the contracts and what it does; a missing one does not compile. */
export const lobbyHandlers = ({
  chat,
  daily,
  queue,
  activity,
  sendPage,
  sendProfile,
  shopAsking,
}: LobbyParts): Handlers => ({
  ...shopHandlers(shopAsking, shopperOf),
  chat: (client, { message }) => chat.say(chatterOf(client), message),
  command: (client, { command, args }) => chat.command(chatterOf(client), command, args ?? {}),
  'lang-set': (client, { locale }) => {
    client.userData.locale = locale;
    client.send('lang-set', { locale });
  },
  participants: (client, asked) => activity.sendParticipants(client, asked),
  entitlement: (client, { id }) => activity.claimPurchase(client, id),
  profile: sendProfile,
  'match-queue-enter': (client, { locale }) => queue.enter(client, locale),
  'match-queue-leave': (client) => queue.leave(client),
  'claim-daily': (client) => daily.claim(client),
  'daily-check': (client, { locale }) => daily.sendDailyWord(client, locale),
  'achievement-progress': (client) => daily.showAchievements(client),
  'claim-achievement': (client, { id }) => daily.claimAchievement(client, id),
  page: (client, { offset }) => sendPage(client, offset),
});

const shopperOf = (client: LobbyClient): Shopper => ({
  identity: client.userData.identity,
  send: (name, payload) => client.send(name, payload as never),
});

const SELDOM: MessageRate = { burst: 5, perSecond: 1 };

/** How often each message may come. */
export const LOBBY_RATES: Readonly<Record<LobbyClientMessageName, MessageRate>> = {
  ...CHAT_RATES,
  ...SHOP_RATES,
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

/** What is said of a message that came too often, where somebody waits for an answer to it; others are dropped. */
export const LOBBY_HASTE: Readonly<Partial<Record<LobbyClientMessageName, RoomRefusal>>> = {
  ...CHAT_HASTE,
  ...SHOP_HASTE,
};

export const LOBBY_MESSAGE_NAMES = Object.keys(LOBBY_CLIENT_MESSAGES) as LobbyClientMessageName[];
