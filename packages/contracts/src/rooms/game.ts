import { BOT_SLIDERS, DIFFICULTIES, GAME_LANGUAGES, ROOM, type Twist, WORD_LENGTH } from '@syllaboom/engine';
import { z } from 'zod/mini';

/** The room type that every game is played in [R0414]. */
export const GAME_ROOM = 'my_room';
/** Drafts travel under a number to save bytes: both ways. */
export const DRAFT_MESSAGE = 1;
/** Longest typed word [R0332]. */
export const MAX_WORD_LENGTH = WORD_LENGTH.max;

const SessionId = z.string().check(z.minLength(1), z.maxLength(40));
const PlayerId = z.string().check(z.minLength(1), z.maxLength(40));
const small = (maximum: number) => z.int().check(z.minimum(0), z.maximum(maximum));
export const GameLocale = z.enum(GAME_LANGUAGES);

/** Options of create. `wbPlayer` is the access token; nothing else about the player is believed [R0417]. */
export const CreateRoomOptions = z.object({
  wbPlayer: z.optional(z.string()),
  locale: z.optional(GameLocale),
  open: z.optional(z.boolean()),
  practice: z.optional(z.boolean()),
  roomId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{4,12}$/))),
  mode: z.optional(z.int()),
  title: z.optional(z.string().check(z.maxLength(60))),
  settings: z.optional(z.record(z.string(), z.unknown())),
});
export type CreateRoomOptions = z.infer<typeof CreateRoomOptions>;
export const JoinRoomOptions = z.object({
  wbPlayer: z.optional(z.string()),
  spectate: z.optional(z.boolean()),
  locale: z.optional(GameLocale),
});
export type JoinRoomOptions = z.infer<typeof JoinRoomOptions>;

/** Draft deltas [R0448 R0449]. */
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

/** Keys of `settings {key, value}`; the server maps them to the room state's names [R0439]. */
export const SETTING_KEYS = [
  'scenario',
  'multi_lang',
  'wpp',
  'wpp_s',
  'wpp_l',
  'length_mode',
  'max_player',
  'heart',
  'sl',
  'timer',
  'chain_style',
  'letter_health',
  'casual_alphabet',
  'guests',
  'monsters',
] as const;
const SettingValue = z.union([
  z.boolean(),
  z.number(),
  z.string().check(z.maxLength(60)),
  z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)),
]);
export const Settings = z.union([
  z.object({ key: z.enum(SETTING_KEYS), value: SettingValue }),
  z.object({ locked: z.boolean() }),
  z.object({ language: GameLocale }),
  z.object({ background: small(ROOM.mostCosmeticId) }),
  z.object({ bomb: small(ROOM.mostCosmeticId) }),
  z.object({ speed: z.number() }),
  z.object({ mode: z.int() }),
  z.object({ difficulty: small(Math.max(...Object.values(DIFFICULTIES))) }),
  z.object({ secondary: z.number() }),
]);
export type Settings = z.infer<typeof Settings>;

const slider = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most));
/** Bot sliders [R0288]. */
export const BotEdit = z.object({
  id: PlayerId,
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
  spectate: z.optional(z.nullable(z.object({}))),
  'auto-join': z.object({ on: z.boolean() }),
  settings: Settings,
  kick: z.object({ id: SessionId, ban: z.optional(z.boolean()) }),
  'vote-kick': z.object({ id: SessionId }),
  host: z.object({ id: SessionId }),
  love: z.object({ id: SessionId }),
  /** In modes with answers to choose from, `word` is the answer's index. */
  submit: z.object({ word: z.union([z.string().check(z.maxLength(200)), z.int()]), t: z.optional(z.boolean()) }),
  'practice-show': z.optional(z.nullable(z.object({}))),
  'practice-next': z.optional(z.nullable(z.object({}))),
  'add-bot': z.object({
    id: z.optional(PlayerId),
    locale: z.optional(GameLocale),
    typingSpeed: z.optional(slider(BOT_SLIDERS.typingSpeed)),
    typoAmount: z.optional(slider(BOT_SLIDERS.typoAmount)),
    thinkingTime: z.optional(slider(BOT_SLIDERS.thinkingTime)),
  }),
  'remove-bot': z.object({ id: SessionId }),
  'req-bot-profile': z.object({ id: SessionId }),
  'update-bot-profile': BotEdit,
  chat: z.object({ message: z.string().check(z.maxLength(2000)) }),
  command: z.object({
    command: z.string().check(z.maxLength(40)),
    args: z.optional(z.record(z.string(), z.string().check(z.maxLength(300)))),
  }),
  emoji: z.object({ emoji: z.string().check(z.minLength(1), z.maxLength(16)) }),
  'pref-lang': z.object({ locale: GameLocale }),
  /** Reduced motion of this client: decides which twists may be drawn. */
  calm: z.object({ on: z.boolean() }),
  profile: z.optional(z.nullable(z.object({}))),
} as const;
export type ClientMessageName = keyof typeof CLIENT_MESSAGES;
export type ClientMessages = { [Name in ClientMessageName]: z.infer<(typeof CLIENT_MESSAGES)[Name]> };

/** System lines of the chat: the client holds the words, `params` what goes into them. */
export const SYSTEM_LINES = [
  'hostNow',
  'joined',
  'left',
  'kicked',
  'banned',
  'voteKick',
  'votedOut',
  'surrendered',
  'titleChanged',
  'promptsWidened',
  'unknownCommand',
  'missingParameter',
  'playerNotFound',
  'wordsFound',
  'noWordsFound',
  'wordInfo',
  'wordUnknown',
  'syllableInfo',
] as const;
export type SystemLine = (typeof SYSTEM_LINES)[number];
export type ChatKind = 'normal' | 'system' | 'q' | 'i' | 'syl';
/** A chat line [R0191 L0118]. System lines carry a message key and parameters, so that each client uses its own language. */
export interface ChatLine {
  id: string;
  avatar: string;
  displayName: string;
  message: string;
  time: number;
  private: boolean;
  system: boolean;
  type: ChatKind;
  playerType: number;
  key?: SystemLine;
  params?: Record<string, string | number>;
}

/** One line of the prompt/solve log [R0189]. */
export interface SolveLine {
  playerId: string;
  name: string;
  avatar: string;
  word: string;
  isCorrect: boolean;
  prompt: string;
}

/** One row of the winner screen [R0190]. `react` in seconds. */
export interface WinnerEntry {
  player: { id: string; name: string; avatar: string };
  wpm: number;
  react: number;
  elo: number;
  reached_wpp: number;
  longest_word: string;
  correct_words: number;
  wrong_words: number;
  category: Record<string, number>;
  xp: number;
  coins: number;
  discovered: number;
  claimed: number;
}

/** Messages from the server, in the seeds' names. Ids are session ids. Times are the room clock in ms (see `clock`). */
export interface ServerMessages {
  /** First message after a join: the room clock now, so that the client knows its offset. Repeated every 5 s. */
  clock: { now: number };
  countdown: { n: number };
  start: { matchId: string };
  stop: { reason: string };
  turn: {
    id: string;
    prompt: string;
    round: number;
    turn: number;
    startedAt: number;
    endsAt: number | null;
    maxTime: number;
    twist: Twist | null;
  };
  duration: { startedAt: number; endsAt: number };
  twist: { twist: Twist };
  spectate: { id: string; spectating: boolean };
  new: { id: string };
  hurt: { id: string; heart: number };
  heart: { id: string; heart: number };
  eliminated: { id: string };
  winner: { winners: WinnerEntry[]; matchId: string; recorded: boolean; self: WinnerEntry | null };
  correct: { id: string; word: string; prompt: string; points: number; combo: number };
  wrong: { id: string; word: string; reason: string };
  title: { title: string };
  hint: { prompt: string; words: string[] };
  dc: { id: string; dc: boolean };
  'user-letter-healths': { id: string; letters: Record<string, number> };
  alpha: { id: string; completed: number; multiplier: number };
  'lang-set': { id: string; locale: string };
  chat: ChatLine;
  'chat-history': { lines: ChatLine[]; solves: SolveLine[] };
  solve: SolveLine;
  emoji: { id: string; emoji: string };
  'st-change': { key: string };
  /** The asker's setting, bot or command was refused. */
  refused: { code: RoomRefusal; params?: Record<string, string | number> };
  confirm: { what: 'bot-added' | 'bot-removed' | 'bot-updated' };
  'bot-profile': BotEdit;
  'submit-res': { a: boolean };
  'practice-word': { word: string };
  profile: { exp: number; level: number; score: number; diamond: number; key: number };
  'coin-spawn': { id: string; count: number };
  'exp-spawn': { id: string; count: number };
  'diamond-spawn': { id: string; count: number };
  'key-spawn': { id: string; count: number };
  'word-spawn': { id: string; syllables: string[] };
  'love-heart': { from: string; to: string };
  'server-message': { msg: string };
  popup: { kind: 'info' | 'error' | 'notice' | 'message'; key: string; params?: Record<string, string | number> };
}
export type ServerMessageName = keyof ServerMessages;

/** Why the room refused; the client holds the words. */
export const ROOM_REFUSALS = [
  'onlyHost',
  'running',
  'notRunning',
  'noPlayers',
  'modeLocked',
  'badValue',
  'roomFull',
  'botLanguage',
  'botLanguageUnknown',
  'botRunning',
  'botUnknown',
  'playerUnknown',
  'self',
  'tooLate',
  'ranked',
  'muted',
  'chatCooldown',
  'guest',
  'unknownCommand',
  'missingParameter',
  'loveCooldown',
  'needThree',
  'languageBuilding',
  'notAllowed',
] as const;
export type RoomRefusal = (typeof ROOM_REFUSALS)[number];

/** A player in the room state [R0137]. */
export interface RoomPlayerState {
  session_id: string;
  auth_id: string;
  username: string;
  avatar: string;
  level: number;
  heart: number;
  eliminated: boolean;
  combo: number;
  spectating: boolean;
  autoJoin: boolean;
  bomb: number;
  background: number;
  dc: boolean;
  type: number;
  lang: string;
  bot: boolean;
  wp: number;
  f: number;
  h: number;
  locale: string;
  wpm: number;
  alpha: number;
  disco: number;
  claim: number;
  /** Remaining time bank in ms, -1 without one. */
  bank: number;
  /** Place round the table, in the order of turns; -1 while no match runs. */
  order: number;
  /** Last accepted word; the draft as a late joiner sees it. */
  last: string;
  draft: string;
}

export type RoomPhase = 'lobby' | 'countdown' | 'playing' | 'winner';

/** The room state, field by field as the schema sends it [R0138–R0142]. */
export interface GameRoomState {
  players: Map<string, RoomPlayerState>;
  currentPlayerSessionId: string;
  host: string;
  title: string;
  phase: RoomPhase;
  countdown: number;
  /** Word as drafted by the holder (late joiners), prompt, ms left at the turn's start, longest time in seconds, time bank in seconds, number of solves. */
  word: string;
  letter: string;
  time: number;
  maxTime: number;
  t: number;
  solves: number;
  round: number;
  turn: number;
  /** Room clock in ms; -1 = clock not running. */
  turnStartedAt: number;
  turnEndsAt: number;
  started: boolean;
  locked: boolean;
  ranked: boolean;
  guests: boolean;
  speed: number;
  mode: number;
  diff: number;
  sc: number;
  lm: number;
  cs: number;
  heart: number;
  maxp: number;
  wpp: number;
  wpp_s: number;
  wpp_l: number;
  sl: number;
  monsters: string[];
  locale: string;
  mlang: boolean;
  letterHealth: number;
  casualAlphabet: boolean;
  background: number;
  bomb: number;
  /** Name and letters of the running twist; empty when none. */
  twist: string;
  twistLetters: string;
  /** True while the room's dictionary is still being built. */
  preparing: boolean;
}
