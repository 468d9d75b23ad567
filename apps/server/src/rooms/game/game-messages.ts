import { CLIENT_MESSAGES, type ClientMessageName, type ClientMessages, type RoomRefusal } from '@syllaboom/contracts';
import type { MessageRate } from '#platform/rooms/base-room.ts';
import { CHAT_HASTE, CHAT_RATES } from '../chat/chat-rules.ts';
import { SHOP_HASTE, SHOP_RATES, shopHandlers } from '../players/ask-shop.ts';
import type { GameContext } from './game-context.ts';
import { sendEmoji } from './chat/emoji.ts';
import type { RoomParts } from './room-parts.ts';
import type { Member } from './seats/member.ts';
import { claimMemberAchievement, showMemberAchievements } from './seats/member-achievements.ts';
import { chooseIcon, creditPurchase, sendProfile, shopperOf } from './seats/own-account.ts';
import { changeScenarios } from './settings/scenarios.ts';
import { changeSetting } from './settings/settings.ts';
import { chatterOf, senderOf } from './chat/table-chat.ts';
import { sendGif } from './chat/table-gifs.ts';

type AnsweringPart = 'seating' | 'start' | 'host' | 'bots' | 'chat' | 'play' | 'yapping' | 'autoStart';
/** The parts that answer messages. */
export interface AnsweringParts extends Pick<RoomParts, AnsweringPart> {
  readonly room: GameContext;
  dismissSelf(member: Member): void;
}

type Handlers = { readonly [Name in ClientMessageName]: (member: Member, message: ClientMessages[Name]) => void };

/** Every message of the contracts and what it does; a missing one does not compile. */
export const gameHandlers = ({
  room,
  seating,
  start,
  host,
  bots,
  chat,
  play,
  yapping,
  autoStart,
  dismissSelf,
}: AnsweringParts): Handlers => ({
  start: (member) => start.start(member),
  leave: dismissSelf,
  end: (member) => host.endMatch(member),
  skip: (member) => play.skip(member),
  spectate: (member) => (yapping.isOn ? yapping.leave(member) : seating.toggleSpectating(member)),
  'auto-join': (member, { on }) => seating.setAutoJoin(member, on),
  'auto-start': (member, { on }) => autoStart.turn(member, on),
  settings: (member, change) => changeSetting(room, member, change, yapping),
  kick: (member, { id, ban }) => host.kick(member, id, ban === true),
  'vote-kick': (member, { id }) => host.voteKick(member, id),
  host: (member, { id }) => host.transfer(member, id),
  love: (member, { id }) => {
    const to = room.roster.get(id);
    chat.love(senderOf(room, member), to && chatterOf(room, to));
  },
  submit: (member, message) => play.submit(member, message),
  'join-yapping': (member) => yapping.join(member),
  'update-scenarios': (member, presets) => changeScenarios(room, member, presets),
  'practice-show': (member) => play.showWord(member),
  'practice-next': (member) => play.nextPrompt(member),
  'add-bot': (member, request) => bots.add(member, request),
  'remove-bot': (member, { id }) => bots.remove(member, id),
  'req-bot-profile': (member, { id }) => bots.showProfile(member, id),
  'update-bot-profile': (member, edit) => bots.update(member, edit),
  chat: (member, { message }) => chat.say(senderOf(room, member), message),
  command: (member, { command, args }) => chat.command(senderOf(room, member), command, args ?? {}),
  gif: (member, { g }) => void sendGif(room, chat, member, g),
  emoji: (member, { emoji }) => sendEmoji(room, chat, member, emoji),
  'pref-lang': (member, { locale }) => seating.chooseLanguage(member, locale),
  calm: (member, { on }) => {
    member.calm = on;
  },
  profile: (member) => sendProfile(room, member),
  'achievement-progress': (member) => showMemberAchievements(room, member),
  'claim-achievement': (member, { id }) => claimMemberAchievement(room, member, id),
  entitlement: (member, { id }) => creditPurchase(room, member, id),
  'm-icon': (member, { id }) => chooseIcon(room, member, id),
  ...shopHandlers(
    () => room,
    (member: Member) => shopperOf(room, member),
  ),
});

const SELDOM: MessageRate = { burst: 5, perSecond: 2 };
const OFTEN: MessageRate = { burst: 10, perSecond: 5 };

/** How often each message may come; what the rules limit themselves (submit, chat, love) has room above the rule. */
export const MESSAGE_RATES: Readonly<Record<ClientMessageName, MessageRate>> = {
  start: SELDOM,
  leave: SELDOM,
  end: SELDOM,
  skip: SELDOM,
  spectate: SELDOM,
  'auto-join': SELDOM,
  'auto-start': SELDOM,
  settings: OFTEN,
  kick: OFTEN,
  'vote-kick': SELDOM,
  host: SELDOM,
  love: SELDOM,
  submit: { burst: 40, perSecond: 20 },
  'join-yapping': SELDOM,
  'update-scenarios': SELDOM,
  'practice-show': OFTEN,
  'practice-next': OFTEN,
  'add-bot': OFTEN,
  'remove-bot': OFTEN,
  'req-bot-profile': OFTEN,
  'update-bot-profile': OFTEN,
  ...CHAT_RATES,
  gif: SELDOM,
  emoji: OFTEN,
  'pref-lang': SELDOM,
  calm: SELDOM,
  profile: SELDOM,
  'achievement-progress': SELDOM,
  'claim-achievement': SELDOM,
  entitlement: SELDOM,
  'm-icon': SELDOM,
  ...SHOP_RATES,
};

/** What is said of a message that came too often, where somebody waits for an answer to it; others are dropped. */
export const HASTE_REFUSALS: Readonly<Partial<Record<ClientMessageName, RoomRefusal>>> = {
  ...CHAT_HASTE,
  ...SHOP_HASTE,
  settings: 'tooOften',
  gif: 'gifCooldown',
  'add-bot': 'tooOften',
};

export const MESSAGE_NAMES = Object.keys(CLIENT_MESSAGES) as ClientMessageName[];
