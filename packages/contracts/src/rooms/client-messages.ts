import { BOT_SLIDERS, DIFFICULTIES, MONSTER, SETTING_KEYS } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { CHAT_CLIENT_MESSAGES } from './chat-messages.ts';
import { Entitlement, GameLocale, MAX_WORD_LENGTH, SeatId, small } from './game.ts';
import { SHOP_CLIENT_MESSAGES } from './shop.ts';

/** Draft deltas. */
export const DraftDelta = z.discriminatedUnion('t', [
  z.object({ t: z.literal('r'), w: z.string().check(z.maxLength(MAX_WORD_LENGTH)) }),
  z.object({ t: z.literal('a'), a: z.string().check(z.maxLength(MAX_WORD_LENGTH)) }),
  z.object({ t: z.literal('d'), l: small(MAX_WORD_LENGTH) }),
  z.object({
    t: z.literal('c'),
    p: small(MAX_WORD_LENGTH),
    d: small(MAX_WORD_LENGTH),
    a: z.string().check(z.maxLength(MAX_WORD_LENGTH)),
  }),
]);

/** A draft as the room relays it to the others, under DRAFT_MESSAGE: whose it is, and the delta as it came. */
export interface DraftRelay {
  id: string;
  d: z.infer<typeof DraftDelta>;
}

/** Values of `settings {key, value}`; the engine says which fit which key. */
const SettingValue = z.union([
  z.boolean(),
  z.number(),
  z.string().check(z.maxLength(60)),
  z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MONSTER.mostChosen)),
]);
export const Settings = z.union([
  z.object({ key: z.enum(SETTING_KEYS), value: SettingValue }),
  z.object({ locked: z.boolean() }),
  z.object({ language: GameLocale }),
  z.object({ background: z.int() }),
  /** One that the host owns. */
  z.object({ bomb: z.int() }),
  z.object({ speed: z.number() }),
  z.object({ mode: z.int() }),
  z.object({ difficulty: small(Math.max(...Object.values(DIFFICULTIES))) }),
  z.object({ secondary: z.number() }),
]);
export type Settings = z.infer<typeof Settings>;

const slider = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most));
/** Bot sliders. */
export const BotEdit = z.object({
  id: SeatId,
  locale: z.optional(GameLocale),
  typingSpeed: slider(BOT_SLIDERS.typingSpeed),
  typoAmount: slider(BOT_SLIDERS.typoAmount),
  thinkingTime: slider(BOT_SLIDERS.thinkingTime),
});
export type BotEdit = z.infer<typeof BotEdit>;

/** Messages from the client. A message that its schema refuses changes nothing. */
export const CLIENT_MESSAGES = {
  start: z.optional(z.nullable(z.object({}))),
  leave: z.optional(z.nullable(z.object({}))),
  end: z.optional(z.nullable(z.object({}))),
  /** Nobody but bots plays any more: on to the result. */
  skip: z.optional(z.nullable(z.object({}))),
  spectate: z.optional(z.nullable(z.object({}))),
  'auto-join': z.object({ on: z.boolean() }),
  /** The host of a table of quick play stops its countdown, or lets it go on. */
  'auto-start': z.object({ on: z.boolean() }),
  settings: Settings,
  kick: z.object({ id: SeatId, ban: z.optional(z.boolean()) }),
  'vote-kick': z.object({ id: SeatId }),
  host: z.object({ id: SeatId }),
  love: z.object({ id: SeatId }),
  /** In modes with answers or cards to choose from, `word` is the index of one. `t`: no person typed it. */
  submit: z.object({ word: z.union([z.string().check(z.maxLength(200)), z.int()]), t: z.optional(z.boolean()) }),
  /** Mode 99: takes a seat in the running game; `spectate` gives it up. */
  'join-yapping': z.optional(z.nullable(z.object({}))),
  /** Which presets the random one may draw, sent when the scenario window closes. */
  'update-scenarios': z
    .array(z.object({ id: small(99), params: z.object({ enabled: z.boolean() }) }))
    .check(z.maxLength(40)),
  'practice-show': z.optional(z.nullable(z.object({}))),
  'practice-next': z.optional(z.nullable(z.object({}))),
  'add-bot': z.object({
    id: z.optional(SeatId),
    locale: z.optional(GameLocale),
    typingSpeed: z.optional(slider(BOT_SLIDERS.typingSpeed)),
    typoAmount: z.optional(slider(BOT_SLIDERS.typoAmount)),
    thinkingTime: z.optional(slider(BOT_SLIDERS.thinkingTime)),
  }),
  'remove-bot': z.object({ id: SeatId }),
  'req-bot-profile': z.object({ id: SeatId }),
  'update-bot-profile': BotEdit,
  ...CHAT_CLIENT_MESSAGES,
  /** A GIF for the chat; what is no name of one comes through, to be refused by name. */
  gif: z.object({ g: z.object({ p: z.string().check(z.maxLength(20)), id: z.string().check(z.maxLength(300)) }) }),
  emoji: z.object({ emoji: z.string().check(z.minLength(1), z.maxLength(16)) }),
  'pref-lang': z.object({ locale: GameLocale }),
  /** Reduced motion of this client: decides which twists may be drawn. */
  calm: z.object({ on: z.boolean() }),
  profile: z.optional(z.nullable(z.object({}))),
  'achievement-progress': z.optional(z.nullable(z.object({}))),
  'claim-achievement': z.object({ id: z.string().check(z.maxLength(40)) }),
  /** A purchase inside Discord, to be looked up and granted by the server. */
  entitlement: Entitlement,
  /** A supporter's member icon, 0 for none. */
  'm-icon': z.object({ id: small(9999) }),
  ...SHOP_CLIENT_MESSAGES,
} as const;
export type ClientMessageName = keyof typeof CLIENT_MESSAGES;
export type ClientMessages = { [Name in ClientMessageName]: z.infer<(typeof CLIENT_MESSAGES)[Name]> };
